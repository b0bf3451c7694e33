"""No page of a lived-in diary tells a fact that nobody can look up without saying so: docs/clinical/README.md, "Where a row comes from"."""

import pytest

from client import Answer, Client
from server import Server
from test_words import Proofreader, feel_everything, names
from unsourced import FACTS, told_in


class SourceReader(Proofreader):
    """Reads every answer for such facts alone."""

    def note(self, path: str, answer: Answer) -> str:
        if answer.headers.get("content-type", "").startswith("text/html"):
            self.read += 1
            for problem in told_in(answer.page):
                self.problems.setdefault(problem, path)
        return answer.page


@pytest.mark.parametrize("fact", sorted(FACTS)[::7])
def test_what_is_planted_is_found(fact):
    assert told_in(f"<p>{fact}</p><p>Source: a leaflet</p>")
    assert not told_in(f"<p>{fact}</p><p>No published source. Ask your provider.</p>")


def test_no_page_of_a_lived_in_diary_tells_a_fact_without_a_source(tmp_path):
    with Server(tmp_path / "demo", "demo") as server:
        client = Client(server.port)
        client.sign_in("Sam", "a corgi counts to forty")
        reader = SourceReader(client)
        reader.walk(["/today", "/appointments/schedule", "/symptoms", "/supplements/add", "/safe", "/nutrition"])
        for week in range(4, 43):
            reader.look(f"/pregnancy/weeks/{week}")
        for food in names("food-safety", "name", "keywords") + names("food-notes", "name"):
            reader.tell("/safe", {"food": food})
        feel_everything(reader)
        assert reader.problems == {}
        assert reader.read >= 300
