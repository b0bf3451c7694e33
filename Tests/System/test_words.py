"""No page says what was meant for its authors, or one of the sentences that were once replaced: authors_list.txt."""

import csv
import re
from collections import Counter
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from client import Answer, Client, cookie_of
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
    "a coffee", "two lattes and a matcha", "green tea", "sushi and a glass of wine", "raw milk brie", "a coke", "swordfish", "an espresso",
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

    def quoted_in(self, script: str) -> set[str]:
        said = plain(script)
        return {self.anywhere[sentence] for sentence in self.anywhere if sentence in said}


class Proofreader:
    """Reads every answer a client gets."""

    def __init__(self, client: Client):
        self.client = client
        self.list = AuthorsList()
        self.read = 0
        self.known: set[str] = set()
        self.problems: dict[str, str] = {}
        self.seen: set[str] = set()
        self.alike: Counter[str] = Counter()
        # What the pages of the walk can send, each once.
        self.forms: dict[tuple[str, ...], Form] = {}

    def look(self, path: str) -> str:
        return self.note(path, self.client.get(path))

    def tell(self, path: str, fields: dict[str, str]) -> str:
        """Sends a form and follows where its answer leads."""
        answer = self.client.post(path, fields)
        self.note(f"POST {path}", answer)
        return self.look(answer.location) if answer.location else answer.page

    def note(self, path: str, answer: Answer) -> str:
        kind = answer.headers.get("content-type", "")
        if kind.startswith("text/html"):
            self.read += 1
            for problem in self.list.found_in(answer.page, self.known):
                self.problems.setdefault(problem, path)
        elif "javascript" in kind:
            for sentence in self.list.quoted_in(answer.page):
                self.problems.setdefault(sentence, path)
        return answer.page

    def walk(self, start: Iterable[str]) -> None:
        """Every page that can be reached, as long as pages of its kind have something new to say."""
        waiting = list(start)
        while waiting:
            page = Reader(self.look(waiting.pop(0)))
            for form in page.forms:
                if form.action.startswith("/") and not form.action.startswith(AVOIDED):
                    self.forms.setdefault((kind_of(form.action), *sorted(form.values)), form)
            waiting += [path for link in page.links if self.is_new(path := link.split("#")[0])]

    def is_new(self, path: str) -> bool:
        # The gallery has specimens instead of words for her.
        if path in self.seen or not path.startswith("/") or path.startswith(("/assets", "/session", "/lock", "/gallery")):
            return False
        self.seen.add(path)
        self.alike[kind := kind_of(path)] += 1
        return self.alike[kind] <= ENOUGH.get(kind, 3)


def kind_of(path: str) -> str:
    """Filters of the timeline can be combined without end, and say nothing new."""
    return re.sub("/kinds/[a-z_.]+", "/kinds", pattern(path.split("?")[0]))


def names(table: str, *columns: str) -> list[str]:
    """What a person would call each row of a table."""
    with (TABLES / f"{table}.csv").open() as rows:
        return [row[column].split("|")[0] for row in csv.DictReader(rows) for column in columns if row[column] not in ("", "NA")]


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


def test_no_page_of_a_lived_in_diary_says_what_was_meant_for_its_authors(tmp_path):
    """One test, since a demonstration takes seconds to make: its pages, and what they answer to foods, sentences and forms."""
    with Server(tmp_path / "demo", "demo") as server:
        client = Client(server.port)
        client.sign_in("Sam", "a corgi counts to forty")
        sample = Proofreader(client)
        sample.walk(["/today", "/offline", "/about", "/privacy", "/nothing-here", "/supplements/add/own", "/kicks", "/contractions"])
        for week in range(4, 43):
            sample.look(f"/pregnancy/weeks/{week}")
        for food in names("food-safety", "name", "keywords") + names("food-notes", "name") + names("fish", "name"):
            sample.tell("/safe", {"food": food})
        for sentence in SENTENCES:
            say_and_log(sample, sentence)
        send_every_form(sample)
        feel_everything(sample)
        for address in scripts(client):
            sample.note(address, client.get(address))
        nothing_is_wrong(sample, at_least=900)


def say_and_log(reader: Proofreader, sentence: str) -> None:
    sheet = reader.tell("/drafts", {"sentence": sentence})
    if draft := re.search(r"/drafts/[0-9a-f]{32}", sheet):
        for link in Reader(sheet).links:
            if link.startswith(draft.group()) and reader.is_new(link):
                reader.look(link)
        reader.tell(f"{draft.group()}/log", {})


def send_every_form(reader: Proofreader) -> None:
    """Once as it stands, and once with what cannot be meant."""
    for form in reader.forms.values():
        reader.tell(form.action, form.values)
        reader.tell(form.action, form.values | dict.fromkeys(form.numbers, "-7") | dict.fromkeys(form.typed, ""))


def feel_everything(reader: Proofreader) -> None:
    """Every symptom at its worst, with all its signs."""
    for link in sorted(set(Reader(reader.look("/symptoms")).links)):
        if link.startswith("/symptoms/kinds/"):
            page = reader.client.get(link).page
            worst = {name: "yes" for name in re.findall(r'name="(sign-[^"]*)"', page)} | {"severity": "5", "length": "30"}
            for form in Reader(page).forms:
                if form.action == link:
                    reader.tell(link, form.values | worst)
    reader.look("/today")


def scripts(client: Client) -> list[str]:
    """What says something without the server: offline, waiting, locked."""
    pages = [client.get(path).page for path in ("/today", "/offline", "/settings", "/insights")]
    return sorted({address for page in pages for address in re.findall(r'"(/assets/[^"]+\.js)"', page)})


def test_no_page_before_and_after_a_pregnancy_does(lived_in, her_server):
    client = Client(her_server.port)
    stranger = Proofreader(client)
    stranger.walk(["/welcome", "/homes", "/sign-in", "/recover", "/account/new", "/privacy", "/nothing-here"])
    for path in ("/account", "/session", "/recover"):
        stranger.tell(path, {"name": "", "passphrase": "short"})
    nothing_is_wrong(stranger, at_least=8)

    hers = Proofreader(Client(her_server.port, cookie_of(lived_in[1])))
    hers.walk(["/today", "/pregnancy/new"])
    hers.tell("/pregnancy/birth", {"day": re.search(r'max="([\d-]+)"', hers.client.get("/pregnancy/birth").page).group(1), "name": "Ida"})
    hers.walk(["/today", "/pregnancies"])
    nothing_is_wrong(hers, at_least=100)
