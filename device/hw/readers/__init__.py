"""NFC and RFID readers, and boards on the seat bus."""
