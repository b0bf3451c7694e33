"""No page says what was meant for its authors, or one of the sentences that were once replaced: authors_list.txt."""

import csv
import re
from collections import Counter
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from client import Client, cookie_of
from forms import AVOIDED, Form, Reader, pattern
from server import Server

HERE = Path(__file__).parent
TABLES = HERE.parents[1] / "Sources" / "CorginaCore" / "Tables"

# What no list can name in full. Values of tables that were not turned into words look like call_same_day or severity=3.
REMARKS = {
    "a file's name": re.compile(r"(?<![\w./])[\w-]+\.(csv|tsv|swift|md|json|py|xml|txt)\b|\b(docs|Sources|Tests)/"),
    "a remark to authors": re.compile(
        r"from memory|general knowledge|no published source on file|page not on file|the reference says|\(excerpts?\)|do not judge"
        r"|never block|\b(TODO|FIXME|XXX|TBD)\b", re.IGNORECASE
    ),  # fmt: skip
    "a value of a table": re.compile(r"(?<![\w/.:@-])[a-z]+_[a-z][a-z_]*\b|\b(severity|count|ga|gestation)\w*\s*[<>=]+\s*\d|\bNA\b"),
    "a leftover of the program": re.compile(r"\bOptional\(|\bundefined\b|\bNaN\b|\bnil\b|\\\(|\$\{|%@"),
}
# As many pages of one kind as have words of their own; of the others two are alike.
ENOUGH = {"/pregnancy/weeks/#": 60, "/symptoms/kinds/#": 80, "/supplements/add/#": 40, "/foods/#": 30, "/entries/#": 30}

# What the sheet and the page after it answer with a word of their own.
SENTENCES = [
    "a coffee", "two lattes and a matcha", "green tea", "sushi and a glass of wine", "raw milk brie", "a coke", "swordfish",
    "liver pâté on toast", "two brazil nuts", "spoon of honey", "a piece of cannabis cake", "chips and curry", "same breakfast",
    "flurbled qwortle", "70000000 kg", "severe headache, blurry vision and some spotting", "vomited three times", "fever 38.6",
    "the baby moves less than usual", "blood pressure 162/112", "bp 152/97", "blood sugar 50", "weight 62 kg", "10 kicks",
    "contraction of a minute", "slept badly", "took my iron", "took my iron twice", "choline", "low-dose aspirin",
    "oatmeal and coffee for breakfast and tomato soup for lunch", "I want to hurt myself", "tea with ginger", "water",
]  # fmt: skip


class Words(HTMLParser):
    """What a page says, place by place: words that stand together, labels that are read out, and what buttons and fields hold."""

    WITHIN_A_SENTENCE = frozenset("a abbr b bdi bdo cite code data em i kbd mark q s small span strong sub sup time u wbr".split())

    def __init__(self, page: str):
        super().__init__()
        self.places: list[str] = []
        self.open: list[str] = []
        self.unsaid = 0
        self.feed(page)
        self.end()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        for name in ("aria-label", "placeholder", "alt", "title", "aria-description"):
            self.places.append(given.get(name) or "")
        if tag in ("script", "style"):
            self.unsaid += 1
        if tag not in self.WITHIN_A_SENTENCE:
            self.end()

    def handle_endtag(self, tag: str) -> None:
        if tag in ("script", "style"):
            self.unsaid -= 1
        if tag not in self.WITHIN_A_SENTENCE:
            self.end()

    def handle_data(self, words: str) -> None:
        if not self.unsaid:
            self.open.append(words)

    def end(self) -> None:
        self.places.append("".join(self.open))
        self.open = []


def plain(words: str) -> str:
    """The same however it is set: one kind of quotation mark, dash and space, any figure."""
    words = re.sub(r"[“”„«»]", '"', words.replace("’", "'").replace("‘", "'"))
    words = re.sub(r"[–—−]", "-", words)
    words = re.sub(r"\d+([.,:]\d+)*", "#", words)
    return re.sub(r"\s+", " ", words).strip().casefold()


class AuthorsList:
    def __init__(self, file: Path = HERE / "authors_list.txt"):
        lines = [line for line in file.read_text().splitlines() if line and not line.startswith("# ")]
        self.anywhere = {plain(line): line for line in lines if not line.startswith("=")}
        self.alone = {plain(line[1:]).rstrip("."): line[1:] for line in lines if line.startswith("=")}

    def found_in(self, page: str, known: set[str] | None = None) -> set[str]:
        """What a page should not say, with a little of what stands around it. Places that are known are not read again."""
        places = {place.strip() for place in Words(page).places} - {""} - (known or set())
        if known is not None:
            known |= places
        said = {place: plain(place) for place in places}
        together = "\n".join(said.values())
        found = {f"“{self.alone[words.rstrip('.')]}”: {place}" for place, words in said.items() if words.rstrip(".") in self.alone}
        for sentence in self.anywhere:
            if sentence in together:
                found |= {f"“{self.anywhere[sentence]}”: {place[:200]}" for place, words in said.items() if sentence in words}
        for kind, remark in REMARKS.items():
            for place in places:
                if match := remark.search(place):
                    found.add(f"{kind}, “{match.group()}”: {place[max(0, match.start() - 80) : match.end() + 80]}")
        return found


class Proofreader:
    """Reads every answer a client gets."""

    def __init__(self, client: Client):
        self.client = client
        self.list = AuthorsList()
        self.read = 0
        self.known: set[str] = set()
        self.problems: dict[str, str] = {}
        # What the pages of the walk can send, each once.
        self.forms: dict[tuple[str, ...], Form] = {}

    def look(self, path: str) -> str:
        return self.note(path, self.client.get(path))

    def tell(self, path: str, fields: dict[str, str]) -> str:
        """Sends a form and follows where its answer leads."""
        answer = self.client.post(path, fields)
        self.note(f"POST {path}", answer)
        return self.look(answer.location) if answer.location else answer.page

    def note(self, path: str, answer) -> str:
        if answer.headers.get("content-type", "").startswith("text/html"):
            self.read += 1
            for problem in self.list.found_in(answer.page, self.known):
                self.problems.setdefault(problem, path)
        return answer.page

    def walk(self, start: Iterable[str]) -> None:
        """Every page that can be reached, as long as pages of its kind have something new to say."""
        waiting = list(start)
        seen, alike = set(waiting), Counter()
        while waiting:
            page = Reader(self.look(waiting.pop(0)))
            for form in page.forms:
                if form.action.startswith("/") and not form.action.startswith(AVOIDED):
                    self.forms.setdefault((kind_of(form.action), *sorted(form.values)), form)
            for link in page.links:
                path = link.split("#")[0]
                kind = kind_of(path)
                if path in seen or not path.startswith("/") or path.startswith(("/assets", "/session", "/lock", "/gallery")):
                    continue
                seen.add(path)
                alike[kind] += 1
                if alike[kind] <= ENOUGH.get(kind, 3):
                    waiting.append(path)


def kind_of(path: str) -> str:
    """Filters of the timeline can be combined without end, and say nothing new."""
    return re.sub("/kinds/[a-z_.]+", "/kinds", pattern(path.split("?")[0]))


def names(table: str, *columns: str) -> list[str]:
    """What a person would call each row of a table."""
    with (TABLES / f"{table}.csv").open() as rows:
        return [row[column].split("|")[0] for row in csv.DictReader(rows) for column in columns if row[column] not in ("", "NA")]


@pytest.fixture(scope="module")
def sample(tmp_path_factory) -> Iterable[Proofreader]:
    """The diary of the demonstration: lived in, 24 weeks along, with findings of Insights."""
    with Server(tmp_path_factory.mktemp("words") / "demo", "demo") as server:
        client = Client(server.port)
        client.sign_in("Sam", "a corgi counts to forty")
        yield Proofreader(client)


def nothing_is_wrong(reader: Proofreader, at_least: int) -> None:
    """And that enough was read to say so."""
    problems, read = reader.problems, reader.read
    reader.problems, reader.read = {}, 0
    assert problems == {}
    assert read >= at_least


@pytest.mark.parametrize("planted", [
    "<p>Keep total under 300 mg a day; see caffeine.csv.</p>",
    "<p>A sitting of kicks. <b>Nobody can bring them back,</b> we neither.</p>",
    '<button aria-label="Take one back">−</button>',
    "<h2>Sittings</h2>",
    "<p>Source: General knowledge, no published source on file</p>",
    "<li>Two eggs give roughly 290&nbsp;mg (from memory).</li>",
    "<p>TODO: name the leaflet</p>",
    "<p>It is explained in docs/trust.md</p>",
    "<td>call_same_day</td>",
    "<p>What you drink shows here, a bar a day.</p>",
    "<p>Heartburn within 3 hours after 12 of 40 meals with beans and nuts, and after 1 of 12 others like them.</p>",
])  # fmt: skip
def test_what_is_planted_is_found(planted):
    assert AuthorsList().found_in(f"<!doctype html><title>Today</title><main>{planted}</main>")


@pytest.mark.parametrize("innocent", [
    "<p>Call your provider today.</p>", "<p>You can undo this in Settings.</p>", "<script>const undefined_name = 'docs/x.md'</script>",
    "<p>3 sittings with the midwife</p>", "<a href='/api/v1/export' download='diary.json'>Export</a>", "<p>na, sure</p>",
])  # fmt: skip
def test_what_is_innocent_is_left_alone(innocent):
    assert AuthorsList().found_in(innocent) == set()


def test_no_page_of_a_lived_in_diary_says_what_was_meant_for_its_authors(sample):
    # The gallery has specimens instead of words for her.
    sample.walk(["/today", "/offline", "/about", "/privacy", "/nothing-here"])
    for week in range(4, 43):
        sample.look(f"/pregnancy/weeks/{week}")
    nothing_is_wrong(sample, at_least=300)


def test_no_answer_about_a_food_does(sample):
    foods = names("food-safety", "name", "keywords") + names("food-notes", "name") + names("fish", "name") + names("caffeine", "name")
    for food in foods:
        sample.tell("/safe", {"food": food})
    nothing_is_wrong(sample, at_least=200)


def test_no_answer_to_a_sentence_does(sample):
    for sentence in SENTENCES:
        sheet = sample.tell("/drafts", {"sentence": sentence})
        draft = re.search(r"/drafts/[0-9a-f]{32}", sheet)
        for link in sorted({link for link in Reader(sheet).links if draft and link.startswith(draft.group())}):
            sample.look(link)
        if draft:
            sample.tell(f"{draft.group()}/log", {})
    nothing_is_wrong(sample, at_least=150)


def test_no_answer_to_a_form_does(sample):
    """Every form is sent once as it stands and once with what cannot be meant; every symptom at its worst, with all its signs."""
    sample.walk(["/today", "/supplements/add/own", "/kicks", "/contractions"])
    for form in list(sample.forms.values()):
        sample.tell(form.action, form.values)
        sample.tell(form.action, form.values | dict.fromkeys(form.numbers, "-7") | dict.fromkeys(form.typed, ""))
    for path in sorted({link for link in Reader(sample.client.get("/symptoms").page).links if link.startswith("/symptoms/kinds/")}):
        page = sample.client.get(path).page
        worst = {name: "yes" for name in re.findall(r'name="(sign-[^"]*)"', page)} | {"severity": "5", "length": "30"}
        for form in Reader(page).forms:
            if form.action == path:
                sample.tell(path, form.values | worst)
    nothing_is_wrong(sample, at_least=200)


def test_no_page_before_and_after_a_pregnancy_does(lived_in, her_server):
    client = Client(her_server.port)
    stranger = Proofreader(client)
    stranger.walk(["/welcome", "/sign-in", "/recover", "/account/new", "/privacy", "/nothing-here"])
    for path in ("/account", "/session", "/recover"):
        stranger.tell(path, {"name": "", "passphrase": "short"})
    nothing_is_wrong(stranger, at_least=8)

    hers = Proofreader(Client(her_server.port, cookie_of(lived_in[1])))
    hers.walk(["/today", "/pregnancy/new"])
    hers.tell("/pregnancy/birth", {"day": re.search(r'max="([\d-]+)"', hers.client.get("/pregnancy/birth").page).group(1), "name": "Ida"})
    hers.walk(["/today", "/pregnancies"])
    nothing_is_wrong(hers, at_least=150)


def test_no_script_does(sample):
    """What a page says without the server: offline, waiting, locked."""
    forbidden = AuthorsList()
    addresses = set()
    for path in ("/today", "/offline", "/settings", "/insights"):
        addresses |= set(re.findall(r'"(/assets/[^"]+\.js)"', sample.client.get(path).page))
    assert addresses
    for address in sorted(addresses):
        said = plain(sample.client.get(address).page)
        assert [sentence for sentence in forbidden.anywhere if sentence in said] == [], address
