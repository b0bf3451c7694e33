import CorginaCore
import CorginaJournal
import Foundation
import HTTPTypes
import Testing

@testable import CorginaRooms
@testable import CorginaServer
@testable import CorginaVault

/// What a device of a sealed diary may not do, and what it is told then.
@Suite struct SealedLimitTests {
    static let messages: [SealedPlace] = SealedPlace.allCases.filter { $0 != .page }
    static let ofDevices = messages.filter { !$0.isOfMove }
    static let signedIn = ofDevices.filter {
        ![.begin, .create, .open, .unsealed].contains($0) && !$0.isOfCompanion
    }

    private func server(_ change: (inout ServerSettings) -> Void = { _ in }) throws -> TestServer {
        var settings = ServerSettings(allowsSignUp: true)
        change(&settings)
        return try TestServer(settings: settings)
    }

    private func path(_ place: SealedPlace) -> String { place.segments.dropFirst().joined(separator: "/") }

    @Test(arguments: signedIn)
    func `nobody signed in, and nobody of another kind of diary, gets anywhere`(place: SealedPlace) async throws {
        let server = try server()
        let stranger = SealedBrowser(server.browser())
        let one = try await stranger.send(path(place), [:])
        #expect(one.status == 401 && one.code == "signed-out")
        try await stranger.browser.makeAccount("berta")
        let other = try await stranger.send(path(place), [:])
        #expect(other.status == 401 && other.code == "signed-out")
    }

    @Test(arguments: ofDevices)
    func `what is not as the protocol says is refused, and nothing is kept`(place: SealedPlace) async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        let before = try await server.server.vault.verify()
        let messages: [JSON] = [
            ["unknown": 1], ["name": 1, "head": 1, "proof": 1], .array([]), "text", ["rows": [["entry": ""]]],
        ]
        for message in messages {
            let answer = try await phone.send(path(place), message)
            #expect(answer.status == 400 && answer.code == "shape", "\(message)")
        }
        let typed = try await phone.send(path(place), [:], type: "text/plain")
        #expect(typed.status == 400)
        #expect(try await server.server.vault.verify() == before)
    }

    @Test(arguments: messages)
    func `a page of another origin is refused, and another method leads nowhere`(place: SealedPlace) async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        phone.browser.headers[.secFetchSite] = "cross-site"
        let answer = try await phone.send(path(place), [:])
        #expect(answer.status == 403 && answer.code == "origin")
        phone.browser.headers[.secFetchSite] = nil
        for method in [HTTPRequest.Method.get, .put, .delete] {
            #expect(try await phone.browser.send(method, "/sealed/\(path(place))", body: "").status == 404)
        }
    }

    @Test func `a place there is not is answered in JSON as well`() async throws {
        let answer = try await SealedBrowser(try server().browser()).send("nothing", [:])
        #expect(answer.status == 404)
    }

    @Test func `so many entries a day, unless a proof is shown again`() async throws {
        let server = try server { $0.limits.entriesPerDay = 3 }
        let phone = SealedBrowser(server.browser())
        let first = try #require(try await phone.create().head)
        let three = try await phone.append((2...4).map { SealedBrowser.entry($0) }, after: first)
        #expect(three.status == 201)
        let head = try #require(three.head)
        let more = try await phone.append([SealedBrowser.entry(5)], after: head)
        #expect(more.status == 429 && more.code == "today")
        let proven = try await phone.append(
            [SealedBrowser.entry(5)], after: head,
            [.init("proof", .string(try phone.proof())), .init("slot", "passphrase")])
        #expect(proven.status == 201)
    }

    @Test func `a diary takes so many entries and bytes`() async throws {
        let changes: [(inout ServerSettings) -> Void] = [{ $0.limits.entries = 2 }, { $0.limits.diaryBytes = 1_200 }]
        for change in changes {
            let phone = SealedBrowser(try server(change).browser())
            let first = try #require(try await phone.create().head)
            let second = try await phone.append([SealedBrowser.entry(2)], after: first)
            let third = try await phone.append([SealedBrowser.entry(3)], after: try #require(second.head))
            #expect(third.status == 507 && third.code == "full")
        }
    }

    @Test func `a message has so many bytes, fewer from nobody`() async throws {
        let server = try server()
        let stranger = SealedBrowser(server.browser())
        let long = try await stranger.send("begin", ["name": .string(String(repeating: "a", count: 70_000))])
        #expect(long.status == 413 && long.code == "large")
        let phone = SealedBrowser(server.browser())
        let head = try #require(try await phone.create().head)
        let words = String(repeating: "a", count: 200_000)
        #expect(try await phone.append([SealedBrowser.entry(2, words)], after: head).status == 201)
        stranger.browser.headers[.contentLength] = "200000"
        #expect(try await stranger.append([SealedBrowser.entry(2, words)], after: head).code == "signed-out")
    }

    @Test func `guesses wait, as anybody's do`() async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        let stranger = SealedBrowser(server.browser())
        for _ in 0..<5 { #expect(try await stranger.open().code == "proof") }
        let waiting = try await stranger.open()
        #expect(waiting.status == 429 && waiting.code == "wait" && waiting.headers[.retryAfter] == "1")
        // Where she has signed in before, strangers keep her from nothing.
        #expect(try await phone.open().status == 200)
    }

    @Test func `an account takes an invitation where others do`() async throws {
        let server = try TestServer()
        try await server.browser().makeAccount()
        let phone = SealedBrowser(server.browser())
        let refused = try await phone.create("berta")
        #expect(refused.status == 422 && refused.code == "invitation")
        #expect(refused.headers[values: .setCookie].isEmpty)
    }

    @Test func `what one account has is nothing to another`() async throws {
        let server = try server()
        let (anna, berta) = (SealedBrowser(server.browser()), SealedBrowser(server.browser()))
        let head = try #require(try await anna.create("anna").head)
        let made = try await berta.create("berta")
        let theirs = try await anna.send("devices/end", ["device": try #require(made.json["device"])])
        #expect(theirs.code == "device")
        let journal: JSON = ["journal": .string("\(anna.dataKey.journal)"), "pass": .string(berta.pass)]
        #expect(try await berta.send("attach", journal).code == "pass")
        #expect(try await berta.read(after: head).code == "past")
        #expect(try await berta.append([SealedBrowser.entry(4)], after: head).code == "moved")
        #expect(try await berta.create("anna").code == "taken")
        #expect(try await server.server.vault.verify().entries == 2)
    }
}
