import CorginaCore
import CorginaJournal
import Crypto
import Foundation
import Logging
import Testing

@testable import CorginaServer
@testable import CorginaVault

/// Sharing from a sealed diary over HTTP: her device on one side, a browser without an account on the other.
@Suite struct SealedSharingFlowTests {
    private static let words = "porkchop in the 24th week"

    private struct Both {
        let phone: SealedBrowser
        let sam: SealedBrowser
        let share: SealedSharer
        let head: JournalHead
    }

    private func server() throws -> TestServer { try TestServer(settings: ServerSettings(allowsSignUp: true)) }

    /// She shares, and Sam joined.
    private func joined(_ server: TestServer) async throws -> Both {
        let (phone, share) = (SealedBrowser(server.browser()), SealedSharer())
        let head = try #require(try await phone.create().head)
        #expect(try await phone.send("shares/new", share.made(Self.words, phone.dataKey, at: head)).status == 201)
        let sam = SealedBrowser(server.browser())
        #expect(try await sam.send("shared/join", share.joining).status == 200)
        return Both(phone: phone, sam: sam, share: share, head: head)
    }

    @Test func `a browser without an account joins, reads and sends, and she sees what was sent`() async throws {
        let both = try await joined(try server())
        let look = try await both.sam.send("shared/look", both.share.look)
        #expect(look.status == 200 && both.share.words(look) == Self.words)
        #expect(look.headers[values: .setCookie].isEmpty)
        let opening = try #require(look.json["opening"])
        let sent = try both.share.sending("socks", under: opening)
        #expect(try await both.sam.send("shared/send", sent).status == 201)
        // Its answer was lost.
        #expect(try await both.sam.send("shared/send", sent).status == 201)
        let listed = try #require(try await both.phone.send("shares", [:]).json["shares"]?.elements)
        #expect(listed.count == 1 && listed[0]["lastDay"]?.integer == 0)
        #expect(listed[0]["sent"]?.elements?.count == 1 && listed[0]["sent"]?.elements?[0]["sealed"] == sent["sealed"])
        let dropped: JSON = ["id": .string(both.share.id), "item": try #require(sent["item"])]
        #expect(try await both.phone.send("shares/drop", dropped).status == 200)
        #expect(try await both.sam.send("shared/look", both.share.look).json["sent"]?.elements?.isEmpty == true)
        let seen: JSON = [
            "token": .string(both.share.own.hexadecimal), "companion": .string(try both.share.mark(20_600)),
            "opening": opening,
        ]
        #expect(try await both.sam.send("shared/seen", seen).status == 200)
    }

    @Test func `a link works once, and an ended share says so`() async throws {
        let server = try server()
        let both = try await joined(server)
        let late = SealedBrowser(server.browser())
        #expect(try await late.send("shared/join", both.share.joining).code == "ended")
        #expect(try await late.send("shared/look", ["token": .string(both.share.link.hexadecimal)]).code == "ended")
        #expect(try await both.phone.send("shares/end", ["id": .string(both.share.id)]).status == 200)
        let ended = try await both.sam.send("shared/look", both.share.look)
        #expect(ended.status == 404 && ended.code == "ended" && ended.json["bundle"] == nil)
        #expect(try await both.phone.send("shares", [:]).json["shares"]?.elements?.isEmpty == true)
    }

    @Test func `what is shared follows the diary, and nothing older takes its place`() async throws {
        let both = try await joined(try server())
        let newer = try #require(try await both.phone.append([SealedBrowser.entry(2)], after: both.head).head)
        let listed = try #require(try await both.phone.send("shares", [:]).json["shares"]?.elements?.first)
        func change(_ words: String, _ head: JournalHead) throws -> JSON {
            [
                "id": .string(both.share.id), "state": try #require(listed["state"]), "head": .string(head.mark),
                "bundle": .string(try both.share.bundle(words)),
            ]
        }
        #expect(try await both.phone.send("shares/change", change("older", both.head)).code == "changed")
        #expect(try await both.phone.send("shares/change", change("quiet", newer)).status == 200)
        #expect(both.share.words(try await both.sam.send("shared/look", both.share.look)) == "quiet")
    }

    @Test func `one account has nothing of another's shares`() async throws {
        let server = try server()
        let both = try await joined(server)
        let berta = SealedBrowser(server.browser())
        let head = try #require(try await berta.create("berta").head)
        #expect(try await berta.send("shares", [:]).json["shares"]?.elements?.isEmpty == true)
        #expect(try await berta.send("shares/end", ["id": .string(both.share.id)]).status == 200)
        #expect(
            try await berta.send("shares/new", both.share.made("x", berta.dataKey, at: head)).code == "rows")
        #expect(both.share.words(try await both.sam.send("shared/look", both.share.look)) == Self.words)
    }

    @Test func `guesses are counted, whoever has a share is kept from nothing by them`() async throws {
        let server = try server()
        let both = try await joined(server)
        let stranger = SealedBrowser(server.browser())
        var codes: Set<String> = []
        for _ in 0..<200 where !codes.contains("wait") {
            let guess = JSON.object([.init("token", .string(Data.random(32).hexadecimal))])
            codes.insert(try await stranger.send("shared/look", guess).code ?? "none")
        }
        #expect(codes == ["ended", "wait"])
        #expect(try await both.sam.send("shared/look", both.share.look).status == 200)
    }

    @Test func `nothing that opens a share is in what was sent, on the disk or in the log`() async throws {
        let log = CollectedLog()
        let server = try TestServer(
            settings: ServerSettings(allowsSignUp: true), logger: Logger(label: "test") { _ in log })
        let both = try await joined(server)
        let look = try await both.sam.send("shared/look", both.share.look)
        _ = try await both.sam.send("shared/send", both.share.sending(Self.words, under: look.json["opening"] ?? ""))
        let said = (both.phone.sent + both.sam.sent).joined()
        let key = both.share.key.withUnsafeBytes { Data($0) }
        for word in [Self.words, "Samantha", key.hexadecimal, key.base64EncodedString()] {
            #expect(!said.contains(word), "\(word)")
        }
        for word in [Self.words, "Samantha", both.share.own.hexadecimal, both.share.link.hexadecimal] {
            #expect(!log.lines.contains { $0.contains(word) })
            for file in try FileManager.default.contentsOfDirectory(atPath: server.path) {
                let stored = FileManager.default.contents(atPath: server.path + "/" + file) ?? Data()
                #expect(stored.firstRange(of: Data(word.utf8)) == nil, "\(file)")
                #expect(stored.firstRange(of: key) == nil && stored.firstRange(of: both.share.own) == nil, "\(file)")
            }
        }
    }

    @Test func `the server's own page for a link has no form to send it by`() async throws {
        let server = try server()
        let page = try await server.browser().get("/shared/with")
        #expect(page.status == 200 && page.page.contains("data-device=\"ready\"") && !page.page.contains("<form"))
        let sent = try await server.browser().post("/shared/with", ["link": "secret", "join": "yes"])
        #expect(sent.status == 303 && sent.location == "/shared/with")
        #expect(try await server.browser().get("/shared/leave").status == 404)
    }
}
