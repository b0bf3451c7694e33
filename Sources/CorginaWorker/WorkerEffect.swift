import CorginaCore
import CorginaJournal
import CorginaRooms

/// What a room wants done in the browser's store.
enum WorkerEffect: Hashable {
    /// Entries as their journal seals them, and the draft that is gone with them.
    case append([[UInt8]], discarding: RecordID?)
    case keep([UInt8], as: RecordID)
    case drop(RecordID)
    /// Keeps the photo the host took in, until that draft becomes entries or for good.
    case photo(RecordID, waitingWith: RecordID?)

    var head: JSON {
        switch self {
        case .append(let entries, let draft):
            ["append": .whole(entries.count), "drop": .string(draft?.description ?? "")]
        case .keep(_, let id): ["keep": .string(id.description)]
        case .drop(let id): ["drop": .string(id.description)]
        case .photo(let id, let draft): ["photo": .string(id.description), "draft": .string(draft?.description ?? "")]
        }
    }

    var parts: [[UInt8]] {
        switch self {
        case .append(let entries, _): entries
        case .keep(let bytes, _): [bytes]
        case .drop, .photo: []
        }
    }
}

extension WorkerEffect {
    /// - Parameter waiting: what waits, for what is changed under a name of its own. The host answers one request after another, so
    ///   nothing can come between.
    /// - Throws: `notStorable`
    init(_ effect: Effect, waiting: [RecordID: Visit.Waiting]) throws(RoomError) {
        switch effect {
        case .append(let entries, let draft): self = .append(try Self.encoded(entries), discarding: draft)
        case .stage(let bytes, let id): self = .keep(bytes, as: id)
        case .discard(let id): self = .drop(id)
        case .changeKept(let id, let change):
            let before: [UInt8] = if case .bytes(let bytes) = waiting[id] { bytes } else { [] }
            let after = change(before)
            self = after.isEmpty ? .drop(id) : .keep(after, as: id)
        }
    }

    private static func encoded(_ entries: [JournalEntry]) throws(RoomError) -> [[UInt8]] {
        var encoded: [[UInt8]] = []
        for entry in entries {
            do throws(JournalCodecError) { encoded.append(try entry.encoded()) } catch { throw .notStorable }
        }
        return encoded
    }
}
