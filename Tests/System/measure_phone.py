"""What a phone waits for, on the net and the processor of Lighthouse's mobile profile: 1.6 Mbit/s, 150 ms there and back, a
processor four times slower. Prints a line of figures for each `corgina` given, by turns, so that two can be compared in one run.

    measure_phone.py [--rounds 5] CORGINA [CORGINA …]
"""

import argparse
import json
import statistics
import subprocess

from playwright.sync_api import Page, sync_playwright

from conftest import BROWSER, FLAGS, PHONE
from server import free_port

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4
LARGEST_PAINT = """() => new Promise(done => new PerformanceObserver(list => done(list.getEntries().at(-1).startTime))
    .observe({type: "largest-contentful-paint", buffered: true}))"""


def sign_in(page: Page) -> None:
    page.goto("/sign-in")
    page.get_by_label("Account name").fill("Sam")
    page.get_by_label("Passphrase", exact=True).fill("a corgi counts to forty")
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/today*")


def slowed(page: Page, net: bool = True) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    if net:
        session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def cold_today(browser, base: str, state) -> dict[str, float]:
    """Today as it is opened for the first time: what crosses the wire, and when the largest thing is painted."""
    context = browser.new_context(viewport=PHONE, base_url=base, storage_state=state, service_workers="block")
    page = context.new_page()
    received = 0

    def count(event) -> None:
        nonlocal received
        received += event["encodedDataLength"]

    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", count)
    slowed(page)
    page.goto("/today", wait_until="load")
    paint = page.evaluate(LARGEST_PAINT)
    page.wait_for_load_state("networkidle")
    context.close()
    return {"today_kb": received / 1000, "today_lcp_ms": paint}


def until(page: Page, act: str, seen: str) -> float:
    """Milliseconds from an act until what it leads to is painted."""
    return page.evaluate(
        """([act, seen]) => new Promise(done => {
          const start = performance.now();
          const look = () => document.querySelector(seen)
            ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
            : requestAnimationFrame(look);
          eval(act);
          look();
        })""",
        [act, seen],
    )


def used_today(browser, base: str, state) -> dict[str, float]:
    """From Enter to the sheet on a slow net, and from a tap on a dose to its tick on a slow processor alone."""
    context = browser.new_context(viewport=PHONE, base_url=base, storage_state=state, service_workers="block", bypass_csp=True)
    page = context.new_page()
    page.goto("/today", wait_until="networkidle")
    slowed(page)
    page.locator("#sentence").fill("porkchop and potatoes, a glass of milk")
    sheet = until(page, "document.querySelector('form.composer').requestSubmit()", "dialog[data-sheet][open]")
    page.close()
    page = context.new_page()
    page.goto("/today", wait_until="networkidle")
    slowed(page, net=False)
    pip = page.locator(".pip:not(.pip--taken)").first
    name = pip.get_attribute("id") or ""
    tap = until(page, f"document.getElementById('{name}').click()", f"#{name}.pip--taken")
    context.close()
    return {"enter_to_sheet_ms": sheet, "tap_to_changed_ms": tap}


TURNS = 40


def repeated_use(browser, base: str, state) -> dict[str, float]:
    """What a page holds after a sheet was opened and closed again and again: memory of scripts, elements and listeners, as parts of
    what it held after the first turns; and how many of the frames drawn meanwhile took longer than a sixtieth of a second and a half."""
    context = browser.new_context(viewport=PHONE, base_url=base, storage_state=state, service_workers="block")
    page = context.new_page()
    page.goto("/today", wait_until="networkidle")
    session = context.new_cdp_session(page)
    session.send("Performance.enable")

    def turn() -> None:
        page.locator(".event__link").first.click()
        page.locator("dialog[open]").wait_for()
        page.locator("[data-close]").click()
        page.locator("dialog[open]").wait_for(state="detached")

    def held() -> dict[str, float]:
        session.send("HeapProfiler.collectGarbage")
        return {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}

    for _ in range(5):
        turn()
    before = held()
    for _ in range(TURNS):
        turn()
    after = held()
    scrolled = page.evaluate(SCROLLED)
    context.close()
    parts = {name: after[name] / before[name] for name in ["JSHeapUsedSize", "Nodes", "JSEventListeners"]}
    return {
        "heap_ratio": parts["JSHeapUsedSize"], "nodes_ratio": parts["Nodes"], "listeners_ratio": parts["JSEventListeners"],
        "late_frames_percent": scrolled,
    }


# Scrolls Today down and up again, and answers how many of the frames in between came late, in percent.
SCROLLED = """() => new Promise(done => {
  const times = [];
  const height = document.documentElement.scrollHeight - innerHeight;
  const step = now => {
    times.push(now);
    if (times.length > 120) {
      const gaps = times.slice(1).map((time, place) => time - times[place]);
      done(100 * gaps.filter(gap => gap > 25).length / gaps.length);
      return;
    }
    scrollTo(0, height * (1 - Math.abs(times.length / 60 - 1)));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})"""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("corgina", nargs="+")
    options = options.parse_args()
    figures = {corgina: [] for corgina in options.corgina}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        for _ in range(options.rounds):
            for corgina in options.corgina:
                figures[corgina].append(measure(browser, corgina))
        browser.close()
    for corgina, rounds in figures.items():
        medians = {name: round(statistics.median(each[name] for each in rounds), 2) for name in rounds[0]}
        print(json.dumps({"corgina": corgina, "rounds": len(rounds), **medians}))


def measure(browser, corgina: str) -> dict[str, float]:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    server = subprocess.Popen([corgina, "demo", "--port", str(port)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        # Its last line before it waits.
        for line in server.stdout or []:
            if "Press Control-C" in line:
                break
        context = browser.new_context(viewport=PHONE, base_url=base, service_workers="block")
        sign_in(context.new_page())
        state = context.storage_state()
        context.close()
        return {**cold_today(browser, base, state), **used_today(browser, base, state), **repeated_use(browser, base, state)}
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
