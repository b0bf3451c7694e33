import CorginaCore
import CorginaJournal
import CorginaRooms
import Foundation
import Testing

@testable import CorginaPhoneStore
@testable import CorginaServer
@testable import CorginaVault

/// The diary has another key, because a device was removed on another of hers.
@Suite struct PhoneRenewalTests {
    private let server: TestServer

    init() throws { server = try TestServer(settings: ServerSettings(allowsSignUp: true)) }

    /// A browser began the diary, and a phone has it.
    private func pair() async throws -> (SealedBrowser, TestPhone) {
        let browser = SealedBrowser(server.browser())
        #expect(try await browser.create().status == 201)
        let phone = try TestPhone(server)
        try await phone.open()
        #expect(try await phone.settle().isSettled)
        return (browser, phone)
    }

    /// - Returns: the browser with the other key.
    private func renew(_ browser: SealedBrowser, _ entries: [JournalEntry]) async throws -> SealedBrowser {
        let journal = browser.dataKey.journal.bytes
        let key = try #require(DataKey(journal + Data.random(32)))
        let next = SealedBrowser(browser.browser, dataKey: key)
        let head = try #require(try await browser.attach().head)
        let rows = try next.rows(entries, after: next.start)
        let staged = try await next.send("renewal", ["head": .string(next.start.mark), "rows": rows])
        let used = try await next.send(
            "renewal/use",
            [
                "proof": .string(try browser.proof()), "slot": "passphrase", "head": .string(head.mark),
                "renewed": .string(try #require(staged.head).mark),
                "slots": .string(try next.slots().base64EncodedString()),
                "proofs": ["passphrase": .string(try next.proof()), "recovery": .string(try next.proof(.recovery))],
                "pass": .string(next.pass),
            ])
        #expect(used.status == 200)
        return next
    }

    @Test func `The phone is signed out, signs in with the other key, and sends what it never sent`() async throws {
        let (browser, phone) = try await pair()
        _ = try phone.store.perform([.stage([1, 2], as: RecordID(high: 3, low: 3))])
        try phone.store.keep([4, 5], as: .takenHealth)
        let next = try await renew(browser, [SealedBrowser.entry(1)])
        let before = phone.keychain
        try phone.log("bread")
        try await phone.settle()
        #expect(try phone.standing.isSignedOut)
        try await phone.open()
        #expect(phone.keychain != before)
        #expect(try await phone.settle().isSettled)
        #expect(try phone.words == ["porkchop", "bread"] && phone.standing.waiting == 0)
        #expect(try phone.store.waiting([RecordID(high: 3, low: 3)]) == [RecordID(high: 3, low: 3): .bytes([1, 2])])
        #expect(try phone.store.kept(.takenHealth) == [4, 5])
        #expect(try await next.attach().head?.sequence == 2)
    }

    @Test(arguments: 0..<5)
    func `A phone that ends at any message of it has everything once it is opened again`(last: Int) async throws {
        let (browser, phone) = try await pair()
        _ = try await renew(browser, [SealedBrowser.entry(1)])
        try phone.log("bread")
        try await phone.settle()
        try await phone.open()
        var left = last
        phone.line.weather = { _ in
            left -= 1
            return left < 0 ? .unanswered : .clear
        }
        try await phone.settle()
        try phone.restart()
        #expect(try Set(phone.words) == ["porkchop", "bread"])
        phone.line.weather = { _ in .clear }
        #expect(try await phone.settle().isSettled)
        #expect(try phone.words == ["porkchop", "bread"])
    }

    @Test func `The salt of a key that was given up is refused before any proof`() async throws {
        let (browser, phone) = try await pair()
        _ = try await renew(browser, [SealedBrowser.entry(1)])
        try await phone.open()
        try await phone.settle()
        phone.line.change = { place, answer in
            guard place == .begin, let json = try? JSON(parsing: answer.body) else { return answer }
            let members = (json.members ?? []).map {
                $0.name == "salt" ? JSON.Member("salt", .string(browser.salt.hexadecimal)) : $0
            }
            return PhoneAnswer(status: answer.status, body: JSON.object(members).utf8)
        }
        let opens = phone.line.sent.count { $0.place == .open }
        await #expect(throws: PhoneRefusal(PhoneSyncWords.older)) { try await phone.open() }
        #expect(phone.line.sent.count { $0.place == .open } == opens)
    }
}
