import CorginaCore
import CorginaJournal
import CorginaLanguage
import Testing

@testable import CorginaRooms

/// What is read back of a sentence before it is logged.
@Suite struct HeardRoomTests {
    private let id = RecordID(high: 7, low: 7)

    private func heard(
        _ sentence: String, mayRead: Bool = true, _ maja: Resident? = nil
    ) throws -> (answer: HeardAnswer, visit: Visit) {
        let maja = try maja ?? Resident()
        var visit = try maja.visit(.drafts(.sheet(id)))
        let answer = try room(mayRead).hear(sentence, at: visit.now, as: id, by: &visit)
        return (answer, visit)
    }

    private func room(_ mayRead: Bool = true) -> HeardRoom {
        HeardRoom(mayRead: mayRead) { RecordID(high: $0.high, low: UInt64($1)) }
    }

    @Test(arguments: [
        ("I had two eggs and toast", "two eggs and toast"), ("Two eggs and toast", "two eggs and toast"),
        ("I ate 2 eggs and toast", "2 eggs and toast"), ("I had a bowl of oatmeal", "a bowl of oatmeal"),
        ("I had two and a half pizzas", "two and a half pizzas"),
        ("I ate half a pizza and 300 g of rice", "half a pizza and 300 g of rice"),
        ("3 slices of toast and two eggs", "3 slices of toast and two eggs"),
    ])
    func `a meal is read back in her words with the amounts she said`(sentence: String, words: String) throws {
        let spoken = try heard(sentence).answer.spoken
        #expect(spoken.hasPrefix("I heard \(words), "), "\(spoken)")
        #expect(spoken.contains(" calories."))
    }

    @Test func `several things are read back one after the other`() throws {
        let answer = try heard("I had porkchop and potatoes, took my iron, feeling a bit sick").answer
        #expect(answer.spoken.hasPrefix("I heard porkchop and potatoes, "), "\(answer.spoken)")
        #expect(answer.spoken.contains(" calories; iron; and nausea"), "\(answer.spoken)")
        #expect(answer.events.map(\.id.low) == [0, 1, 2])
    }

    @Test func `it asks for nothing but to be kept under its id`() throws {
        let (answer, visit) = try heard("I had two eggs and toast")
        #expect(answer.draft == id && visit.effects.count == 1)
        guard case .stage(let bytes, let place)? = visit.effects.first else { throw Missing() }
        #expect(place == id && DraftCodec.decode(bytes)?.sentence == "I had two eggs and toast")
    }

    @Test func `an answer that is none of the choices changes nothing`() throws {
        var (answer, visit) = try heard("I had two eggs and toast")
        #expect(answer.question?.choices.map(\.say) == ["One meal", "Separate items"])
        #expect(try room().answer("three meals", to: id, by: &visit) == nil)
        #expect(visit.effects.count == 1)
        answer = try room().answer("separate-items", to: id, by: &visit).orThrow()
        #expect(answer.events.count == 2 && answer.question == nil)
        #expect(try room().answer("separate-items", to: id, by: &visit) == nil)
    }

    @Test func `what is confirmed are the events that were read back`() throws {
        let (answer, visit) = try heard("I had two eggs and toast, took my iron")
        #expect(try room().confirm(id, for: visit) == answer.events.map(Change.putEvent))
        #expect(throws: RoomError.draftGone) { try room().confirm(RecordID(high: 7, low: 8), for: visit) }
    }

    @Test func `what is no draft to be logged is neither confirmed nor dropped`() throws {
        var maja = try Resident()
        var opened = Draft(sentence: "a banana", understanding: .nothing)
        opened.purpose = .replace(RecordID(high: 9, low: 9))
        for bytes in [Array("1 secret 2".utf8), try DraftCodec.encode(opened)] {
            maja.perform([.stage(bytes, as: id)])
            var visit = try maja.visit(.drafts(.sheet(id)))
            HeardRoom.discard(id, by: &visit)
            #expect(visit.effects.isEmpty)
            #expect(throws: RoomError.draftGone) { try room().confirm(id, for: visit) }
            #expect(throws: RoomError.draftGone) { try room().answer("one-meal", to: id, by: &visit) }
        }
    }

    @Test func `a question is answered by who may read, on a page where words do not do`() throws {
        let water = try heard("how much water did I drink yesterday?").answer
        #expect(water.draft == nil && water.spoken.hasPrefix("Today: 0 of "), "\(water.spoken)")
        let page = try heard("can I eat sushi?").answer
        #expect(page.draft == nil && page.spoken.contains("a page of its own"), "\(page.spoken)")
        let refused = try heard("how much water did I drink?", mayRead: false).answer
        #expect(refused.spoken.contains("may not read"), "\(refused.spoken)")
    }
}
