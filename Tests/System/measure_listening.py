"""What she waits for while she speaks: from each change of what the recogniser heard until her words are painted, and until the row of
what was understood is. The recogniser is the tests' own, so its own time is not in it. Prints a line of figures for the processor as it
is, and one for a processor four times slower.

    measure_listening.py [--rounds 5] CORGINA
"""

import argparse
import json
import statistics
import subprocess

from playwright.sync_api import Page, sync_playwright

from conftest import BROWSER, FLAGS, PHONE
from measure_phone import SLOWER, sign_in
from recogniser import RECOGNISER
from server import free_port
from waiting import until_true

# Each change adds a thing, as a sentence does that is said in one go.
THINGS = [
    "two eggs", "toast", "an apple", "a glass of milk", "a banana", "some yogurt", "a carrot", "mild headache", "a glass of water",
    "a bowl of soup", "a cheese sandwich", "an orange",
]  # fmt: skip
# Milliseconds between two changes: about what it takes to say a thing.
SAID_EVERY = 400

HEARD = """words => new Promise(done => {
  const list = document.querySelector("[data-talk=heard]");
  const [before, start] = [list.textContent, performance.now()];
  const painted = () => new Promise(seen => requestAnimationFrame(() => setTimeout(() => seen(performance.now() - start))));
  window.speech.hear(words, false);
  const text = painted();
  const look = async () => {
    if (list.textContent !== before) done([await text, await painted()]);
    else if (performance.now() - start > 5_000) done([await text, null]);
    else setTimeout(look, 1);
  };
  look();
})"""


def listen(page: Page) -> list[tuple[float, float]]:
    """Says the things one after another; answers for each when its words and when its row were painted."""
    page.goto("/today", wait_until="networkidle")
    page.get_by_role("button", name="Speak").click()
    until_true(page, "window.speech && !window.speech.isStopped")
    times = []
    for count in range(1, len(THINGS) + 1):
        text, row = page.evaluate(HEARD, ", ".join(THINGS[:count]))
        if row is None:
            raise SystemExit(f"No row came for “{THINGS[count - 1]}”.")
        times.append((text, row))
        page.wait_for_timeout(SAID_EVERY)
    page.get_by_role("button", name="Cancel").click()
    return times


def figures(times: list[tuple[float, float]]) -> dict[str, float]:
    texts, rows = zip(*times)
    return {
        "text_ms": round(statistics.median(texts), 1), "text_worst_ms": round(max(texts), 1),
        "row_ms": round(statistics.median(rows), 1), "row_worst_ms": round(max(rows), 1),
    }


def measure(browser, base: str, slower: int, rounds: int) -> None:
    context = browser.new_context(viewport=PHONE, base_url=base, service_workers="block")
    context.add_init_script(RECOGNISER)
    page = context.new_page()
    sign_in(page)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    times = [time for _ in range(rounds) for time in listen(page)]
    context.close()
    print(json.dumps({"processor_slower": slower, "changes": len(times), **figures(times)}))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("corgina")
    options = options.parse_args()
    port = free_port()
    server = subprocess.Popen(
        [options.corgina, "demo", "--port", str(port)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        for line in server.stdout or []:
            if "Press Control-C" in line:
                break
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
            for slower in [1, SLOWER]:
                measure(browser, f"http://127.0.0.1:{port}", slower, options.rounds)
            browser.close()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
