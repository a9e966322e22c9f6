"""The engine once more, without what is only told: games that are played for their numbers have nobody to tell it to.

Most of what a script awaits is said or shown and brings nothing back, and making that costs more time than the rules.
So each module `engine.x` can be had as `unheard.x` as well: the same file, compiled without the statements that only
tell, without questions to nobody, and without anybody leaving.  All else stays as it is written, and the engine
itself is not touched.
"""

import ast
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from types import CodeType, ModuleType

from engine.catalogue import Game
from engine.effects import Board, Note, Say, Show, Sleep, Talk, Wake

TOLD = {kind.__name__ for kind in (Board, Note, Say, Show, Sleep, Talk, Wake)}
HEARD, UNHEARD, SHARED = "engine", "unheard", "engine.effects"
"""The package, its copy, and what both have in common: the language that scripts and bots speak."""


class Silence(ast.NodeTransformer):
    """What is left out of a module."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """Drop a statement that does nothing but await something told."""
        match node.value:
            case ast.Await(ast.Call(ast.Name(name))) if name in TOLD:
                return ast.Pass()
        return self.generic_visit(node)

    def visit_Await(self, node: ast.Await) -> ast.AST:
        """Pass a safe point, and put a question only where somebody is asked."""
        match node.value:
            case ast.Call(ast.Name("Leave")):
                return ast.Tuple([], ast.Load())
            case ast.Call(ast.Name("Ask"), [_, seats, *_]):
                return ast.IfExp(seats, node, ast.Dict([], []))
        return self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        """Import from the copy within the copy."""
        package, dot, rest = str(node.module).partition(".")
        if package == HEARD and node.module != SHARED:
            node.module = UNHEARD + dot + rest
        return node


class Loader(SourceFileLoader):
    """Compiles the silent tree of a file, and keeps it nowhere."""

    def get_code(self, fullname: str) -> CodeType:
        """The code of a module of the copy."""
        path = self.get_filename(fullname)
        tree = Silence().visit(ast.parse(self.get_data(path), path))
        return compile(ast.fix_missing_locations(tree), path, "exec")


class Finder(MetaPathFinder):
    """Finds the modules of the copy where those of the engine are."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where this module comes from, if it is one of the copy."""
        package, dot, rest = fullname.partition(".")
        heard = find_spec(HEARD + dot + rest) if package == UNHEARD else None
        if heard is None or heard.origin is None:
            return None
        inside = heard.submodule_search_locations
        loader = Loader(fullname, heard.origin)
        return spec_from_file_location(fullname, heard.origin, loader=loader, submodule_search_locations=inside)


def unheard_games() -> Mapping[str, Game]:
    """All games of the catalogue, by key, with scripts that tell nothing."""
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, Finder())  # before the one that would take the files as they are
    found: Mapping[str, Game] = import_module(f"{UNHEARD}.catalogue").games()
    return found
