import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// What she agrees to have sent to other servers.
struct ProviderRoomTests {
    private static let place = Route.settings(.providers)
    private static let yes = ["use": "speech", "host": "speech.example", "answer": "yes"]

    private func resident(_ hosts: [ProviderUse: String] = [.speech: "speech.example"]) throws -> Resident {
        var resident = try Resident()
        resident.uses = ConfiguredUses(hosts: hosts)
        return resident
    }

    @Test func `it is off at first, and says what is sent to whom before she agrees`() throws {
        let maja = try resident()
        let page = try maja.get(Self.place).markup
        #expect(page.contains("Agree to send to speech.example"))
        #expect(page.contains("Corgina sends the recording to speech.example"))
        #expect(page.contains("Corgina stores no recording"))
        #expect(try !maja.visit(Self.place).agrees(to: .speech))
    }

    @Test func `her yes is in her diary, can be taken back, and undone like every setting`() throws {
        var maja = try resident()
        let answer = try maja.post(Self.place, Self.yes)
        #expect(answer.place == Self.place)
        #expect(maja.diary.profile?.consents[.speech] == "speech.example")
        #expect(try maja.visit(Self.place).agrees(to: .speech))
        let page = try maja.get(Self.place, changed: answer.changed).markup
        #expect(page.contains("Stop sending to speech.example"))
        let ended = try maja.post(Self.place, ["use": "speech", "host": "speech.example", "answer": "no"])
        #expect(try maja.get(Self.place, changed: ended.changed).markup.contains("Settings saved"))
        #expect(maja.diary.profile?.consents == ProviderConsents())
        #expect(try !maja.visit(Self.place).agrees(to: .speech))
    }

    @Test func `the same answer again writes nothing`() throws {
        var maja = try resident()
        _ = try maja.post(Self.place, Self.yes)
        let count = maja.entries.count
        #expect(try maja.post(Self.place, Self.yes).changed.isEmpty)
        #expect(maja.entries.count == count)
    }

    @Test func `another host than the one she read is not agreed to`() throws {
        var maja = try resident()
        let answer = try maja.post(Self.place, ["use": "speech", "host": "other.example", "answer": "yes"])
        #expect(answer.status == .refused)
        #expect(answer.markup.contains("That was changed on the server meanwhile."))
        #expect(maja.entries.isEmpty)
    }

    @Test func `when the owner changes the host her yes counts no more`() throws {
        var maja = try resident()
        _ = try maja.post(Self.place, Self.yes)
        maja.uses = ConfiguredUses(hosts: [.speech: "elsewhere.example"])
        #expect(try !maja.visit(Self.place).agrees(to: .speech))
        #expect(try maja.get(Self.place).markup.contains("Agree to send to elsewhere.example"))
        // And what is configured no more can still be taken back.
        maja.uses = .none
        _ = try maja.post(Self.place, ["use": "speech", "answer": "no"])
        #expect(maja.diary.profile?.consents == ProviderConsents())
    }

    @Test(arguments: [
        ["use": "smell", "host": "speech.example", "answer": "yes"], ["use": "speech", "host": "speech.example"],
        ["use": "speech", "host": "speech.example", "answer": "maybe"], [:],
    ])
    func `an answer to nothing is none`(fields: [String: String]) throws {
        var maja = try resident()
        #expect(throws: RoomError.badForm) { try maja.post(Self.place, fields) }
    }

    @Test func `only what is configured is offered`() throws {
        let maja = try resident([:])
        #expect(try maja.get(Self.place).markup.contains("Nothing of yours leaves this one."))
        #expect(try !maja.get(.settings(.overview)).markup.contains("Help from other servers"))
        let nora = try resident([.vision: "eye.example"])
        #expect(try nora.get(.settings(.overview)).markup.contains("Help from other servers"))
        let page = try nora.get(Self.place).markup
        #expect(page.contains("Corgina sends that photo to eye.example") && !page.contains("your voice is recorded"))
    }

    @Test func `the microphone knows whether a speech server may hear her`() throws {
        var maja = try resident()
        #expect(try maja.get(.today).markup.contains("data-speech-server=\"asks\""))
        _ = try maja.post(Self.place, Self.yes)
        #expect(try maja.get(.today).markup.contains("data-speech-server=\"agreed\""))
        maja.uses = .none
        let without = try maja.get(.today).markup
        #expect(!without.contains("data-speech-server") && !without.contains("is not stored here"))
    }
}
