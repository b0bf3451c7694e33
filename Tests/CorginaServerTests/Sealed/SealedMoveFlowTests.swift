import CorginaCore
import CorginaJournal
import Foundation
import HTTPTypes
import Testing

@testable import CorginaServer
@testable import CorginaVault

/// An account the server reads becomes a sealed one, over HTTP.
@Suite struct SealedMoveFlowTests {
    private func server() throws -> TestServer { try TestServer(settings: ServerSettings(allowsSignUp: true)) }

    private func use(_ device: SealedBrowser, from head: JournalHead, to moved: JournalHead) throws -> JSON {
        [
            "passphrase": .string(device.passphrase), "head": .string(head.mark), "moved": .string(moved.mark),
            "journal": .string("\(device.dataKey.journal)"), "slots": .string(try device.slots().base64EncodedString()),
            "proofs": ["passphrase": .string(try device.proof()), "recovery": .string(try device.proof(.recovery))],
            "pass": .string(device.pass),
        ]
    }

    /// Keeps a copy beside the diary, of made-up entries as many as it has.
    private func stage(_ device: SealedBrowser) async throws -> (head: JournalHead, moved: JournalHead) {
        let head = try #require(try await device.send("move", ["passphrase": .string(device.passphrase)]).head)
        let entries = (0..<head.sequence).map { SealedBrowser.entry($0 + 1) }
        let rows = try device.rows(entries, after: device.start)
        let staged = try await device.send("move/rows", ["head": .string(device.start.mark), "rows": rows])
        #expect(staged.status == 201)
        return (head, try #require(staged.head))
    }

    @Test func `the same name and passphrase open the sealed diary, and the old sessions end`() async throws {
        let server = try server()
        let device = SealedBrowser(server.browser())
        try await device.browser.makeAccount("maja")
        let (head, moved) = try await stage(device)
        let done = try await device.send("move/use", use(device, from: head, to: moved))
        #expect(done.status == 200 && done.head == moved && done.headers[values: .setCookie].count == 2)
        #expect(try await device.browser.get("/today").location == "/sealed")
        #expect(try await device.read(after: device.start).json["rows"]?.elements?.count == head.sequence)
        let again = try await device.open()
        #expect(again.status == 200)
        #expect(try await device.attach().head == moved)
        #expect(try await server.server.vault.verify().isSound)
    }

    @Test func `a head that is not the journal's, and another passphrase, change nothing`() async throws {
        let server = try server()
        let device = SealedBrowser(server.browser())
        try await device.browser.makeAccount("maja")
        let (head, moved) = try await stage(device)
        let old = try await device.send("move/use", use(device, from: device.start, to: moved))
        #expect(old.status == 409 && old.code == "changed")
        let stranger = SealedBrowser(
            device.browser, passphrase: "four other words there", dataKey: device.dataKey)
        let wrong = try await device.send("move/use", use(stranger, from: head, to: moved))
        #expect(wrong.status == 401 && wrong.code == "proof")
        #expect(try await device.browser.get("/settings/account").status == 200)
    }

    @Test(arguments: ["move", "move/rows", "move/use"])
    func `only the account itself gets anywhere`(place: String) async throws {
        let server = try server()
        let stranger = SealedBrowser(server.browser())
        #expect(try await stranger.send(place, [:]).code == "signed-out")
        _ = try await stranger.create("berta")
        #expect(try await stranger.send(place, [:]).code == "signed-out")
    }

    @Test(arguments: ["move", "move/rows", "move/use"])
    func `what is not as the protocol says is refused`(place: String) async throws {
        let device = SealedBrowser(try server().browser())
        try await device.browser.makeAccount("maja")
        for message: JSON in [["unknown": 1], .array([]), ["head": 1, "rows": [["entry": ""]]]] {
            let answer = try await device.send(place, message)
            #expect(answer.status == 400 && answer.code == "shape", "\(place) \(message)")
        }
    }
}
