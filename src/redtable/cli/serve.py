"""`redtable serve` and `redtable play`: tables for browsers."""

from __future__ import annotations

import sys
import threading
import webbrowser
from typing import Annotated

import typer

from redtable.cli.language import Lang, words_for
from redtable.kernel.message import Message
from redtable.server.running import serve as serve_tables
from redtable.server.settings import PORT, Rates, Settings, default_database, default_workers

Database = Annotated[str, typer.Option(metavar="URL", help="help-serve-database", show_default=False)]
Host = Annotated[str, typer.Option(metavar="ADDRESS", help="help-serve-host")]
Port = Annotated[int, typer.Option(metavar="N", help="help-serve-port", min=1, max=65535)]
Bots = Annotated[int, typer.Option(metavar="N", help="help-serve-bots", min=0, max=64, show_default=False)]


def serve(
    database: Database = "",
    host: Host = "127.0.0.1",
    port: Port = PORT,
    workers: Annotated[int, typer.Option(metavar="N", help="help-serve-workers", min=1, max=64)] = 1,
    bot_workers: Bots = 0,
    proxied: Annotated[bool, typer.Option("--proxied", help="help-serve-proxied")] = False,
    private_webhooks: Annotated[bool, typer.Option("--private-webhooks", help="help-serve-private-webhooks")] = False,
    rate: Annotated[float, typer.Option(metavar="N", help="help-serve-rate", min=1)] = Rates().per_second,
    lang: Lang = "",
) -> None:
    words = words_for(lang)
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        bot_workers=bot_workers or default_workers(),
        private_webhooks=private_webhooks,
        proxied=proxied,
        rates=Rates.of(rate),
    )

    def tell() -> None:
        print(words.say(Message("serve-started", {"address": address(host, port)})), file=sys.stderr, flush=True)

    serve_tables(settings, workers, tell)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def play(
    database: Database = "",
    port: Port = PORT,
    browser: Annotated[bool, typer.Option(help="help-play-browser")] = True,
    lang: Lang = "",
) -> None:
    words = words_for(lang)
    here = address("127.0.0.1", port)

    def tell() -> None:
        print(words.say(Message("play-started", {"address": here})), file=sys.stderr, flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    serve_tables(Settings(database=database or default_database(), port=port), started=tell)
