import CorginaCore
import Testing

@testable import CorginaRooms

/// What is understood of a sentence while she still says it.
struct HeardRowsTests {
    private static let breakfast = "two eggs and toast, mild headache, a glass of water"

    private func heard(_ sentence: String, on day: String? = nil, _ resident: inout Resident) throws -> String {
        var fields = ["sentence": sentence]
        fields["day"] = day
        return try resident.post(.heard, fields).markup
    }

    private func rows(_ markup: String) -> Int { markup.matches(of: /<li>/).count }

    private func foods(_ markup: String) -> [String] {
        markup.matches(of: /item__name" dir="auto">([^<]*)</).map { String($0.output.1) }
    }

    @Test func `each food and everything else is a row, with nothing to tap`() throws {
        var maja = try Resident()
        let markup = try heard(Self.breakfast, &maja)
        #expect(rows(markup) == 4)
        #expect(foods(markup).count == 2)
        #expect(markup.contains("Headache") && markup.contains("Water"))
        for tapped in ["<a ", "<button", "<form", "<input", "<main"] { #expect(!markup.contains(tapped), "\(tapped)") }
    }

    @Test func `the rows grow with her words`() throws {
        var maja = try Resident()
        let counts = try ["I had", "I had two eggs", "I had two eggs and toast"].map { try rows(heard($0, &maja)) }
        #expect(counts == [0, 1, 2])
    }

    @Test func `foods are called as the sheet will call them`() throws {
        var maja = try Resident()
        let early = try heard(Self.breakfast, &maja)
        let sheet = try #require(try maja.post(.drafts(.say), ["sentence": Self.breakfast]).place)
        #expect(try foods(early) == foods(maja.get(sheet).markup))
    }

    @Test func `nothing waits, nothing is kept, and what waits stays`() throws {
        var maja = try Resident()
        _ = try maja.post(.drafts(.say), ["sentence": "an apple"])
        let waiting = maja.waiting
        var visit = try maja.visit(.heard)
        _ = try Rooms.accept(Form(fields: ["sentence": [Self.breakfast]]), at: .heard, by: &visit)
        #expect(visit.effects.isEmpty)
        _ = try heard(Self.breakfast, &maja)
        #expect(maja.entries.isEmpty && maja.waiting == waiting)
    }

    @Test func `a recipe to save shows what is in it, and a question shows nothing`() throws {
        var maja = try Resident()
        guard case .drafts(.sheet(let id))? = try maja.post(.drafts(.say), ["sentence": "two eggs and toast"]).place
        else { throw Missing() }
        _ = try maja.post(.drafts(.log(id)))
        #expect(try rows(heard("save that as my protein bowl", &maja)) == 2)
        #expect(try rows(heard("can I eat sushi?", &maja)) == 0)
    }

    @Test func `on the page of a past day it is understood as of that day`() throws {
        var maja = try Resident()
        #expect(try heard("a glass of water", &maja).contains("Today,"))
        #expect(try !heard("a glass of water", on: "2026-03-08", &maja).contains("Today,"))
    }

    @Test func `no words, too many and markup come to no harm`() throws {
        var maja = try Resident()
        #expect(try heard("", &maja).isEmpty)
        #expect(try heard(String(repeating: "an egg, ", count: 700), &maja).isEmpty)
        #expect(try !heard("an apple <script>alert(1)</script>", &maja).contains("<script>"))
        #expect(throws: RoomError.notFound) { try maja.get(.heard) }
    }
}
