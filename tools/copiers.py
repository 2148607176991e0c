"""Functions that copy states, written out so that mypyc translates them: they take a third of the time.

In plain Python the kernel makes the same text when it is first needed (`redtable.kernel.plain`). Printed as JSON by
module, in a process of its own, because the sources that are being compiled must be the ones that are asked:

    python -m tools.copiers redtable.kernel.stack redtable.terraforming.state
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from types import ModuleType

from redtable.kernel.plain import Cloned, copier_source


def copiers_in(module: ModuleType) -> str:
    """What is to stand at the end of the module; nothing if no class in it is copied."""
    things = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Cloned)]
    own = [cls for cls in things if cls.__module__ == module.__name__ and "__dataclass_fields__" in vars(cls)]
    if not own:
        return ""
    parts = ["from redtable.kernel.plain import clone, copied, copiers\n"]
    for cls in own:
        parts.append(f"{copier_source(cls)}\n\ncopiers[{cls.__name__}] = copy_{cls.__name__}\n")
    return "\n\n" + "\n\n".join(parts)


if __name__ == "__main__":
    print(json.dumps({name: copiers_in(import_module(name)) for name in sys.argv[1:]}))
