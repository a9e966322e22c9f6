"""The engine once more, without what is only told: games that are played for their numbers have nobody to tell it to.

Most of what a script awaits is said or shown and brings nothing back, and making that costs more time than the rules.
So each module `engine.x` can be had as `unheard.x` as well: the same file, compiled without the statements that only
tell, without the order in which people speak, without questions to nobody, and without anybody leaving.  And since
bots answer at once, nothing is awaited: an `async` function is a plain one there, and an effect is handed to the table
where it stands.  All else stays as it is written, and the engine itself is not touched.
"""

import ast
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from random import Random
from types import CodeType, ModuleType
from typing import Any

from engine.catalogue import Game, GameResult, Setup
from engine.effects import Board, Note, Say, Show, Sleep, Talk, Wake
from engine.lab.bots import Policy
from engine.lab.play import NeverEnds, Table

TOLD = {kind.__name__ for kind in (Board, Note, Say, Show, Sleep, Talk, Wake)}
MANNER = {
    *("closes", "secret", "how", "farewell", "interrupt", "hides", "lays", "parts", "publishes", "looks", "fixed")
}
"""How a question is put, which is all the same to bots."""
HEARD, UNHEARD = "engine", "unheard"
"""The package and its copy."""
TABLE = Table()
"""Where the copy's games are played, one after the other."""


class Silence(ast.NodeTransformer):
    """What is left out of a module, and what is left of awaiting."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        """Import from the copy within the copy."""
        package, dot, rest = str(node.module).partition(".")
        if package == HEARD:
            node.module = UNHEARD + dot + rest
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A question has no manner."""
        self.generic_visit(node)
        if node.name == "Ask":
            node.body = [part for part in node.body if not (isinstance(part, ast.AnnAssign) and manner(part.target))]
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """And is put in none."""
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "Ask":
            node.keywords = [word for word in node.keywords if word.arg not in MANNER]
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """Nothing is waited for, so it is a plain function."""
        self.generic_visit(node)
        return ast.copy_location(ast.FunctionDef(**dict(ast.iter_fields(node))), node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """Drop a statement that does nothing but await something told."""
        match node.value:
            case ast.Await(ast.Call(ast.Name(name))) if name in TOLD:
                return ast.Pass()
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST:
        """Drop a condition under which nothing but telling stood."""
        told = not acts(node.test)
        self.generic_visit(node)
        return ast.Pass() if told and idle(node.body) and idle(node.orelse) else node

    def visit_For(self, node: ast.For) -> ast.AST:
        """Drop a loop in which nothing but telling stood, and with it what settles the order of the telling."""
        self.generic_visit(node)
        return ast.Pass() if idle(node.body) else node

    def visit_Await(self, node: ast.Await) -> ast.AST:
        """Call what is awaited; pass a safe point, and have the table answer, if somebody is asked at all."""
        self.generic_visit(node)
        match node.value:
            case ast.Call(ast.Name("Leave")):
                return ast.Tuple([], ast.Load())
            case ast.Call(ast.Name("Ask"), [_, seats, *_]):
                return ast.IfExp(seats, answered(node.value), ast.Dict([], []))
            case ast.Call(ast.Name("demand"), [ast.Call(ast.Name("Ask"), [_, seats, *_])]):
                return ast.IfExp(seats, node.value, ast.Dict([], []))
            case ast.Call(ast.Name("Deal" | "Draw")) | ast.Name():
                return answered(node.value)
        return node.value


def manner(target: ast.expr) -> bool:
    """Whether this field says how something is asked."""
    return isinstance(target, ast.Name) and target.id in MANNER


def answered(effect: ast.expr) -> ast.expr:
    """The table's answer to this effect; only asks are ever kept in a variable."""
    kind = effect.func.id if isinstance(effect, ast.Call) and isinstance(effect.func, ast.Name) else "Ask"
    return ast.Call(ast.Attribute(ast.Name("TABLE", ast.Load()), kind.lower(), ast.Load()), [effect], [])


def idle(body: list[ast.stmt]) -> bool:
    """Whether nothing is left of these statements."""
    return all(isinstance(statement, ast.Pass) for statement in body)


def acts(node: ast.expr) -> bool:
    """Whether this asks somebody or keeps a name."""
    return any(isinstance(part, ast.Await | ast.NamedExpr) for part in ast.walk(node))


class Loader(SourceFileLoader):
    """Compiles the silent tree of a file, and keeps it nowhere."""

    def get_code(self, fullname: str) -> CodeType:
        """The code of a module of the copy."""
        path = self.get_filename(fullname)
        tree = Silence().visit(ast.parse(self.get_data(path), path))
        return compile(ast.fix_missing_locations(tree), path, "exec")

    def exec_module(self, module: ModuleType) -> None:
        """Run it; it knows the table that its questions go to."""
        vars(module)["TABLE"] = TABLE
        super().exec_module(module)


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


def play_unheard(setup: Setup, policy: Policy, rng: Random) -> GameResult:
    """Play one game to its end as `play` does, several times as fast."""
    script: Callable[[Setup], Any] = unheard_games()[setup.game].script
    TABLE.sit(policy, rng)
    try:
        result: GameResult = script(setup)
    except NeverEnds:
        return GameResult("none", ())
    return result


@cache
def unheard_games() -> Mapping[str, Game]:
    """All games of the catalogue, and the lab's own, by key; their scripts are plain functions that tell nothing."""
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, Finder())  # before the one that would take the files as they are
    own: Game = import_module(f"{UNHEARD}.lab.published").PUBLISHED
    return {**import_module(f"{UNHEARD}.catalogue").games(), own.key: own}
