import CorginaCore
import CorginaJournal
import CorginaRooms

/// A whole diary as a file, and what is in one.
public enum Takeout {
    /// The file that Export gives.
    ///
    /// - Parameter message: its head has the `kind` (`json`, `csv` or `fhir`), `now` and `zone`; its parts are all entries in their order. One
    ///   that cannot be read is left out, and counted in the answer's `left`.
    public static func file(for message: Message) throws(MessageError) -> Message {
        let head = message.head
        try head.expect(members: 3)
        guard let kind = ExportKind(rawValue: try head.text("kind")) else { throw .malformed("kind") }
        let clock = try ClockChanges(in: head)
        let instant = try head.whole("now", in: WorkerRequest.instants)
        let moment = Moment(secondsSinceEpoch: instant, utcOffset: clock.offset(at: instant))
        let entries = message.parts.compactMap { try? JournalEntry(decoding: $0) }
        let left = message.parts.count - entries.count
        do throws(JournalCodecError) {
            let bytes = try kind.bytes(of: entries, at: moment)
            return Message(
                [
                    "name": .string(kind.fileName(on: "\(moment.day)")), "type": .string(kind.mediaType),
                    "left": .whole(left),
                ],
                [bytes])
        } catch { throw .malformed("entries") }
    }

    /// The entries in a file that Export gave, a part each, in the order of their journal, and the ids of the `photos` they name.
    ///
    /// - Parameter message: its one part is the file. One that is not whole is answered with the `fault` as a sentence, and no parts.
    public static func entries(in message: Message) throws(MessageError) -> Message {
        try message.head.expect(members: 0)
        guard let file = message.parts.first, message.parts.count == 1 else { throw .surplus }
        do throws(DiaryExportError) {
            let entries = try DiaryFile.entries(in: file)
            var photos: Set<RecordID> = []
            for entry in entries {
                if case .putEvent(let event) = entry.change, let photo = event.photo { photos.insert(photo) }
            }
            // An entry that was read is written as it was.
            return Message(
                ["fault": "", "photos": .array(photos.sorted().map { .string($0.description) })],
                entries.compactMap { try? $0.encoded() })
        } catch { return Message(["fault": .string(error.description)]) }
    }
}
