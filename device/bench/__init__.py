"""What the box may take of time, memory and processor, and what it takes here (`wolfhour bench`)."""
