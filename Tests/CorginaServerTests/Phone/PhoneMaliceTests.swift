import CorginaCore
import CorginaJournal
import CorginaRooms
import Crypto
import Foundation
import Testing

@testable import CorginaPhoneStore
@testable import CorginaServer

/// A server that does not tell an iPhone the truth.
@Suite struct PhoneMaliceTests {
    private let server: TestServer

    init() throws { server = try TestServer(settings: ServerSettings(allowsSignUp: true)) }

    /// A phone that has what another one wrote, and something that waits; and then other rows that it has not read.
    private func reader() async throws -> (writer: TestPhone, reader: TestPhone) {
        let writer = try TestPhone(server, 1)
        try writer.log("apple")
        try await writer.seal()
        let reader = try TestPhone(server, 2)
        try await reader.open()
        try await reader.settle()
        for words in ["bread", "milk"] { try writer.log(words) }
        try await writer.settle()
        try reader.log("plum")
        return (writer, reader)
    }

    enum Lie: CaseIterable { case changed, reordered, dropped, doubled, forged, foreignHash }

    private static func told(_ lie: Lie, _ answer: PhoneAnswer) -> PhoneAnswer {
        guard let json = try? JSON(parsing: answer.body), var rows = json["rows"]?.elements, rows.count == 2 else {
            return answer
        }
        let other = JSON.string(Data(count: 32).digits)
        switch lie {
        case .changed: rows[0] = with("sealed", .string(Data(count: 285).base64EncodedString()), in: rows[0])
        case .reordered: rows.reverse()
        case .dropped: rows.removeFirst()
        case .doubled: rows.insert(rows[0], at: 0)
        case .forged: rows[1] = with("entry", rows[0]["entry"] ?? "", in: rows[1])
        case .foreignHash: rows[0] = with("hash", other, in: rows[0])
        }
        let members = (json.members ?? []).map { $0.name == "rows" ? JSON.Member("rows", .array(rows)) : $0 }
        return PhoneAnswer(status: answer.status, body: JSON.object(members).utf8)
    }

    private static func with(_ name: String, _ value: JSON, in row: JSON) -> JSON {
        .object((row.members ?? []).map { $0.name == name ? JSON.Member(name, value) : $0 })
    }

    @Test(arguments: Lie.allCases)
    func `Rows that do not fit are not taken and told, and what waits stays`(lie: Lie) async throws {
        let (writer, reader) = try await reader()
        reader.line.change = { $0 == .read ? Self.told(lie, $1) : $1 }
        #expect(try await reader.settle().isSettled == false)
        #expect(try reader.standing.trouble == .row || reader.standing.trouble == .answer)
        #expect(try await reader.sync.words() == PhoneSyncWords.troubleNote)
        #expect(try reader.words.last == "plum" && !reader.words.contains("?"))
        try reader.restart()
        reader.line.change = { $1 }
        try await reader.sync.choose(.again)
        #expect(try await reader.settle().isSettled)
        #expect(try reader.standing.trouble == nil)
        try await writer.settle()
        #expect(try reader.words == ["Profile 1", "apple", "bread", "milk", "plum"])
        #expect(try writer.entries == reader.entries)
    }

    /// A row that fits and does not open: who has no key can make one as well.
    private func forged(_ name: Data, after head: SyncHead) -> PhoneAnswer {
        let sealed = Data([1]) + Data(count: 284)
        let place = withUnsafeBytes(of: UInt64(head.sequence + 1).bigEndian) { Data($0) }
        let hash = Data(SHA256.hash(data: Data(head.hash) + place + name + sealed))
        let row: JSON = [
            "sequence": .whole(head.sequence + 1), "entry": .string(name.digits),
            "sealed": .string(sealed.base64EncodedString()), "hash": .string(hash.digits),
        ]
        let newest = SyncHead(sequence: head.sequence + 1, hash: Array(hash))
        return PhoneAnswer(
            status: 200,
            body: JSON.object([
                JSON.Member("rows", [row]), JSON.Member("head", .string(newest.mark)),
            ]).utf8)
    }

    private func synced(_ phone: TestPhone) throws -> SyncHead {
        try #require(try phone.store.read { try phone.store.standing($0) }).synced
    }

    @Test func `A row that does not open cannot take the place of an entry that waits`() async throws {
        let (_, reader) = try await reader()
        let key = try #require(PhoneKey(reader.keychain))
        let waiting = try #require(try reader.entries.last.flatMap(\.self))
        let answer = forged(key.name("entry", waiting.id.high, waiting.id.low), after: try synced(reader))
        reader.line.change = { $0 == .read ? answer : $1 }
        try await reader.settle()
        #expect(try reader.standing.trouble == .row && reader.words.last == "plum")
    }

    @Test func `A row that fits and does not open is kept and told`() async throws {
        let (_, reader) = try await reader()
        let answer = forged(Data(random: 16), after: try synced(reader))
        var isTold = false
        reader.line.change = { place, honest in
            guard place == .read, !isTold else { return honest }
            isTold = true
            return answer
        }
        try await reader.settle()
        #expect(try reader.words == ["Profile 1", "apple", "?", "plum"])
    }

    @Test(arguments: [PhoneWay.putBack, .startOver])
    func `A server that has less is told of, and she goes on as she chooses`(way: PhoneWay) async throws {
        let (writer, reader) = try await reader()
        let start = PhoneChain.start(of: reader.store.key)
        reader.line.change = { place, answer in
            guard place == .read else { return answer }
            let json: JSON = ["error": "It has less.", "code": "past", "head": .string(start.mark)]
            return PhoneAnswer(status: 409, body: json.utf8)
        }
        try await reader.settle()
        #expect(try reader.standing.trouble == .less)
        reader.line.change = { $1 }
        try await reader.sync.choose(way)
        #expect(try await reader.settle().isSettled)
        try await writer.settle()
        #expect(try reader.entries == writer.entries && reader.words.last == "plum")
    }

    @Test func `A server that says it kept something else is not believed`() async throws {
        let (_, reader) = try await reader()
        reader.line.change = { place, answer in
            guard place == .append, answer.status == 201 else { return answer }
            let head = "5." + Data(count: 32).digits
            return PhoneAnswer(status: 201, body: JSON.object([JSON.Member("head", .string(head))]).utf8)
        }
        try await reader.settle()
        #expect(try reader.standing.trouble == .answer && reader.standing.waiting == 1)
    }

    @Test(arguments: ["", "{", "[]", "{\"rows\":1,\"head\":\"1.0\"}", "{\"rows\":[{}],\"head\":\"\"}"])
    func `An answer that cannot be read changes nothing`(body: String) async throws {
        let (_, reader) = try await reader()
        let before = try reader.entries
        reader.line.change = { PhoneAnswer(status: $1.status, body: $0 == .read ? Array(body.utf8) : $1.body) }
        let outcome = try await reader.settle()
        #expect(!outcome.isSettled && outcome.comesBackIn != nil)
        #expect(try reader.entries == before && reader.standing.trouble == nil)
    }
}
