"""Help and usage errors in the user's language; the commands carry only message ids."""

import re
from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from tabularium.cli.desk import Desk
from tabularium.words import Words


class SpokenCommand(TyperCommand):
    """A command whose usage line is in the user's language."""

    def get_usage(self, ctx: Any) -> str:
        """The usage line."""
        return _usage(super().get_usage(ctx), ctx)


class SpokenGroup(TyperGroup):
    """A group whose usage line is in the user's language."""

    def get_usage(self, ctx: Any) -> str:
        """The usage line."""
        return _usage(super().get_usage(ctx), ctx)


def _usage(text: str, ctx: Any) -> str:
    desk: Desk = ctx.find_root().obj
    return text.replace("Usage: ", desk.say("cli-help-usage") + " ", 1)


def spoken(command: Any, words: Words) -> Any:
    """The same command with words in place of message ids."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("cli-help-commands")
    rich_utils.DEFAULT_STRING = f"[{words.say('cli-help-default')} {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{words.say('cli-help-required')}]"
    for each in (command, *getattr(command, "commands", {}).values()):
        each.help = words.say(each.help) if each.help else each.help
        each.epilog = words.say(each.epilog) if each.epilog else each.epilog
        for param in each.params:
            if param.help:
                param.help = words.say(param.help)
        helping = each.get_help_option(typer.Context(each))
        if helping is not None:
            helping.help = words.say("cli-help-help")
    return command


def usage_error(words: Words, error: Any) -> str:
    """What is wrong with a command line, in one sentence.

    Typer keeps the classes of its errors private, so they are told apart by name.
    """
    context = getattr(error, "ctx", None)
    see = f"{context.command_path} --help" if context is not None else "tabularium --help"
    quoted = re.findall(r"'([^']*)'|\(([^)]*)\)", error.message or "")
    given = "".join(quoted[-1]) if quoted else ""
    match type(error).__name__:
        case "NoSuchOption":
            return words.say("cli-no-such-option", given=error.option_name, see=see)
        case "BadOptionUsage":
            return words.say("cli-option-needs-value", given=error.option_name, see=see)
        case "MissingParameter":
            return words.say("cli-missing", name=_name(error.param), see=see)
        case "BadParameter":
            return words.say("cli-bad-value", given=given, name=_name(error.param), see=see)
    if str(error.message).startswith("No such command"):
        given, *meant = re.findall(r"'([^']*)'", error.message)
        return words.say("cli-no-such-command", given=given, meant=meant, see=see)
    return words.say("cli-too-much", given=given, see=see)


def _name(param: Any) -> str:
    """A parameter as the user types it."""
    if param is None:
        return ""
    named = [opt for opt in param.opts if opt.startswith("--")]
    return str(named[0] if named else param.metavar or param.name)
