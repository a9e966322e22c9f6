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
wiring-contacts = in brackets: the contact of the RJ12 plug, at a straight cable

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

## The readers

wiring-readers = The readers
wiring-reader = reader
wiring-plugged-in = plugged in at
wiring-any-port = any port: it is paired in the lobby
wiring-lid = the lid
wiring-seat-bus = Seat bus
wiring-reader-circuits = How a reader is wired
wiring-pn532-where = at the seat, together with its adapter; both switches at 0 (HSU)
wiring-rdm6300-where = at the seat, together with its adapter
wiring-board-where = a reader on a board; buttons and lights as with the other circuits, at GP pins
wiring-adapter = adapter, 3.3 V
wiring-or-3v3 = or 3.3 V
wiring-usb = USB, at most 5 m
wiring-hub = hub with its
wiring-own-supply = own supply
wiring-to-pi = to the Pi
wiring-pn532-regulator = 5 V only where the module has a regulator (3.3 to 5 V). Signals: never more than 3.4 V.
wiring-pn532-supply = A module for 3.3 V alone needs an adapter that gives 200 mA at 3.3 V; a CP2102 gives 100 mA.
wiring-measure-tx = Its RX stays open. Measure TX: an adapter of 3.3 V may not bear 5 V.
wiring-coil = coil
wiring-fuse = fuse 0.1 A
wiring-divider = 1.8 kΩ, only where TX
wiring-divider-when = is above 3.4 V
wiring-box-and-seat = in the box | at the seat
wiring-rj45 = RJ45: 1 NEXT, 2 OK, 3 BACK, 4 light, 5 ground, 6 TX, 7 ground, 8 +5 V. Never into a network.

## The list of parts

wiring-part-switch = silent switch
wiring-part-panel-button = push button for the front panel
wiring-part-led = LED in a hood of 10 mm
wiring-part-buzzer = active piezo buzzer, 3 V
wiring-part-cable = cable of six wires (RJ12), 3 m, with its socket
wiring-part-expander = MCP23017 in a narrow case, with its socket
wiring-part-resistor = resistor { $value }
wiring-part-capacitor = capacitor { $value }
wiring-part-tvs = TVS diode array SRV05-4
wiring-part-pn532 = reader PN532 (13.56 MHz)
wiring-part-rdm6300 = reader RDM6300 (125 kHz) with its coil
wiring-part-adapter = USB-serial adapter of 3.3 V (CP2102, CH340)
wiring-part-usb-cable = USB cable to the seat, at most 5 m
wiring-part-pico = Raspberry Pi Pico, as a board of the seat bus
wiring-part-patch-cable = patch cable (RJ45), 3 m, with its socket
wiring-part-fuse = resettable fuse, 0.1 A
wiring-part-hub = USB hub of { $value } ports with its own supply
wiring-part-tag = tag for sets of answers (NTAG213 at PN532, EM4100 at RDM6300)
