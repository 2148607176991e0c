"""Games on all cores, each core a process of its own."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_bool
from pathlib import Path
from typing import Final

from redtable.kernel.message import Message
from redtable.lab.player import play_table
from redtable.lab.results import Result
from redtable.lab.schedule import Table
from redtable.lab.settings import ArenaError, Settings

AHEAD: Final = 4
"""So many games for each process are waiting: enough that none is idle, few enough for a million games."""


TICK: Final = 0.1
"""Seconds after which Ctrl-C is heard at the latest."""


class _Worker:
    """What a process knows from its beginning on."""

    off: c_bool
    """Set when the arena is called off. Without a lock, which a process that is killed could hold for ever."""


def play_all(settings: Settings, waiting: Sequence[Table], folder: Path, jobs: int) -> Iterator[Result]:
    """Results as they come. Whoever closes the iterator calls the arena off: games in progress are given up."""
    if min(jobs, len(waiting)) <= 1:
        for table in waiting:
            yield play_table(settings, table, folder, lambda: False)
        return
    context = multiprocessing.get_context("spawn")
    off = context.RawValue(c_bool, False)
    processes = min(jobs, len(waiting))
    pool = ProcessPoolExecutor(processes, context, _begin, (off,))
    try:
        yield from _results(pool, AHEAD * processes, settings, waiting, folder)
    except BrokenProcessPool as broken:
        raise ArenaError(Message("arena-worker-died")) from broken
    finally:
        off.value = True
        pool.shutdown()


def _results(
    pool: ProcessPoolExecutor, most: int, settings: Settings, waiting: Sequence[Table], folder: Path
) -> Iterator[Result]:
    left = deque(waiting)
    running: set[Future[Result]] = set()
    while left or running:
        with _ctrl_c_held():
            while left and len(running) < most:
                running.add(pool.submit(_play, settings, left.popleft(), folder))
            done, running = wait(running, TICK, FIRST_COMPLETED)
        for future in done:
            yield future.result()


def _play(settings: Settings, table: Table, folder: Path) -> Result:
    return play_table(settings, table, folder, lambda: _Worker.off.value)


def _begin(off: c_bool) -> None:
    """Ctrl-C reaches every process of a terminal; only the first one is to hear it. Without that one the others end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.off = off
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _ctrl_c_held() -> Iterator[None]:
    """This process hears Ctrl-C afterwards, so that it cannot come while the executor holds a lock.

    Processes that start meanwhile never hear it, not even before `_begin`.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
