import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaWorker

/// What a host tells of its device and its server, and what it is told to do. Hashes are made up.
struct SyncDeskTests {
    private static let moment = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: 0)

    private static func entry(_ number: UInt64) throws -> [UInt8] {
        let event = HealthEvent(id: RecordID(high: 1, low: number), moment: moment, details: .note, notes: "porkchop")
        return try JournalEntry(
            id: EntryID(high: 7, low: number), recordedAt: moment, device: "test", change: .putEvent(event)
        ).encoded()
    }

    private static func hash(_ number: UInt8) -> [UInt8] { [number] + [UInt8](repeating: 0, count: 31) }

    private static func mark(_ sequence: Int) -> JSON {
        .string("\(sequence)." + hash(UInt8(truncatingIfNeeded: sequence)).hexadecimal)
    }

    private static func row(_ sequence: Int, computed: UInt8? = nil) -> JSON {
        let number = UInt8(truncatingIfNeeded: sequence)
        return [
            .whole(sequence), .string(hash(number).hexadecimal), .string(hash(computed ?? number).hexadecimal),
        ]
    }

    /// A desk that holds so many rows, with entries that wait.
    private static func desk(holding count: UInt8, waiting: [UInt64] = []) throws -> SyncDesk {
        var held: [UInt8] = []
        for number in 0..<count { held += [UInt8](repeating: number, count: 16) + hash(number + 1) }
        let desk = SyncDesk()
        _ = try desk.tell(
            Message(
                ["event": "hold", "start": .string(hash(0).hexadecimal), "conflicts": []],
                [held] + waiting.map { try entry($0) }))
        return desk
    }

    @Test func `it reads, sends what waits, and is settled`() throws {
        let desk = try Self.desk(holding: 2, waiting: [9])
        var answer = try desk.tell(Message(["event": "look"])).head
        #expect(answer["step"]?.text == "read" && answer["after"] == Self.mark(2))
        _ = try desk.tell(Message(["event": "reading"]))
        answer = try desk.tell(
            Message(["event": "received", "head": Self.mark(3), "rows": [Self.row(3)]], [try Self.entry(4)])
        ).head
        #expect(answer["kept"]?.integer == 1 && answer["step"]?.text == "append" && answer["after"] == Self.mark(3))
        #expect(answer["count"]?.integer == 1 && answer["waiting"]?.integer == 1)
        _ = try desk.tell(Message(["event": "sending", "hashes": [.string(Self.hash(4).hexadecimal)]]))
        answer = try desk.tell(Message(["event": "appended", "head": Self.mark(4)])).head
        #expect(answer["kept"]?.integer == 1 && answer["step"]?.text == "rest")
        #expect(answer["isSettled"]?.boolean == true && answer["compare"]?.text == "4 · 04000000")
    }

    @Test func `a row that is not what it says is not kept`() throws {
        let desk = try Self.desk(holding: 1)
        _ = try desk.tell(Message(["event": "reading"]))
        let answer = try desk.tell(
            Message(
                ["event": "received", "head": Self.mark(2), "rows": [Self.row(2, computed: 9)]], [try Self.entry(4)])
        ).head
        #expect(answer["kept"]?.integer == 0 && answer["step"]?.text == "halt" && answer["trouble"]?.text == "row")
    }

    @Test func `a server that has less gets back what it lost`() throws {
        let desk = try Self.desk(holding: 3)
        _ = try desk.tell(Message(["event": "reading"]))
        var answer = try desk.tell(Message(["event": "less", "head": Self.mark(1)])).head
        #expect(answer["trouble"]?.text == "less")
        answer = try desk.tell(Message(["event": "putBack"])).head
        #expect(answer["step"]?.text == "putBack" && answer["after"] == Self.mark(1))
        #expect(answer["count"]?.integer == 2)
        _ = try desk.tell(Message(["event": "puttingBack", "through": 3]))
        answer = try desk.tell(Message(["event": "appended", "head": Self.mark(3)])).head
        #expect(answer["isSettled"]?.boolean == true)
    }

    @Test func `a server with another past is followed, and what only the device has waits again`() throws {
        let desk = try Self.desk(holding: 2)
        _ = try desk.tell(Message(["event": "reading"]))
        let other: JSON = .string("1." + Self.hash(77).hexadecimal)
        #expect(try desk.tell(Message(["event": "less", "head": other])).head["trouble"]?.text == "past")
        var answer = try desk.tell(Message(["event": "startOver"], [try Self.entry(1), try Self.entry(2)])).head
        #expect(answer["step"]?.text == "read" && answer["after"] == Self.mark(0))
        _ = try desk.tell(Message(["event": "reading"]))
        answer = try desk.tell(
            Message(["event": "received", "head": Self.mark(1), "rows": [Self.row(1)]], [try Self.entry(1)])
        ).head
        #expect(answer["step"]?.text == "append" && answer["waiting"]?.integer == 1)
        answer = try desk.tell(Message(["event": "list"])).head
        #expect(answer["ids"] == [.string(EntryID(high: 7, low: 2).description)])
    }

    @Test func `what two devices changed is told until she has looked, and survives a new desk`() throws {
        let desk = try Self.desk(holding: 0)
        let conflict: JSON = [
            "", .string(EntryID(high: 7, low: 1).description), .string(EntryID(high: 7, low: 2).description), 3,
        ]
        let told = try desk.tell(
            Message(["event": "hold", "start": .string(Self.hash(0).hexadecimal), "conflicts": [conflict]], [[]])
        ).head
        #expect(told["conflicts"] == [conflict])
        #expect(try desk.tell(Message(["event": "looked"])).head["conflicts"] == [])
    }

    @Test(
        arguments: [
            ["event": "nothing"], ["event": "moved"], ["event": "moved", "head": "x.00"],
            ["event": "moved", "head": "1.0x"], ["event": "sending", "hashes": ["00"]],
        ] as [JSON])
    func `a message that is not as it should be is refused`(head: JSON) throws {
        let desk = try Self.desk(holding: 1)
        #expect(throws: MessageError.self) { try desk.tell(Message(head)) }
    }
}
