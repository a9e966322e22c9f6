"""The close button of a window, as a window manager tells of it; xdotool can only take the window away."""

from ctypes import CDLL, Structure, byref, c_char_p, c_int, c_long, c_ulong, c_void_p

CLIENT_MESSAGE = 33
"""The type of such an event in X11."""


class Message(Structure):
    """An `XClientMessageEvent`, with room for any event."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("sent", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("about", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
        ("rest", c_long * 12),
    )


def press_the_close_button(display: str, window: int) -> None:
    """Tell a window that its close button was pressed."""
    x = CDLL("libX11.so.6")
    x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = c_void_p, [c_char_p]
    x.XInternAtom.restype, x.XInternAtom.argtypes = c_ulong, [c_void_p, c_char_p, c_int]
    x.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, c_void_p]
    x.XCloseDisplay.argtypes = [c_void_p]
    at = x.XOpenDisplay(display.encode())
    about, close = (x.XInternAtom(at, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = Message(CLIENT_MESSAGE, 0, 1, at, window, about, 32, (c_long * 5)(close))
    x.XSendEvent(at, window, 0, 0, byref(message))
    x.XCloseDisplay(at)
