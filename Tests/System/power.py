"""Power cuts: what may be on a disk when the power goes, from all that was done to the files of a folder."""

import random
from dataclasses import dataclass, field
from pathlib import Path

# What a disk writes whole or not at all.
SECTOR = 512


@dataclass
class Step:
    """One call: ``w``rite, ``s``ync, ``t``runcate or ``u``nlink."""

    what: str
    file: str
    offset: int
    bytes: bytes


def story(file: Path) -> list[Step]:
    """What failing_disk.c noted in CORGINA_WRITES."""
    text, steps, place = file.read_bytes(), [], 0
    while place < len(text):
        end = text.index(b"\n", place)
        what, name, offset, count = text[place:end].decode().split(" ")
        place = end + 1 + (int(count) if what == "w" else 0)
        steps.append(Step(what, name, int(offset), text[end + 1 : place]))
    return steps


@dataclass
class Disk:
    """Files, each with what is safe of it and what was done to it since its last sync."""

    safe: dict[str, bytes | None]
    since: dict[str, list[Step]] = field(default_factory=dict)

    def do(self, step: Step) -> None:
        if step.what != "s":
            self.since.setdefault(step.file, []).append(step)
            return
        self.safe[step.file] = after(self.safe.get(step.file), self.since.pop(step.file, []))
        # A sync takes along the names of the folder that changed before it.
        for name, steps in list(self.since.items()):
            if steps and steps[-1].what == "u":
                self.safe[name], self.since[name] = None, []

    def images(self, chance: random.Random):
        """The files as they may be found: of what was not synced nothing, all, or any part in any order."""
        way = chance.choice(["nothing", "all", "some", "torn"])
        for name in {*self.safe, *self.since}:
            steps = self.since.get(name, [])
            if way == "nothing":
                steps = []
            elif way != "all":
                steps = [step for step in steps if chance.random() < 0.5]
            if way == "torn":
                steps = [torn(step, chance) for step in steps]
            found = after(self.safe.get(name), steps)
            if found is not None:
                yield name, found


def after(before: bytes | None, steps: list[Step]) -> bytes | None:
    if not steps:
        return before
    image = bytearray(before or b"")
    for step in steps:
        if step.what == "w":
            image.extend(bytes(max(0, step.offset + len(step.bytes) - len(image))))
            image[step.offset : step.offset + len(step.bytes)] = step.bytes
        elif step.what == "t":
            del image[step.offset :]
            image.extend(bytes(step.offset - len(image)))
    return None if steps[-1].what == "u" else bytes(image)


def torn(step: Step, chance: random.Random) -> Step:
    """A write of which only the first sectors arrived, or only the last."""
    if step.what != "w" or len(step.bytes) <= SECTOR:
        return step
    cut = SECTOR * chance.randrange(1, (len(step.bytes) + SECTOR - 1) // SECTOR)
    if chance.random() < 0.5:
        return Step("w", step.file, step.offset, step.bytes[:cut])
    return Step("w", step.file, step.offset + cut, step.bytes[cut:])
