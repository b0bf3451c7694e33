"""Sharing from a sealed diary: her device on one side, a browser without an account on the other, with every byte on the way recorded. What
it needs is built by `make wasm`."""

import re
from base64 import urlsafe_b64decode

import pytest
from playwright.sync_api import Page, expect

from device import KEPT, settle_in
from diary import PASSPHRASE, log
from recorder import Recorder
from sealed_device import go, has_sent_all, open_sealed, opened, remove_other, settle_in_sealed, stop_workers, wake
from server import Server
from test_leaks import found_in, spellings
from visits import add_appointment, in_days
from waiting import until

PLANTED = "Zylophantic"
NAMED = "Quendolyn"


@pytest.fixture
def phone(device):
    page = device()
    settle_in_sealed(page)
    has_sent_all(page)
    return page


def share(page: Page, sees: str = "Dates and baby", may: str = "Only look", name: str = "Sam") -> str:
    """She makes a link. Answers it."""
    page.goto("/settings/sharing")
    page.get_by_label("Who it is").fill(name)
    page.get_by_label(sees, exact=True).check()
    page.get_by_label(may, exact=True).check()
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("heading", name="Send them this link")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = page.locator("#link-text").inner_text().strip()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/shared/with#[\w-]{43}", link)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("link", name=re.compile(f"^{name}"))).to_be_visible()
    return link


def open_link(page: Page, link: str) -> None:
    page.goto(link)
    expect(page.get_by_text("You need no account: what they share opens in this browser only.")).to_be_visible(timeout=60_000)
    assert page.url.endswith("/shared/with")


def join(page: Page, link: str) -> None:
    open_link(page, link)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", name="Shared with you")).to_be_visible()
    assert page.url.endswith("/shared")


def shows(page: Page, words: str, is_there: bool = True) -> None:
    """What is shared follows once her device has sent it."""

    def is_so() -> bool:
        page.goto("/shared")
        return (page.get_by_text(words).count() > 0) == is_there

    until(page, is_so, f"{words}: {'not ' if is_there else ''}there")


def end_pregnancy(page: Page) -> None:
    page.goto("/pregnancy/end")
    page.get_by_text("Stop everything about this pregnancy").click()
    page.locator(".confirm__box").get_by_role("button").click()
    opened(page)


def add_list(page: Page) -> None:
    page.goto("/checklists")
    page.get_by_role("button", name=re.compile("^Hospital bag")).click()
    expect(page.get_by_text("0 of 25 done")).to_be_visible()


def change(page: Page, name: str, *choices: str) -> None:
    page.goto("/settings/sharing")
    page.get_by_role("link", name=re.compile(f"^{name}")).click()
    for choice in choices:
        page.get_by_label(choice, exact=True).check()


def test_nothing_of_what_is_shared_is_on_the_way_and_both_sides_read_it(phone: Page, device, way: Recorder, there: Server):
    add_list(phone)
    add_appointment(phone, PLANTED, in_days(3))
    link = share(phone, "And your next visits", "And write entries for you", NAMED)
    sam = device()
    join(sam, link)
    expect(sam.get_by_role("heading", name="The Baby This Week")).to_be_visible()
    expect(sam.get_by_text(PLANTED)).to_be_visible()
    sam.get_by_label("Add to “Hospital bag”").fill("Plushwalrus")
    sam.get_by_role("button", name="Send").first.click()
    expect(sam.get_by_text("Sent. It’s checked before it’s added.")).to_be_visible()
    expect(sam.get_by_role("heading", name="Sent, and not looked at yet")).to_be_visible()
    sam.get_by_label("What happened").fill("I had two eggs at 9")
    sam.get_by_role("button", name="Send").last.click()
    waiting = sam.get_by_role("region", name="Sent, and not looked at yet")
    expect(waiting.get_by_role("listitem")).to_have_count(2)

    phone.goto("/settings/sharing")
    phone.get_by_role("link", name="2 things sent to you").click()
    expect(phone.get_by_role("heading", name=f"From {NAMED}")).to_have_count(2)
    phone.get_by_role("button", name="Add “Plushwalrus”").click()
    expect(phone.get_by_role("heading", name=f"From {NAMED}")).to_have_count(1)
    phone.get_by_role("button", name="Review “I had two eggs at 9”").click()
    phone.get_by_role("button", name=re.compile("^(Confirm and log|Log)")).first.click()
    expect(phone.locator(".event").first).to_be_visible()
    phone.goto("/checklists")
    phone.get_by_role("link", name=re.compile("^Hospital bag")).click()
    expect(phone.get_by_role("button", name="Plushwalrus")).to_be_visible()
    phone.goto("/settings/sharing/sent")
    expect(phone.get_by_text("Nothing is waiting for you.")).to_be_visible()
    has_sent_all(phone)

    secret = link.partition("#")[2]
    raw = urlsafe_b64decode(secret + "=")
    planted = [PLANTED, NAMED, "Plushwalrus", "two eggs", "Hospital bag", secret, raw.hex(), "due_date", "last_period"]
    secrets = {word: spellings(word) for word in planted}
    assert "POST /sealed/shares/new" in way.paths and "POST /sealed/shared/send" in way.paths
    assert found_in(way.bytes, secrets) == []
    kept = b"".join(path.read_bytes() for path in there.folder.rglob("*") if path.is_file()) + there.log.read_bytes()
    assert found_in(kept, secrets) == []
    # Neither browser keeps it in the clear.
    for page in (phone, sam):
        stored = page.evaluate(KEPT)
        assert not [word for word in planted if word in stored]


def test_the_link_works_once_and_opening_it_changes_nothing(phone: Page, device):
    link = share(phone)
    for _ in range(2):
        open_link(device(), link)
    sam = device()
    join(sam, link)
    late = device()
    late.goto(link)
    expect(late.get_by_role("heading", name="This link cannot be used")).to_be_visible(timeout=60_000)
    # It is in this browser's own keeping: neither a reload nor another worker asks for a link again.
    stop_workers(sam)
    sam.goto("/shared")
    expect(sam.get_by_role("heading", name="The Baby This Week")).to_be_visible()
    phone.goto("/settings/sharing")
    expect(phone.get_by_text(re.compile("^Last opened on"))).to_be_visible()


def test_every_role_shows_what_it_says_and_less_is_seen_at_once(phone: Page, device):
    add_list(phone)
    add_appointment(phone, PLANTED, in_days(3))
    sam = device()
    join(sam, share(phone))
    expect(sam.get_by_role("heading", name="The Baby This Week")).to_be_visible()
    for hidden in (PLANTED, "Hospital bag"):
        expect(sam.get_by_text(hidden)).to_have_count(0)
    # More takes her passphrase.
    change(phone, "Sam", "And your next visits", "See your lists and add to them")
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_text("Nothing was changed. Check the fields marked below.")).to_be_visible()
    phone.get_by_label(re.compile("^Your passphrase")).fill(PASSPHRASE)
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_text("Saved.")).to_be_visible()
    sam.goto("/shared")
    for seen in (PLANTED, "Hospital bag"):
        expect(sam.get_by_text(seen).first).to_be_visible()
    expect(sam.get_by_label("What happened")).to_have_count(0)
    change(phone, "Sam", "Dates and baby", "Only look")
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_text("Saved.")).to_be_visible()
    sam.goto("/shared")
    expect(sam.get_by_role("heading", name="The Baby This Week")).to_be_visible()
    for hidden in (PLANTED, "Hospital bag"):
        expect(sam.get_by_text(hidden)).to_have_count(0)
    phone.get_by_role("link", name="See what they see").click()
    expect(phone.get_by_role("heading", name="The Baby This Week")).to_be_visible()


def test_what_she_changes_shows_up_and_a_loss_makes_it_quiet(phone: Page, device):
    sam = device()
    join(sam, share(phone, "And your next visits"))
    add_appointment(phone, PLANTED, in_days(3))
    phone.goto("/today")
    shows(sam, PLANTED)
    end_pregnancy(phone)
    shows(sam, "Nothing to see just now")
    for word in ("Week", "baby", "Baby", PLANTED):
        expect(sam.locator("main").get_by_text(word)).to_have_count(0)


def test_another_device_that_has_not_heard_of_it_does_not_bring_it_back(phone: Page, device):
    laptop = device()
    open_sealed(laptop)
    opened(laptop)
    sam = device()
    join(sam, share(phone))
    has_sent_all(laptop)
    end_pregnancy(phone)
    has_sent_all(phone)
    shows(sam, "Nothing to see just now")
    wake(laptop)
    go(laptop, "/today")
    has_sent_all(laptop)
    sam.goto("/shared")
    expect(sam.get_by_text("Nothing to see just now")).to_be_visible()
    # All her devices have the share.
    go(laptop, "/settings/sharing")
    expect(laptop.get_by_role("link", name=re.compile("^Sam"))).to_be_visible()


def test_either_ends_it(phone: Page, device):
    sam, kim = device(), device()
    join(sam, share(phone))
    join(kim, share(phone, name="Kim"))
    change(phone, "Sam")
    phone.get_by_text("End this share", exact=True).click()
    phone.locator(".confirm__box").get_by_role("button", name="End").click()
    expect(phone.get_by_role("heading", name="You share with")).to_be_visible()
    expect(phone.get_by_role("link", name=re.compile("^Sam"))).to_have_count(0)
    sam.goto("/shared")
    expect(sam.get_by_text("What was shared with this browser has ended")).to_be_visible()

    kim.goto("/shared")
    kim.get_by_role("link", name="This browser").click()
    kim.get_by_text("Leave this share", exact=True).click()
    kim.locator(".confirm__box").get_by_role("button", name="Leave").click()
    expect(kim.get_by_text("You left the share, and its key is deleted here.")).to_be_visible()
    phone.goto("/settings/sharing")
    expect(phone.get_by_role("heading", name="You share with")).to_have_count(0)


def test_removing_a_device_ends_what_she_shares(phone: Page, device):
    sam, laptop = device(), device()
    join(sam, share(phone))
    open_sealed(laptop)
    opened(laptop)
    remove_other(phone)
    expect(phone.get_by_role("heading", name="Your recovery code")).to_be_visible()
    sam.goto("/shared")
    expect(sam.get_by_text("What was shared with this browser has ended")).to_be_visible()


def test_without_a_connection_neither_side_pretends(phone: Page, device, way: Recorder):
    sam = device()
    join(sam, share(phone))
    way.is_cut = True
    sam.goto("/shared")
    expect(sam.get_by_text("The server did not answer.")).to_be_visible()
    expect(sam.get_by_role("heading", name="The Baby This Week")).to_have_count(0)
    phone.goto("/settings/sharing")
    expect(phone.get_by_text("To share, to change what they see or to end a share you need a connection.")).to_be_visible()
    expect(phone.get_by_role("button", name="Make a link")).to_have_count(0)
    phone.get_by_role("link", name=re.compile("^Sam")).click()
    expect(phone.get_by_text("This is the share as this device last saw it.")).to_be_visible()
    expect(phone.get_by_text("End this share", exact=True)).to_have_count(0)
    way.is_cut = False
    sam.goto("/shared")
    expect(sam.get_by_role("heading", name="The Baby This Week")).to_be_visible()


@pytest.mark.parametrize("place", ["/sealed/shares/new", "/sealed/shared/join"])
def test_a_lost_answer_costs_neither_side_the_share(phone: Page, device, way: Recorder, place: str):
    sam = device()
    if place.endswith("new"):
        way.broken.add(place)
        phone.goto("/settings/sharing")
        phone.get_by_label("Who it is").fill("Sam")
        phone.get_by_label("Your passphrase").fill(PASSPHRASE)
        phone.get_by_role("button", name="Make a link").click()
        # The device looks, and finds it made.
        expect(phone.get_by_role("heading", name="Send them this link")).to_be_visible()
        way.broken.clear()
        join(sam, phone.locator("#link-text").inner_text().strip())
    else:
        link = share(phone)
        way.broken.add(place)
        join(sam, link)
        way.broken.clear()
    # The browser itself may have sent it more than once.
    assert f"POST {place}" in way.paths
    phone.goto("/settings/sharing")
    expect(phone.get_by_role("link", name=re.compile("^Sam"))).to_have_count(1)


def test_a_diary_of_her_own_lives_beside_what_is_shared(phone: Page, device):
    sam = device()
    settle_in(sam)
    log(sam, "I had two eggs")
    join(sam, share(phone))
    sam.goto("/today")
    opened(sam)
    sam.goto("/shared")
    expect(sam.get_by_role("heading", name="The Baby This Week")).to_be_visible()
