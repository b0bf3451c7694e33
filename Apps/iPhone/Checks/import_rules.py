"""Whether a Swift name is one that Swift gives an Objective-C or C name. The rules as far as they can be told without the types: a label
is how its piece of the selector begins, what is left of the piece repeats the type and is dropped; completion handlers become async."""
import re

HANDLERS = ("completion", "completionhandler", "withcompletion", "withcompletionhandler", "error")


def fits(written, declaration):
    """written: -[Class selector:], +[Class selector:], Class.property, Enumeration.Constant, or a plain name. declaration: Type.member(labels:)."""
    method = re.fullmatch(r"[-+]\[(\w+) ([\w:]+)\]", written)
    if method:
        owner, _, member = declaration.partition(".")
        return owner == method[1] and method_fits(method[2], member)
    if "." not in written:
        return same(written, declaration)
    owner, member = written.split(".")
    outer, _, inner = declaration.rpartition(".")
    return same(owner, outer) and (same(member, inner) or constant_fits(owner, member, inner))


def same(one, other):
    return one.lower() == other.replace(".", "").lower()


def constant_fits(owner, constant, name):
    """UNAuthorizationOptionSound of UNAuthorizationOptions is sound: the words they share are dropped."""
    rest = constant.replace("_", "").lower()
    stem = owner.lower()
    return rest in (stem + name.lower(), stem.removesuffix("s") + name.lower())


def method_fits(selector, member):
    pieces = [piece.lower() for piece in selector.split(":")]
    if ":" in selector:
        pieces.pop()
    base, _, labels = member.partition("(")
    labels = labels.rstrip(")").split(":")[:-1]
    base = base.lower()
    while len(pieces) > max(1, len(labels)) and pieces[-1] in HANDLERS:
        pieces.pop()
    if not labels:
        first = re.sub(r"^get|withcompletionhandler$", "", pieces[0])
        return len(pieces) == 1 and first.startswith(base)
    if len(pieces) != len(labels) or not pieces[0].startswith(base):
        return False
    rests = [pieces[0].removeprefix(base)] + pieces[1:]
    if not labels[0].startswith("with"):
        rests[0] = rests[0].removeprefix("with")
    return all(label == "_" or rest.startswith(label.lower()) for rest, label in zip(rests, labels))
