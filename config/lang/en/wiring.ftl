# The words on the pictures of `wolfhour config wiring`: short, since they stand beside pins.

## Buttons

wiring-ok = OK
wiring-next = NEXT
wiring-up = UP
wiring-down = DOWN
wiring-back = BACK

## What a pin is for

wiring-seat-button = seat { $seat } { $button }
wiring-seat-light = seat { $seat } light
wiring-seat-buzzer = seat { $seat } buzzer
wiring-panel-button = panel { $button }
wiring-5v = 5 V, only for the Pi itself
wiring-ground = ground
wiring-id-chip = (the ID chip of a hat)
wiring-i2c = (the I2C bus)
wiring-serial = (the serial port)
wiring-i2s-sound = (the sound hat)
wiring-spi-display = (the display hat)
wiring-fan = (the fan)
wiring-sda = SDA of { $chips }
wiring-scl = SCL of { $chips }
wiring-inta = INTA of all expanders
wiring-free = free
wiring-nothing = not connected
wiring-no-interrupt = not connected: no interrupt wire
wiring-vdd = 3.3 V (contact 1 or 17)
wiring-at-contact = { $pin } (contact { $contact })
wiring-pulled-up = { $pin } (contact { $contact }), 10 kΩ to 3.3 V once
wiring-reset = 3.3 V through 10 kΩ

## The header and the expanders

wiring-header = The header of the Raspberry Pi
wiring-contact-1 = contact 1 has the square pad; contacts 39 and 40 point to the far end of the board
wiring-chip = { $name }: MCP23017 at address { $address }
wiring-notch = seen from above, the notch on top
wiring-decouple = 100 nF between VDD and VSS, close to the chip.

## The cables

wiring-cables = The cables of the seats
wiring-seat = seat
wiring-a-button = button { $button }
wiring-a-light = light or buzzer
wiring-and-ground = and ground

## The circuits

wiring-circuits = The circuits, once for every line
wiring-in-box = in the box
wiring-cable = cable
wiring-at-seat = at the seat
wiring-button = Button
wiring-button-where = at an input: GPIO, or A0–A6, B0–B6; at the panel without the TVS diode
wiring-light = Light
wiring-light-where = at an output: GPIO, or any pin of an expander
wiring-buzzer = Buzzer
wiring-buzzer-where = in place of a light, at the same pin
wiring-lamp = { $value } (2 mA for a red one)
wiring-piezo = active piezo,
wiring-pin = pin
wiring-tvs = TVS diode
wiring-ground-wire = ground, one wire a seat
wiring-silent = silent
wiring-switch = switch
wiring-led = LED in
wiring-hood = its hood
