"""Who may know what in Werewolves of Miller's Hollow."""

from device.leaks.knowledge.millers_hollow.story import Story

KNOWLEDGE = Story
