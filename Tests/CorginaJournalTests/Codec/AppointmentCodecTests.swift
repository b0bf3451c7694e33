import CorginaCore
import CorginaJournal
import Testing

struct AppointmentCodecTests {
    private func text(_ appointment: Appointment) throws -> String {
        let event = HealthEvent(
            id: RecordID(high: 3, low: 4), moment: Sample.lunchtime, details: .appointment(appointment))
        return String(decoding: try Sample.entry(1, .putEvent(event)).encoded(), as: UTF8.self)
    }

    private func read(_ text: String) throws -> Appointment? {
        guard case .putEvent(let event) = try JournalEntry(decoding: Array(text.utf8)).change else { return nil }
        return event.appointment
    }

    @Test func `the format of an appointment is this`() throws {
        let scan = Appointment(
            title: "Anatomy scan", place: "St Mary's", provider: "Dr Osei", minutes: 45,
            questions: [
                .init(id: RecordID(high: 0, low: 1), words: "Is the placenta low?"),
                .init(id: RecordID(high: 0, low: 2), words: "May I fly?", isAsked: true),
            ],
            results: "All measured", typicalID: "anatomy")
        let written = try text(scan)
        #expect(
            written.contains(
                #""kind":"appointment","details":{"title":"Anatomy scan","place":"St Mary's","with":"Dr Osei","minutes":45,"questions":[{"id":"00000000000000000000000000000001","words":"Is the placenta low?"},{"id":"00000000000000000000000000000002","words":"May I fly?","asked":true}],"results":"All measured","typical":"anatomy"}"#
            ))
        #expect(try read(written) == scan)
    }

    @Test func `one written when it had only a title reads as it did, and writes as it did`() throws {
        let written = try text(Appointment(title: "Midwife"))
        #expect(written.contains(#""details":{"title":"Midwife"}"#))
        #expect(try read(written) == Appointment(title: "Midwife"))
    }

    @Test(arguments: [
        (#""place":"a""#, #""place":7"#), (#""minutes":45"#, #""minutes":"45""#),
        (#""words":"Why?""#, #""word":"Why?""#),
        (#""id":"00000000000000000000000000000001""#, #""id":"1""#),
    ])
    func `one that is wrong is refused`(part: String, wrong: String) throws {
        let text = try text(
            Appointment(
                title: "Scan", place: "a", minutes: 45,
                questions: [.init(id: RecordID(high: 0, low: 1), words: "Why?")]))
        #expect(text.contains(part))
        #expect(throws: JournalCodecError.self) { try read(text.replacing(part, with: wrong)) }
    }
}
