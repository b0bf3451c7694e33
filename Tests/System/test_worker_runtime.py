"""What stands below Swift in corgina.wasm, by itself: its arithmetic beside the C library's, and its heap."""

import random
import shutil
import subprocess
from pathlib import Path

from wasmtime import Engine, Instance, Module, Store

RUNTIME = Path("WebAssembly")
# Ours under other names, so that the C library's can be asked too.
NAMES = {"round": "our_round", "fmod": "our_fmod", "fma": "our_fma", "sin": "our_sin", "cos": "our_cos"}
NAMES |= {f"__{name}": f"our_{name}" for name in ("multi3", "ashlti3", "lshrti3")}


def test_it_counts_as_the_c_library_does(tmp_path):
    compiler = shutil.which("cc") or shutil.which("clang")
    objects = []
    for name in ("numbers", "decimals", "angles"):
        objects.append(tmp_path / f"{name}.o")
        renamed = [f"-D{ours}={other}" for ours, other in NAMES.items()]
        subprocess.run([compiler, "-O2", "-fno-builtin", *renamed, "-c", RUNTIME / f"{name}.c", "-o", objects[-1]], check=True)
    program = tmp_path / "numbers"
    subprocess.run([compiler, "-O1", Path(__file__).with_name("worker_numbers.c"), *objects, "-o", program, "-lm"], check=True)
    result = subprocess.run([program], capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (0, "")


def heap(folder: Path):
    """The heap alone, as a program of WebAssembly."""
    tools = Path(shutil.which("swiftc")).resolve().parent
    compiled, linked = folder / "memory.o", folder / "memory.wasm"
    flags = ["--target=wasm32-unknown-none-wasm", "-std=c23", "-O2", "-ffreestanding", "-fno-builtin"]
    subprocess.run([tools / "clang", *flags, "-c", RUNTIME / "memory.c", "-o", compiled], check=True)
    exports = ["--export=malloc", "--export=free"]
    subprocess.run([tools / "wasm-ld", "--no-entry", *exports, compiled, "-o", linked], check=True)
    store = Store(Engine())
    return store, Instance(store, Module.from_file(store.engine, str(linked)), []).exports(store)


def test_the_heap_keeps_what_is_in_it_and_is_used_again(tmp_path):
    store, exports = heap(tmp_path)
    memory, malloc, free = exports["memory"], exports["malloc"], exports["free"]
    chance = random.Random(1)
    live: dict[int, tuple[int, int]] = {}

    def check(place: int, count: int, byte: int) -> None:
        assert memory.read(store, place, place + count) == bytes([byte]) * count

    for step in range(30_000):
        if live and (chance.random() < 0.48 or len(live) > 2_000):
            place = chance.choice(list(live)[-50:])
            check(place, *live[place])
            free(store, place)
            del live[place]
        else:
            count = chance.choice([chance.randrange(64), chance.randrange(600), chance.randrange(5_000), 24])
            if chance.random() < 0.01:
                count = chance.randrange(300_000)
            place = malloc(store, count)
            assert place % 16 == 0 and place not in live
            memory.write(store, bytes([step % 251]) * count, place)
            live[place] = count, step % 251
    for place, kept in live.items():
        check(place, *kept)
        free(store, place)
    # All of it lies together again, so most of it can be had at once, and again and again.
    size = memory.data_len(store)
    for _ in range(200):
        free(store, malloc(store, size * 7 // 10))
    assert memory.data_len(store) == size
