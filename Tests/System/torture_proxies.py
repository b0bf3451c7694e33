"""Corgina behind Caddy and nginx as `docs/installing.md` sets them up, over TLS: what browsers do works, what no browser sends
does no harm, and nothing of hers stays with the proxy."""

import json
import re
import ssl
import time
import urllib.error
import urllib.request

import pytest

from client import FORM
from conftest import BROWSER, FLAGS, PHONE
from diary import NAME as MAJA
from diary import PASSPHRASE, ZONE, date_by_last_period, last_period, log, make_account
from probes import GET, POST, PROBES, statuses_in
from proxies import NAME, Proxy, SecureClient
from server import Server, free_port
from test_upkeep import NoRedirect

WORDS = b"zylophantic"


@pytest.fixture(scope="module", params=["caddy", "nginx"])
def site(request, tmp_path_factory):
    """A server behind a proxy, a client of theirs, and the port of the server's figures."""
    folder = tmp_path_factory.mktemp(request.param)
    figures = free_port()
    options = ["--behind-tls", "--allow-host", NAME, "--allow-sign-up", "--metrics-port", str(figures)]
    with Server(folder / "data", options=options) as server:
        (folder / "proxy").mkdir()
        with Proxy(request.param, folder / "proxy", server.port) as proxy:
            yield server, proxy, figures


@pytest.fixture(scope="module")
def hers(site):
    """Somebody with a diary, who came through the proxy."""
    client = SecureClient(site[1])
    client.make_account()
    return client


def served(figures: int) -> int:
    """How many requests Corgina has answered, as it counts."""
    with urllib.request.urlopen(f"http://127.0.0.1:{figures}/metrics", timeout=30) as answer:
        return sum(int(count) for count in re.findall(r"^corgina_requests_total\{.*\} (\d+)$", answer.read().decode(), re.M))


def answers(proxy: Proxy, sent: bytes) -> list[int]:
    """The statuses of all answers to raw bytes, until the proxy closes or says no more."""
    with proxy.connected() as connection:
        connection.settimeout(3)
        received = b""
        try:
            connection.sendall(sent)
            while chunk := connection.recv(65_536):
                received += chunk
        except OSError:
            pass
    return statuses_in(received)


@pytest.mark.parametrize("name, sent, status", PROBES, ids=[name for name, _, _ in PROBES])
def test_what_is_no_proper_request_smuggles_nothing(site, name, sent, status):
    _, proxy, figures = site
    before = served(figures)
    # Whoever takes the first to end elsewhere than the other takes this for a request of its own, and answers it to nobody.
    sent = sent.replace(b"localhost", NAME.encode()) + GET.replace(b"localhost", NAME.encode()) + b"\r\n"
    statuses = answers(proxy, sent)
    after = served(figures)
    # A proxy may understand what Corgina does not, as chunks beside a length: then it sends on two proper requests. Or it
    # sends on the first and waits for the rest of it.
    assert after - before <= max(1, len(statuses)), (name, statuses, after - before)
    refused = all(status in (400, 413, 414, 415, 421, 431, 501, 502, 505) for status in statuses) and len(statuses) < 2
    assert refused or statuses[-1] == 200, (name, statuses)
    # The connection between the two is shared by everyone: nobody else gets an answer that was not theirs.
    for _ in range(3):
        page = SecureClient(proxy).get("/privacy")
        assert page.status == 200 and "<h1" in page.page and "Privacy" in page.page, name


def test_browsers_are_told_to_stay_on_tls_and_to_keep_the_cookie_there(site, hers):
    _, proxy, _ = site
    client = SecureClient(proxy)
    refused = client.sign_in(MAJA, "not the passphrase")
    assert refused.status == 422
    signed_in = client.sign_in(MAJA, PASSPHRASE)
    cookie = signed_in.headers["set-cookie"]
    assert signed_in.status == 303 and cookie.startswith("__Host-corgina=")
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= attributes
    page = client.get("/settings")
    assert page.status == 200
    assert int(re.search(r"max-age=(\d+)", page.headers["strict-transport-security"])[1]) >= 15_552_000
    assert page.headers["cache-control"] == "no-store" and "content-encoding" not in page.headers
    assert "default-src" in page.headers["content-security-policy"]
    worker = client.get("/service-worker.js")
    assert worker.status == 200 and worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    packed = client.send("GET", "/privacy", headers={"Accept-Encoding": "gzip, br, zstd"})
    assert packed.status == 200 and "content-encoding" not in packed.headers
    # A page elsewhere may not post.
    body = b"sentence=an+apple"
    for site_ in ("cross-site", "same-site"):
        assert client.send("POST", "/drafts", body, {"Content-Type": FORM, "Sec-Fetch-Site": site_}).status == 403
    # An old browser says where it comes from, and no more.
    own = client.send("POST", "/drafts", body, {"Content-Type": FORM, "Origin": f"https://{NAME}"})
    assert own.status == 303, own.page[:500]
    assert client.send("POST", "/drafts", body, {"Content-Type": FORM, "Origin": "https://evil.example"}).status == 403


def test_plain_requests_are_sent_to_tls(site):
    _, proxy, _ = site
    request = urllib.request.Request(f"http://127.0.0.1:{proxy.plain_port}/today", headers={"Host": NAME})
    with pytest.raises(urllib.error.HTTPError) as moved:
        urllib.request.build_opener(NoRedirect()).open(request, timeout=30)
    assert moved.value.code in (301, 308) and moved.value.headers["Location"] == f"https://{NAME}/today"


def test_a_diary_goes_out_and_comes_in_whole_and_nothing_of_it_stays_with_the_proxy(site, hers):
    _, proxy, _ = site
    logged = hers.log(f"I ate an apple, {WORDS.decode()}")
    assert logged
    # The longest a form may be, and a little more.
    assert hers.post("/drafts", sentence=WORDS.decode() + " apple" * 2_500).status < 500
    assert hers.post("/drafts", sentence="an apple " * 8_000).status == 413
    export = hers.post("/settings/account/export", passphrase=PASSPHRASE)
    assert export.status == 200 and WORDS.decode() in export.page
    whole = json.loads(export.page)
    assert len(whole["entries"]) >= 2
    # Sixteen megabytes but a little: white space in front counts as any other byte.
    large = b" " * (15 << 20) + export.page.encode()
    taken = upload(hers, large)
    assert taken.status == 303, (taken.status, taken.page[:2_000])
    assert "were here already" in hers.get(taken.location).page
    # More than Corgina takes, and more than the proxy does. Over HTTP/1.1, Caddy may cut off who still sends; a browser speaks
    # HTTP/2 to it, and reads the answer: see below.
    assert upload(hers, b" " * (17 << 20)).status in ((413,) if proxy.kind == "nginx" else (413, 0))
    assert upload(hers, b" " * (19 << 20)).status in (413, 0)
    assert WORDS not in proxy.left_behind() and b"/today" not in proxy.left_behind().split(b"server {", 1)[-1]


def upload(client: SecureClient, file: bytes):
    boundary = "----corgina"
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="passphrase"\r\n\r\n{PASSPHRASE}\r\n'
    head += f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="copy.json"\r\n'
    head += "Content-Type: application/json\r\n\r\n"
    body = head.encode() + file + f"\r\n--{boundary}--\r\n".encode()
    headers = {"Content-Type": f"multipart/form-data; boundary={boundary}", "Sec-Fetch-Site": "same-origin"}
    try:
        return client.send("POST", "/settings/account/import", body, headers)
    except (ConnectionError, ssl.SSLError):
        # Cut off in the middle of what it does not take, before the answer could be read.
        return type("Cut", (), {"status": 0, "page": ""})()


def test_slow_clients_are_cut_by_the_proxy(site):
    _, proxy, _ = site
    head = GET.replace(b"localhost", NAME.encode())
    body = POST.replace(b"localhost", NAME.encode()) + b"Content-Length: 1000\r\n\r\nx"
    # Caddy gives a body as long as an import may take, and nginx 15 seconds between any two parts of it.
    for name, first in {"half a head": head, **({"half a body": body} if proxy.kind == "nginx" else {})}.items():
        with proxy.connected() as connection:
            connection.sendall(first)
            connection.settimeout(40)
            start = time.monotonic()
            try:
                while connection.recv(65_536):
                    pass
            except TimeoutError:
                raise AssertionError(f"{name} was suffered for 40 seconds") from None
            except OSError:
                pass
            assert time.monotonic() - start < 35, name


# What a page without our script would do with a file that is no diary.
SENDING = """async bytes => {
  const form = new FormData();
  form.append("passphrase", "seven calm otters knit");
  form.append("file", new Blob([new Uint8Array(bytes).fill(32)]), "copy.json");
  const answer = await fetch("/settings/account/import", { method: "POST", body: form });
  return answer.status;
}"""


def test_a_real_browser_signs_up_logs_and_is_told_what_is_too_large(site, chromium):
    _, proxy, _ = site
    flags = [*FLAGS, "--ignore-certificate-errors", f"--host-resolver-rules=MAP {NAME}:443 127.0.0.1:{proxy.port}"]
    with chromium.browser_type.launch(executable_path=BROWSER, args=flags) as browser:
        context = browser.new_context(
            viewport=PHONE, base_url=f"https://{NAME}", timezone_id=ZONE, reduced_motion="reduce", ignore_https_errors=True
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("requestfailed", lambda failed: problems.append(f"{failed.url}: {failed.failure}"))
        make_account(page, name=f"maja behind {proxy.kind}", start="/welcome")
        date_by_last_period(page, last_period(24, 3))
        log(page, "I ate an apple")
        cookies = {cookie["name"]: cookie for cookie in context.cookies()}
        assert set(cookies) == {"__Host-corgina", "__Host-corgina-device"}
        assert all(cookie["secure"] and cookie["httpOnly"] for cookie in cookies.values())
        assert page.evaluate("navigator.serviceWorker.ready.then(found => found.active !== null)")
        for megabytes, status in ((15, 422), (17, 413)):
            assert page.evaluate(SENDING, megabytes << 20) == status
        assert [problem for problem in problems if "net::ERR_ABORTED" not in problem] == []
