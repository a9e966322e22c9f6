"""What makes a box of a machine: the service, the installer, releases (systemd/README.md)."""
