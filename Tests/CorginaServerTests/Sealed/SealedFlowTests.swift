import CorginaCore
import CorginaJournal
import Foundation
import HTTPTypes
import Testing

@testable import CorginaServer
@testable import CorginaVault

/// A sealed diary over HTTP, as its devices use it.
@Suite struct SealedFlowTests {
    private func server(_ change: (inout ServerSettings) -> Void = { _ in }) throws -> TestServer {
        var settings = ServerSettings(allowsSignUp: true)
        change(&settings)
        return try TestServer(settings: settings)
    }

    @Test func `two devices make, open, read and append, and both have the same rows`() async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        let made = try await phone.create()
        #expect(made.status == 201 && made.headers[values: .setCookie].count == 2)
        #expect(made.head?.sequence == 1)

        let laptop = SealedBrowser(server.browser(), dataKey: phone.dataKey)
        let begun = try await laptop.send("begin", ["name": "Maja"])
        #expect(begun.json["salt"]?.text == phone.salt.hexadecimal && begun.json["cost"]?.integer == 4)
        let opened = try await laptop.open(proof: phone.proof())
        #expect(opened.status == 200 && opened.headers[.cacheControl] == "no-store")
        #expect(Data(base64Encoded: opened.json["slots"]?.text ?? "")?.count == 416)
        #expect(try await laptop.read(after: laptop.start).code == "attach")
        #expect(try await laptop.attach().head == made.head)
        let head = try #require(made.head)
        let second = try await laptop.append([SealedBrowser.entry(2)], after: head)
        #expect(second.status == 201 && second.head?.sequence == 2)
        let late = try await phone.append([SealedBrowser.entry(3)], after: head)
        #expect(late.status == 409 && late.code == "moved" && late.head == second.head)

        let read = try await phone.read(after: head)
        let rows = try #require(read.json["rows"]?.elements)
        #expect(rows.count == 1 && rows[0]["sequence"]?.integer == 2 && read.head == second.head)
        let row = SealedEntry(
            sequence: 2,
            name: try #require(EntryName(bytes: Data(hexadecimal: rows[0]["entry"]?.text ?? "") ?? Data())),
            sealed: try #require(Data(base64Encoded: rows[0]["sealed"]?.text ?? "")),
            hash: try #require(Data(hexadecimal: rows[0]["hash"]?.text ?? "")))
        #expect(EntrySeal(dataKey: phone.dataKey).openWhole(row, after: head) == SealedBrowser.entry(2))
        let other = JournalHead(sequence: 2, hash: Data(count: 32))
        let past = try await phone.read(after: other)
        #expect(past.status == 409 && past.code == "past" && past.head == second.head)
    }

    @Test func `an unknown name, a wrong proof and an account of another kind get one answer`() async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        try await server.browser().makeAccount("berta")
        var pages: Set<String> = []
        for name in ["maja", "nobody", "berta"] {
            let answer = try await SealedBrowser(server.browser()).open(name)
            #expect(answer.status == 401 && answer.code == "proof")
            #expect(answer.headers[values: .setCookie].isEmpty)
            pages.insert("\(answer.json)")
            let begun = try await SealedBrowser(server.browser()).send("begin", ["name": .string(name)])
            #expect(begun.json["salt"]?.text?.utf8.count == 64 && begun.json.members?.count == 4)
        }
        #expect(pages.count == 1)
    }

    @Test func `pages lead to one that says the diary opens on her devices only`() async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        for path in ["/", "/today", "/settings", "/lock", "/sign-in", "/welcome"] {
            #expect(try await phone.browser.get(path).location == "/sealed", "\(path)")
        }
        #expect(try await phone.browser.post("/drafts", ["sentence": "an apple"]).location == "/sealed")
        #expect(try await phone.browser.get("/sealed").page.contains("Your diary opens on your devices only"))
        #expect(try await phone.browser.post("/session/end").location == "/welcome")
        #expect(try await phone.read(after: phone.start).code == "signed-out")
    }

    @Test func `the sign-in page helps whoever has the passphrase, and nobody else`() async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        // One salt and one work for both.
        _ = try await phone.create()
        let right = try await server.browser().post(
            "/session", ["name": "maja", "passphrase": TestBrowser.passphrase])
        #expect(right.status == 422 && right.page.contains("opens on your devices only"))
        let wrong = try await server.browser().post("/session", ["name": "maja", "passphrase": "not that one"])
        let unknown = try await server.browser().post("/session", ["name": "mojo", "passphrase": "not that one"])
        #expect(wrong.status == 422 && wrong.page.replacing("maja", with: "mojo") == unknown.page)
        let recovered = try await server.browser().post(
            "/recover",
            ["name": "maja", "code": phone.code.text, "passphrase": "some other quiet words"])
        #expect(recovered.status == 422 && recovered.page.contains("opens on your devices only"))
    }

    @Test func `devices are listed, named and signed out`() async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        let made = try await phone.create()
        let laptop = SealedBrowser(server.browser(), dataKey: phone.dataKey)
        let opened = try await laptop.open(proof: phone.proof())
        let id = try #require(opened.json["device"]?.text)
        let details = (Data([1]) + Data(count: 284)).base64EncodedString()
        #expect(try await laptop.send("devices/details", ["details": .string(details)]).status == 200)
        let listed = try #require(try await phone.send("devices", [:]).json["devices"]?.elements)
        #expect(listed.count == 2)
        let other = try #require(listed.first { $0["id"]?.text == id })
        #expect(other["details"]?.text == details && other["this"]?.boolean == false)
        #expect(listed.contains { $0["id"] == made.json["device"] && $0["this"]?.boolean == true })
        #expect(try await phone.send("devices/end", ["device": .string(id)]).status == 200)
        #expect(try await phone.send("devices/end", ["device": .string(id)]).code == "device")
        #expect(try await laptop.attach().code == "signed-out")
        #expect(try await phone.send("end", ["everywhere": true]).status == 200)
        #expect(try await phone.read(after: phone.start).code == "signed-out")
    }

    @Test func `erasing takes a proof, and leaves nothing`() async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        let wrong = try await phone.send(
            "erase", ["proof": .string(String(repeating: "0", count: 64)), "slot": "passphrase"])
        #expect(wrong.code == "proof")
        let erased = try await phone.send("erase", ["proof": .string(try phone.proof()), "slot": "passphrase"])
        #expect(erased.status == 200)
        #expect(try await phone.open().code == "proof")
        #expect(try await server.server.vault.verify().entries == 0)
    }
}
