import CorginaCore
import CorginaJournal
import CorginaRooms
import Foundation
import Testing

@testable import CorginaPhoneStore
@testable import CorginaServer
@testable import CorginaVault

/// How an iPhone begins and opens a sealed diary, and what it is told where something is in the way.
@Suite struct PhoneAdmissionTests {
    private let server: TestServer

    init() throws { server = try TestServer(settings: ServerSettings(allowsSignUp: true)) }

    private func refusal(_ work: () async throws -> Void) async -> PhoneRefusal? {
        do { try await work() } catch { return error as? PhoneRefusal }
        return nil
    }

    @Test(arguments: [PhoneLine.Weather.lost, .unanswered])
    func `Where no answer came when the diary was begun, asking again finds what became of it`(
        weather: PhoneLine.Weather
    ) async throws {
        let phone = try TestPhone(server)
        phone.line.weather = { $0 == .create ? weather : .clear }
        #expect(await refusal { try await phone.seal() }?.description == PhoneSyncWords.unreached)
        #expect(try phone.store.sealedStanding() == nil)
        try phone.restart()
        phone.line.weather = { _ in .clear }
        try await phone.seal()
        #expect(try phone.standing.waiting == 0 && phone.words == ["Profile 1"])
        let code = try #require(PhoneCode(try phone.store.waitingCode().joined()))
        let second = try TestPhone(server, 2)
        try await second.open(with: .code(code), next: "eight quiet herons fish")
        #expect(try await second.settle().isSettled)
    }

    @Test func `A name that is taken, a weak passphrase and a wrong one are told at their fields`() async throws {
        let first = try TestPhone(server, 1)
        let second = try TestPhone(server, 2)
        try await first.seal()
        #expect(await refusal { try await second.seal() }?.field == "name")
        #expect(try second.store.sealedAccount() == nil)
        let weak = await refusal { _ = try await second.admission().seal(name: "berta", passphrase: "short") }
        #expect(weak?.field == "passphrase")
        let wrong = await refusal { try await second.open(with: .passphrase("four other words there")) }
        #expect(wrong?.field == "passphrase" && wrong?.description != PhoneSyncWords.unreached)
        let code = await refusal { try await second.open(with: .code(.random()), next: "eight quiet herons fish") }
        #expect(code?.field == "code")
    }

    @Test func `A diary in which something was logged does not give way to another`() async throws {
        try await TestPhone(server, 1).seal()
        let second = try TestPhone(server, 2)
        try second.log("bread")
        #expect(await refusal { try await second.open() }?.description == PhoneSyncWords.other)
        #expect(try second.words == ["Profile 2", "bread"])
    }

    @Test func `Until the Keychain has the key, the file opens with the one before`() async throws {
        try await TestPhone(server, 1).seal()
        let second = try TestPhone(server, 2)
        _ = try await second.admission().open(name: "maja", with: .passphrase(TestPhone.passphrase))
        #expect(throws: PhoneStoreError.failed, "The store of before") { try second.log("bread") }
        for _ in 0..<2 {
            try second.restart(keepingKey: false)
            #expect(try second.store.keyToKeep() != nil)
        }
        #expect(try await second.settle().isSettled)
        try second.restart()
        #expect(try second.words == ["Profile 1"] && second.store.keyToKeep() == nil)
    }

    @Test func `Another passphrase signs the others out, and nothing they wrote is lost`() async throws {
        let first = try TestPhone(server, 1)
        try await first.seal()
        let code = try #require(PhoneCode(try first.store.waitingCode().joined()))
        let second = try TestPhone(server, 2)
        let next = "eight quiet herons fish"
        try await second.open(with: .code(code), next: next)
        try await second.settle()
        try first.log("bread")
        try await first.settle()
        #expect(try first.standing.isSignedOut && first.standing.waiting == 1)
        #expect(try await first.sync.words() == PhoneSyncWords.signedOutNote)
        #expect(await refusal { try await first.open() }?.field == "passphrase")
        try await first.open(with: .passphrase(next))
        #expect(try await first.settle().isSettled)
        #expect(try first.standing.isSignedOut == false && first.words == ["Profile 1", "bread"])
    }

    @Test func `A server that asks for little work gets no proof`() async throws {
        try await TestPhone(server, 1).seal()
        let second = try TestPhone(server, 2)
        second.line.change = { place, answer in
            guard place == .begin, let json = try? JSON(parsing: answer.body) else { return answer }
            let members = (json.members ?? []).map { $0.name == "cost" ? JSON.Member("cost", 3) : $0 }
            return PhoneAnswer(status: answer.status, body: JSON.object(members).utf8)
        }
        #expect(await refusal { try await second.open() }?.description == PhoneSyncWords.littleWork)
        #expect(!second.line.sent.contains { $0.place == .open })
    }

    @Test func `A diary that the server reads by now is told as such, and what was not sent stays`() async throws {
        let phone = try TestPhone(server)
        try await phone.seal()
        try await unseal(phone)
        try phone.log("bread")
        try await phone.settle()
        #expect(try phone.standing.isUnsealed && phone.standing.waiting == 1)
        #expect(try await phone.sync.words() == PhoneSyncWords.unsealedNote)
        #expect(await refusal { try await phone.open() }?.description == PhoneSyncWords.noLongerSealed)
        #expect(try phone.words == ["Profile 1", "bread"])
    }

    @Test(arguments: [PhoneLine.Weather.clear, .lost])
    func `Signed out, the diary stays here and nothing is sent until she signs in`(
        weather: PhoneLine.Weather
    ) async throws {
        let phone = try TestPhone(server)
        try await phone.seal()
        phone.line.weather = { $0 == .end ? weather : .clear }
        try await phone.sync.signOut()
        try phone.log("bread")
        let sent = phone.line.sent.count
        #expect(try await phone.settle().isSettled == false)
        #expect(phone.line.sent.dropFirst(sent).allSatisfy { $0.place == .unsealed })
        #expect(try phone.standing.isSignedOut && phone.standing.waiting == 1 && phone.words == ["Profile 1", "bread"])
        try await phone.open()
        #expect(try await phone.settle().isSettled && phone.standing.waiting == 0)
    }

    @Test func `Where it is tried again, it says why`() async throws {
        let phone = try TestPhone(server)
        try await phone.seal()
        try phone.log("bread")
        phone.line.weather = { _ in .lost }
        let lost = try await phone.settle()
        #expect(lost.problem == PhoneSyncWords.unreached && lost.comesBackIn != nil && !lost.isSettled)
        phone.line.weather = { _ in .clear }
        #expect(try await phone.settle().problem.isEmpty)
    }

    /// On another of her devices, which is signed in.
    private func unseal(_ phone: TestPhone) async throws {
        let other = SealedBrowser(phone.line.browser, dataKey: try #require(DataKey(phone.keychain)))
        let copy = SealedBrowser(phone.line.browser)
        let head = try #require(try await other.attach().head)
        let entries = try phone.entries.compactMap(\.self)
        let staged = try await copy.send(
            "unseal/rows",
            ["head": .string(copy.start.mark), "rows": try copy.rows(entries, after: copy.start)])
        let done = try await copy.send(
            "unseal/use",
            [
                "passphrase": .string(TestPhone.passphrase), "head": .string(head.mark),
                "moved": .string(try #require(staged.head).mark), "journal": .string("\(copy.dataKey.journal)"),
                "key": .string(SealedBrowser.digits(copy.dataKey.key)),
            ])
        #expect(done.status == 200)
        // The phone has its own session, which ended with it.
        phone.line.browser.cookie = nil
    }
}
