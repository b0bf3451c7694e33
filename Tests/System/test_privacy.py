"""Nobody else can read it: bytes on the disk, headers, hosts, origins."""

import http.client
import re
import subprocess

import pytest
from playwright.sync_api import expect

from diary import say

CANARY = "zylophantic porkchop"


def test_no_logged_word_is_anywhere_in_the_data_folder_or_the_log(her_server, her_page):
    say(her_page, f"I had {CANARY} and potatoes")
    her_page.get_by_role("dialog").get_by_text("Add a note").click()
    her_page.get_by_role("dialog").get_by_label("Note").fill("quixotically tired")
    her_page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    expect(her_page.locator(".event")).to_have_count(1)
    say(her_page, "I had quixotic soup")
    for _ in range(2):
        stored = b"".join(file.read_bytes() for file in her_server.folder.rglob("*") if file.is_file())
        assert len(stored) > 10_000
        log = her_server.log.read_bytes()
        for word in [b"porkchop", b"zylophantic", b"potato", b"quixotic", b"Pork", b"maja", b"otters"]:
            for spelling in [word, word.decode().encode("utf-16-le"), word.hex().encode()]:
                assert spelling not in stored
                assert spelling not in log
        her_server.restart()
    modes = {oct(file.stat().st_mode & 0o777) for file in her_server.folder.rglob("*") if file.is_file()}
    assert modes == {"0o600"}
    assert oct(her_server.folder.stat().st_mode & 0o777) == "0o700"


def request(server, method="GET", path="/privacy", headers=None, body=None, skip_host=False):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.putrequest(method, path, skip_host=skip_host, skip_accept_encoding=True)
    for name, value in (headers or {}).items():
        for each in value if isinstance(value, list) else [value]:
            connection.putheader(name, each)
    if body is not None:
        connection.putheader("Content-Length", str(len(body)))
    connection.endheaders(body)
    response = connection.getresponse()
    return response, response.read()


@pytest.mark.parametrize("path", ["/privacy", "/sign-in", "/nothing", "/today"])
def test_every_answer_is_locked_down(empty_server, path):
    response, _ = request(empty_server, path=path)
    policy = response.getheader("Content-Security-Policy")
    assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
    assert response.getheader("Cache-Control") == "no-store"
    assert response.getheader("X-Content-Type-Options") == "nosniff"
    assert response.getheader("Referrer-Policy") == "no-referrer"
    assert response.getheader("Cross-Origin-Opener-Policy") == "same-origin"
    permissions = response.getheader("Permissions-Policy")
    assert "camera=(self)" in permissions and "geolocation=()" in permissions


@pytest.mark.parametrize(
    "hosts, status",
    [
        ([], 400),
        (["evil.example"], 421),
        (["127.0.0.1", "evil.example"], 400),
        (["localhost"], 200),
        (["LOCALHOST:99"], 200),
        (["127.0.0.1.evil.example"], 421),
    ],
)
def test_only_its_own_name_is_answered(empty_server, hosts, status):
    response, _ = request(empty_server, headers={"Host": hosts} if hosts else {}, skip_host=True)
    assert response.status == status


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "none"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "https://evil.example"},
    ],
)
@pytest.mark.parametrize("path", ["/account", "/session", "/session/end", "/drafts", "/undo", "/settings", "/pregnancy"])
def test_a_form_of_another_site_changes_nothing(empty_server, path, headers):
    body = b"name=eve&passphrase=seven+calm+otters+knit"
    response, _ = request(
        empty_server, "POST", path, {"Content-Type": "application/x-www-form-urlencoded", **headers}, body
    )
    assert response.status == 403


@pytest.mark.parametrize(
    "body, headers, status",
    [
        (b"a" * 70_000, {}, 413),
        (b"name=%zz", {}, 400),
        (b"name=%ff%fe", {}, 400),
        (b"&".join(b"f%d=1" % n for n in range(300)), {}, 400),
        (b"{}", {"Content-Type": "application/json"}, 415),
        (b"x", {"Content-Encoding": "gzip"}, 415),
    ],
    ids=["too long", "broken escape", "not UTF-8", "too many fields", "not a form", "compressed"],
)
def test_a_body_that_cannot_be_read_is_refused_with_a_sentence(empty_server, body, headers, status):
    base = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}
    response, page = request(empty_server, "POST", "/session", {**base, **headers}, body)
    assert response.status == status
    assert b"<h1" in page


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../corgina.sqlite",
        "/assets/%2e%2e/corgina.sqlite",
        "/assets/x/corgina.css",
        "/assets//corgina.css",
        "/..%2f..%2fetc/passwd",
        "/%00",
        "/drafts/" + "0" * 32,
        "/drafts/zz",
        "/today/",
        "/" + "a" * 5_000,
    ],
)
def test_a_path_that_leads_nowhere_shows_nothing(empty_server, path):
    response, page = request(empty_server, path=path)
    assert response.status in (303, 400, 404)
    assert b"SQLite" not in page and b"root:" not in page


def test_guessing_a_passphrase_is_slowed_down(her_server, her_page):
    form = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}
    statuses = []
    # Each wait is twice the one before, so that it outgrows what a slow machine takes for an attempt.
    while len(statuses) < 14 and 429 not in statuses:
        body = b"name=maja&passphrase=seven+calm+otters+%d" % len(statuses)
        statuses.append(request(her_server, "POST", "/session", form, body)[0].status)
    assert statuses[:5] == [422] * 5
    assert statuses[-1] == 429


def test_a_second_server_cannot_open_the_same_folder(empty_server):
    from server import CORGINA, free_port

    result = subprocess.run(
        [CORGINA, "serve", "--port", str(free_port()), "--data", str(empty_server.folder)], capture_output=True, timeout=30
    )
    assert result.returncode != 0
    assert b"Another Corgina is using this data folder" in result.stderr


def test_pages_ask_nobody_else_for_anything(her_server, her_page):
    addresses = []
    her_page.on("request", lambda request: addresses.append(request.url))
    problems = []
    her_page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    her_page.on("pageerror", lambda error: problems.append(str(error)))
    say(her_page, "I ate an apple")
    her_page.goto("/settings")
    assert addresses and all(re.match(re.escape(her_server.address) + "/|blob:", address) for address in addresses)
    assert problems == []


def test_hostile_text_is_only_text(her_server, her_page):
    dialogs = []
    her_page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    hostile = "\"><img src=x onerror=alert(1)><script>alert(2)</script>'\u0301\u200d apple"
    say(her_page, hostile)
    expect(her_page.get_by_role("dialog")).to_contain_text(hostile)
    her_page.goto("/today")
    say(her_page, "I ate an apple")
    her_page.get_by_role("dialog").get_by_text("Add a note").click()
    her_page.get_by_role("dialog").get_by_label("Note").fill(hostile)
    her_page.get_by_role("dialog").get_by_role("button", name=re.compile(r"\bLog\b")).click()
    her_page.goto("/settings")
    her_page.get_by_label("First name").fill(hostile)
    her_page.get_by_role("button", name="Save").click()
    her_page.goto("/today")
    assert dialogs == []
    assert her_page.locator("img[src=x]").count() == 0
