import CorginaCore
import CorginaJournal
import CorginaRooms
import Foundation
import Testing

@testable import CorginaPhoneStore
@testable import CorginaServer

/// iPhones and the server of their sealed diary.
@Suite struct PhoneSyncTests {
    private let server: TestServer

    init() throws { server = try TestServer(settings: ServerSettings(allowsSignUp: true)) }

    /// Two phones that have one diary; the first began it.
    private func pair() async throws -> (TestPhone, TestPhone) {
        let first = try TestPhone(server, 1)
        try first.log("apple")
        try await first.seal()
        let second = try TestPhone(server, 2)
        try await second.open()
        try await second.settle()
        return (first, second)
    }

    @Test func `A diary of a phone goes up, and another phone that opens it has all of it`() async throws {
        let (first, second) = try await pair()
        #expect(try first.standing.waiting == 0 && first.store.waitingCode().count == 9)
        #expect(try second.words == ["Profile 1", "apple"])
        #expect(try second.standing.compare == first.standing.compare)
        #expect(try second.store.sealedAccount()?.name == "maja")
    }

    @Test func `What each logs comes to the other, once and in order, with a connection or without`() async throws {
        let (first, second) = try await pair()
        for words in ["bread", "milk"] { try first.log(words) }
        for words in ["plum", "rice"] { try second.log(words) }
        #expect(try await first.settle() == PhoneSync.Outcome(isSettled: true))
        #expect(try await second.settle() == PhoneSync.Outcome(isSettled: true, hasNews: true))
        #expect(try await first.settle().hasNews)
        #expect(try first.words == ["Profile 1", "apple", "bread", "milk", "plum", "rice"])
        #expect(try second.entries == first.entries)
        #expect(try await first.settle() == PhoneSync.Outcome(isSettled: true))
    }

    @Test func `Many entries go up in messages of five hundred, and come down again`() async throws {
        let first = try TestPhone(server, 1)
        for number in 0..<1_100 { try first.log("Note \(number)") }
        try await first.seal()
        #expect(first.line.sent.count { $0.place == .append } == 3)
        let second = try TestPhone(server, 2)
        try await second.open()
        #expect(try await second.settle().isSettled)
        #expect(try second.entries == first.entries)
    }

    @Test func `What both changed is told on the phone whose change came later, until she has looked`() async throws {
        let (first, second) = try await pair()
        let record = RecordID(high: 9, low: 9)
        try first.log("tea", about: record)
        try await first.settle()
        try second.log("coffee", about: record)
        try await second.settle()
        #expect(try second.standing.conflicts == 1)
        try second.restart()
        #expect(try second.standing.conflicts == 1)
        try await second.sync.looked()
        try await second.settle()
        #expect(try second.standing.conflicts == 0)
        try await first.settle()
        #expect(try first.standing.conflicts == 0 && first.words == second.words)
    }

    @Test(arguments: PhoneLine.Weather.allCases)
    func `A message that is lost, not answered or doubled leaves every entry there once`(
        weather: PhoneLine.Weather
    ) async throws {
        let (first, second) = try await pair()
        first.line.weather = { $0 == .append ? weather : .clear }
        try first.log("bread")
        try await first.settle()
        try second.log("plum")
        try await second.settle()
        first.line.weather = { _ in .clear }
        #expect(try await first.settle().isSettled)
        #expect(try await second.settle().isSettled)
        #expect(try first.words.count == 4 && first.entries == second.entries)
    }

    @Test(arguments: 0..<8, [PhoneLine.Weather.lost, .unanswered])
    func `A phone that ends after any message has everything once it is opened again`(
        last: Int, weather: PhoneLine.Weather
    ) async throws {
        let (first, second) = try await pair()
        for words in ["bread", "milk"] { try first.log(words) }
        try second.log("plum")
        try await second.settle()
        var left = last
        first.line.weather = { _ in
            left -= 1
            return left < 0 ? weather : .clear
        }
        try await first.settle()
        try first.restart()
        #expect(try first.words.filter { ["bread", "milk"].contains($0) } == ["bread", "milk"])
        first.line.weather = { _ in .clear }
        #expect(try await first.settle().isSettled)
        try await second.settle()
        #expect(try first.words == ["Profile 1", "apple", "plum", "bread", "milk"])
        #expect(try first.entries == second.entries)
    }

    @Test func `What she logs while the server answers is kept, behind what came`() async throws {
        let (first, second) = try await pair()
        try second.log("plum")
        try await second.settle()
        var isLogged = false
        first.line.change = { place, answer in
            if place == .read, !isLogged {
                isLogged = true
                _ = try? first.log("bread")
            }
            return answer
        }
        #expect(try await first.settle().isSettled)
        #expect(try first.words == ["Profile 1", "apple", "plum", "bread"])
    }

    @Test func `An entry that waits and is damaged in the file does not keep the others from going up`() async throws {
        let (first, second) = try await pair()
        for words in ["bread", "milk"] { try first.log(words) }
        let store = first.store
        try store.write { db in
            let synced = try #require(try store.standing(db)).synced
            let rows = try store.rows(after: synced.sequence, most: 2, db)
            let damaged = PhoneRow(
                sequence: rows[0].sequence, name: rows[0].name, sealed: Data(count: 285), hash: rows[0].hash)
            _ = try store.put([damaged, rows[1]], upTo: rows[1].head, then: [], after: synced.sequence, db)
        }
        #expect(try first.words == ["Profile 1", "apple", "?", "milk"])
        #expect(try await first.settle().isSettled)
        try await second.settle()
        #expect(try first.words == ["Profile 1", "apple", "milk"] && second.entries == first.entries)
    }

    @Test func `Nothing the server gets, and nothing in the file, says what she wrote or opens it`() async throws {
        let (first, _) = try await pair()
        let key = try #require(PhoneKey(first.keychain)).bytes.dropFirst(16)
        let code = try first.store.waitingCode()
        let secrets = [
            TestPhone.passphrase, "apple", "Profile", Data(key).digits, Data(key).base64EncodedString(),
            code.joined(), code.joined(separator: "-"),
        ]
        for secret in secrets {
            #expect(!first.line.sent.contains { $0.body.contains(secret) })
            for end in ["", "-wal"] {
                let bytes = FileManager.default.contents(atPath: first.file + end) ?? Data()
                #expect(bytes.range(of: Data(secret.utf8)) == nil)
            }
        }
    }
}
