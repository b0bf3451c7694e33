import CorginaCore
import CorginaJournal

/// Keeps a ``DiarySync`` for a host: the host says what happened, and is told what to do next. `docs/worker.md` lists the events.
///
/// It needs no open diary. Rows that were read before are known by their names, as they stand outside the seal: the host sees to it
/// that nothing waits that is among them.
public final class SyncDesk {
    private(set) var sync = DiarySync(start: [])

    public init() {}

    /// - Parameter message: its head has the `event` and what belongs to it; its parts are entries, unless the event says otherwise.
    /// - Returns: what to do next, and how things stand.
    public func tell(_ message: Message) throws(MessageError) -> Message {
        let head = message.head
        guard let event = Event(rawValue: try head.text("event")) else { throw .malformed("event") }
        var kept = 0
        switch event {
        case .hold: try hold(message)
        case .add: for entry in try Self.entries(message.parts) { sync.add(entry) }
        case .look: sync.lookAgain()
        case .reading: sync.beganReading()
        case .received: kept = sync.received(try Self.rows(in: message), head: try head.syncHead("head"))
        case .less: sync.heldLess(try head.syncHead("head"))
        case .sending: try beginSending(head)
        case .puttingBack: sync.beganPuttingBack(through: Int(try head.whole("through", in: 0...Int64(Int32.max))))
        case .appended: kept = sync.appended(try head.syncHead("head")) ? 1 : 0
        case .moved: sync.moved(try head.syncHead("head"))
        case .failed: sync.failed()
        case .putBack: sync.putBack()
        case .startOver: sync.startOver(holding: try Self.entries(message.parts))
        case .bringBack: sync.bringBack()
        case .list: break
        case .looked: for conflict in sync.conflicts { sync.looked(at: conflict) }
        }
        return answer(kept: kept, lists: event == .list)
    }

    /// What a host tells, by the name it has in a message.
    enum Event: String {
        case hold, add, look, reading, received, less, sending, puttingBack, appended, moved, failed, putBack, startOver
        case bringBack, looked, list
    }

    /// The most rows one message to the server takes.
    static let most = 500
}

// MARK: What is told

extension SyncDesk {
    /// The first part has 48 bytes for each row: its name and its hash.
    private func hold(_ message: Message) throws(MessageError) {
        guard let rows = message.parts.first, rows.count % Self.heldBytes == 0 else { throw .malformed("rows") }
        var held: [HeldRow] = []
        held.reserveCapacity(rows.count / Self.heldBytes)
        var place = 0
        while place < rows.count {
            let name = rows[place..<place + 16]
            held.append(HeldRow(id: EntryID(bytes: name), hash: Array(rows[place + 16..<place + Self.heldBytes])))
            place += Self.heldBytes
        }
        sync = DiarySync(
            start: try message.head.digits("start"), held: held,
            conflicts: try message.head.list("conflicts") { SyncConflict($0) })
        for entry in try Self.entries(Array(message.parts.dropFirst())) { sync.add(entry) }
    }

    private static let heldBytes = 48

    /// The host seals what waits from its first on; the hashes are those of the rows.
    private func beginSending(_ head: JSON) throws(MessageError) {
        let hashes = try head.list("hashes") { $0.text.flatMap { [UInt8](hexadecimal: $0) } }
        guard hashes.count <= sync.waiting.count else { throw .malformed("hashes") }
        var rows: [HeldRow] = []
        for (entry, hash) in zip(sync.waiting, hashes) { rows.append(HeldRow(id: entry.id, hash: hash)) }
        sync.beganSending(rows)
    }

    /// An empty part is a row that does not open.
    private static func rows(in message: Message) throws(MessageError) -> [SyncRow] {
        let told: [(Int, [UInt8], [UInt8])] = try message.head.list("rows") { element in
            guard let parts = element.elements, parts.count == 3, let sequence = parts[0].integer,
                let hash = parts[1].text.flatMap({ [UInt8](hexadecimal: $0) }),
                let computed = parts[2].text.flatMap({ [UInt8](hexadecimal: $0) })
            else { return nil }
            return (sequence, hash, computed)
        }
        guard told.count == message.parts.count else { throw .surplus }
        var rows: [SyncRow] = []
        for (row, bytes) in zip(told, message.parts) {
            rows.append(
                SyncRow(
                    sequence: row.0, hash: row.1, computed: row.2,
                    entry: bytes.isEmpty ? nil : try? JournalEntry(decoding: bytes)))
        }
        return rows
    }

    /// What this device wrote, or read and could open. One that cannot be read is none of them.
    private static func entries(_ parts: [[UInt8]]) throws(MessageError) -> [JournalEntry] {
        parts.compactMap { try? JournalEntry(decoding: $0) }
    }
}

// MARK: What is answered

extension SyncDesk {
    /// - Parameter lists: whether what waits is named, in its order.
    private func answer(kept: Int, lists: Bool) -> Message {
        var members: [JSON.Member] = [
            JSON.Member("kept", .whole(kept)), JSON.Member("head", .string(sync.head.mark)),
            JSON.Member("compare", .string(sync.head.words)),
            JSON.Member("waiting", .whole(sync.waiting.count)),
            JSON.Member("ids", .array(lists ? sync.waiting.map { .string($0.id.description) } : [])),
            JSON.Member("isSettled", .bool(sync.isSettled)),
            JSON.Member("conflicts", .array(sync.conflicts.map { $0.json })),
        ]
        members += step
        return Message(.object(members))
    }

    private var step: [JSON.Member] {
        switch sync.next(most: Self.most) {
        case .rest: Self.step("rest")
        case .await: Self.step("await")
        case .read(let head): Self.step("read", after: head)
        case .append(let entries, let head): Self.step("append", after: head, count: entries.count)
        case .putBack(let head, let last): Self.step("putBack", after: head, count: last - head.sequence)
        case .halt(let trouble): Self.step("halt", trouble: trouble.name)
        }
    }

    private static func step(
        _ name: String, after head: SyncHead? = nil, count: Int = 0, trouble: String = ""
    ) -> [JSON.Member] {
        [
            JSON.Member("step", .string(name)), JSON.Member("after", .string(head?.mark ?? "")),
            JSON.Member("count", .whole(count)), JSON.Member("trouble", .string(trouble)),
        ]
    }
}
