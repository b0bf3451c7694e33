import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// What a companion sent, on its way into her diary.
@Suite struct SentRoomTests {
    private static let item = RecordID(high: 4, low: 4)

    private func thing(_ words: String, _ list: RecordID? = nil, at moment: Moment) -> SentThing {
        SentThing(id: Self.item, moment: moment, words: words, list: list)
    }

    private func listed(_ maja: inout Resident) throws -> RecordID {
        guard case .checklists(.one(let id))? = try maja.post(.checklists(.list), ["name": "Bag"]).place else {
            throw Missing()
        }
        return id
    }

    private func take(_ thing: SentThing, by maja: inout Resident) throws -> Answer {
        var visit = try maja.visit(.sharing(.sent))
        let answer = try SentRoom.take(thing, by: &visit)
        maja.perform(visit.effects)
        return answer
    }

    @Test func `something for a list goes on it once, however often it is taken`() throws {
        var maja = try Resident()
        let list = try listed(&maja)
        for _ in 0..<2 {
            #expect(try take(thing("Socks", list, at: maja.now), by: &maja).place == .sharing(.sent))
        }
        #expect(Preparations(in: maja.diary).checklist(list)?.items.map(\.words) == ["Socks"])
    }

    @Test func `a list that is gone, put away or full takes nothing, and a sentence says so`() throws {
        var maja = try Resident()
        let now = maja.now
        #expect(throws: SentRoom.Refusal.listGone) { _ = try take(thing("Socks", Self.item, at: now), by: &maja) }
        let list = try listed(&maja)
        let words = (0..<100).map { "Thing \($0)" }.joined(separator: "\n")
        _ = try maja.post(.checklists(.one(list)), ["words": words])
        #expect(throws: SentRoom.Refusal.listFull) { _ = try take(thing("Socks", list, at: now), by: &maja) }
        _ = try maja.post(.checklists(.archive(list)))
        #expect(throws: SentRoom.Refusal.listGone) { _ = try take(thing("Socks", list, at: now), by: &maja) }
    }

    @Test func `a sentence waits to be looked over, as of when it was written, and is not logged`() throws {
        var maja = try Resident()
        let then = maja.now.advanced(bySeconds: -3_600)
        let entries = maja.entries.count
        let answer = try take(thing("I ate an apple", at: then), by: &maja)
        guard case .drafts(.sheet(let draft))? = answer.place else { throw Missing() }
        #expect(maja.entries.count == entries)
        _ = try maja.post(.drafts(.log(draft)))
        let events = maja.diary.events(on: then.day)
        #expect(events.count == 1 && events.first?.moment == then)
    }

    @Test(arguments: ["eggs make me sick", "I can't stand the smell of onions"])
    func `what somebody else says of a food marks nothing`(words: String) throws {
        var maja = try Resident()
        let entries = maja.entries.count
        _ = try? take(thing(words, at: maja.now), by: &maja)
        #expect(maja.entries.count == entries && maja.diary.foodMarks.isEmpty)
        // Said by herself it marks the food at once.
        _ = try maja.post(.drafts(.say), ["sentence": words])
        #expect(maja.entries.count == entries + 1)
    }

    @Test func `a question of somebody else's is not answered and stays where it is`() throws {
        var maja = try Resident()
        #expect(throws: SentRoom.Refusal.notUnderstood) {
            _ = try take(thing("can I eat sushi?", at: maja.now), by: &maja)
        }
    }

    @Test func `what is sent reads back as it was`() throws {
        let now = try Moment("2026-03-10T18:40:00-04:00").orThrow()
        for sent in [thing("Socks \u{1F9E6}", Self.item, at: now), thing("An apple", at: now)] {
            #expect(SentThing(sent.bytes, id: Self.item) == sent)
        }
        #expect(SentThing([1, 2, 3], id: Self.item) == nil)
    }
}
