"""What holds for all tests."""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
"""Where tests run in the background of a shell Ctrl-C is ignored, and so it would be in all processes they start."""
