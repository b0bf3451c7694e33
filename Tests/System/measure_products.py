"""How large a table of products is, how long its build takes, and how long it takes to find something in it: of words as frequent as
words are, and of words that most names have. Prints what `corgina foods barcodes --measure` says of both, so many times.

    measure_products.py [--rows 3000000] [--rounds 3] CORGINA FOLDER
"""

import argparse
import resource
import subprocess
from pathlib import Path

from product_export import WEIGHTS, write_export


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=3_000_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("corgina")
    parser.add_argument("folder", type=Path, help="where there is room for a gigabyte and a half each")
    arguments = parser.parse_args()
    for common in WEIGHTS:
        file, folder = arguments.folder / f"{common}.csv", arguments.folder / common
        if not file.exists():
            write_export(file, arguments.rows, common)
        command = [arguments.corgina, "foods", "barcodes", "--data", folder]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([*command, "--from", file], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(f"{common}: built in {took:.0f} s of processor time, {after.ru_maxrss >> 10} MB at most", flush=True)
        for _ in range(arguments.rounds):
            subprocess.run([*command, "--measure"], check=True)


if __name__ == "__main__":
    main()
