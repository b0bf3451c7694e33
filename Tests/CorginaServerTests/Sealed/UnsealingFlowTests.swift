import CorginaCore
import CorginaJournal
import Foundation
import HTTPTypes
import Testing

@testable import CorginaServer
@testable import CorginaVault

/// A sealed diary becomes one the server reads, over HTTP.
@Suite struct UnsealingFlowTests {
    private func server() throws -> TestServer { try TestServer(settings: ServerSettings(allowsSignUp: true)) }

    /// Keeps a copy of so many entries beside the diary, under another key.
    private func stage(
        _ phone: SealedBrowser, under key: DataKey, _ count: Int = 1
    ) async throws -> (message: JSON, status: Int) {
        let copy = SealedBrowser(phone.browser, dataKey: key)
        let head = try #require(try await phone.attach().head)
        let rows = try copy.rows((1...count).map { SealedBrowser.entry($0) }, after: copy.start)
        let staged = try await phone.send("unseal/rows", ["head": .string(copy.start.mark), "rows": rows])
        let message: JSON = [
            "passphrase": .string(phone.passphrase), "head": .string(head.mark),
            "moved": .string((staged.head ?? copy.start).mark), "journal": .string("\(key.journal)"),
            "key": .string(SealedBrowser.digits(key.key)),
        ]
        return (message, staged.status)
    }

    private func isUnsealed(_ device: SealedBrowser, asking browser: TestBrowser) async throws -> Bool? {
        try await SealedBrowser(browser).send("unsealed", ["journal": .string("\(device.dataKey.journal)")])
            .json["unsealed"]?.boolean
    }

    @Test func `her browser is signed in to the server, with a new recovery code, and her other devices learn why not`()
        async throws
    {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        let tablet = SealedBrowser(server.browser(), dataKey: phone.dataKey)
        let (message, status) = try await stage(phone, under: .random())
        #expect(status == 201)
        #expect(try await isUnsealed(phone, asking: server.browser()) == false)
        let done = try await phone.send("unseal/use", message)
        #expect(done.status == 200 && done.headers[values: .setCookie].count == 2)
        #expect(try await phone.browser.get("/recovery-code").page.contains("Your recovery code"))
        #expect(try await phone.browser.get("/settings/account").page.contains("Change encryption key"))
        #expect(try await tablet.open().code == "proof")
        #expect(try await isUnsealed(phone, asking: tablet.browser) == true)
        #expect(try await isUnsealed(SealedBrowser(server.browser()), asking: tablet.browser) == false)
        #expect(try await server.server.vault.verify().isSound)
    }

    @Test func `another passphrase, a head that is not the journal's and a key that does not fit change nothing`()
        async throws
    {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        let (message, _) = try await stage(phone, under: .random())
        for (name, value, code) in [
            ("passphrase", "four other words there", "proof"), ("head", phone.start.mark, "changed"),
            ("key", String(repeating: "0a", count: 32), "rows"),
        ] {
            let members = (message.members ?? []).map { $0.name == name ? JSON.Member(name, .string(value)) : $0 }
            #expect(try await phone.send("unseal/use", .object(members)).code == code, "\(name)")
        }
        #expect(try await phone.read(after: phone.start).status == 200)
    }

    @Test func `another's session moves nothing of hers, and neither does her own where it has no journal`()
        async throws
    {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        let (message, _) = try await stage(phone, under: .random())
        let stranger = SealedBrowser(server.browser())
        _ = try await stranger.create("berta")
        #expect(try await stranger.send("unseal/use", message).status >= 400)
        let open = SealedBrowser(
            server.browser(), passphrase: phone.passphrase, dataKey: phone.dataKey)
        try await open.browser.makeAccount("clara")
        #expect(try await open.send("unseal/use", message).code == "signed-out")
        #expect(try await open.send("unseal/rows", ["head": "0", "rows": []]).code == "signed-out")
        #expect(try await phone.read(after: phone.start).status == 200)
    }

    @Test func `more entries than the diary has are not kept`() async throws {
        let phone = SealedBrowser(try server().browser())
        _ = try await phone.create()
        #expect(try await stage(phone, under: .random(), 2).status == 422)
    }

    @Test func `too many tries are told as such, on either way`() async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        let (message, _) = try await stage(phone, under: .random())
        let members = (message.members ?? []).map {
            $0.name == "passphrase" ? JSON.Member("passphrase", .string("four other words there")) : $0
        }
        let reader = SealedBrowser(server.browser())
        try await reader.browser.makeAccount("berta")
        var codes: [Set<String>] = [[], []]
        for _ in 0..<12 {
            codes[0].insert(try await phone.send("unseal/use", .object(members)).code ?? "")
            codes[1].insert(try await reader.send("move", ["passphrase": "four other words there"]).code ?? "")
        }
        #expect(codes == [["proof", "wait"], ["proof", "wait"]])
    }
}
