import CorginaCore
import CorginaJournal
import CorginaRooms
import Crypto
import Foundation
import HTTPTypes
import Logging
import Testing

@testable import CorginaServer
@testable import CorginaVault

/// Links for the clinic of a sealed diary over HTTP: made by its device, opened by anybody's reader.
@Suite struct SealedClinicFlowTests {
    private static let words = "porkchop 152/96"

    private func server() throws -> TestServer { try TestServer(settings: ServerSettings(allowsSignUp: true)) }

    /// What a device made: the message, and what the link says.
    private struct Made {
        let message: JSON
        let secret: ClinicSecret
        let link: HealthLink

        var id: JSON { message["id"] ?? "" }
    }

    private func make(
        _ phone: SealedBrowser, openings: Int = 2, pin: String? = nil, words: String = words
    ) throws -> Made {
        let (secret, key) = (ClinicLinks.newSecret(), SymmetricKey(size: .bits256))
        let sealed = try CompactJWE.seal(Array(words.utf8), type: "text/html", with: key)
        let files: JSON = [["type": .string(ClinicBundle.report), "sealed": .string(sealed)]]
        let keyText = key.withUnsafeBytes { Base64URL.text(Data($0)) }
        let row = try ClinicRow(
            files.utf8, ClinicTally(mostOpenings: openings, pin: pin.map(secret.mark)), under: secret, until: 0,
            of: Data(), details: Array(keyText.utf8), phone.dataKey)
        let message: JSON = [
            "id": .string(row.linkHash.hexadecimal), "hours": 24, "tally": .string(row.tally.base64EncodedString()),
            "files": .string(row.files.base64EncodedString()), "details": .string(row.details.base64EncodedString()),
        ]
        let link = HealthLink(
            url: "http://127.0.0.1:8080/clinic/\(secret.text)", key: keyText, expires: nil,
            asksForPasscode: pin != nil, label: nil)
        return Made(message: message, secret: secret, link: link)
    }

    @Test func `a reader gets what the device encrypted, as often as was said, and the device sees the count`()
        async throws
    {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        let made = try make(phone, pin: "4711")
        #expect(try await phone.send("links/new", made.message).status == 201)
        // Its answer was lost.
        #expect(try await phone.send("links/new", made.message).status == 201)
        let clinic = server.browser()
        #expect(try await clinic.open(made.link).status == 401)
        #expect(try await clinic.open(made.link, passcode: "0000").status == 401)
        let opened = try await clinic.open(made.link, passcode: "4711")
        #expect(opened.status == 200)
        #expect(try made.link.files(in: opened.page).map(\.text) == [Self.words])

        let listed = try #require(try await phone.send("links", [:]).json["links"]?.elements)
        #expect(listed.count == 1 && listed[0]["id"] == made.id)
        #expect(try #require(listed[0]["ends"]?.int64) == Int64(1_773_182_400 + 86_400))
        #expect(listed[0]["details"] == made.message["details"])
        let tally = try #require(Data(base64Encoded: listed[0]["tally"]?.text ?? ""))
        let counted = try #require(
            Sealing.open(
                tally, with: made.secret.key, bound: Sealing.context("corgina clinic tally", made.secret.hash)
            ).flatMap(Padding.unpad).flatMap { ClinicTally($0) })
        #expect(counted.openings == 1 && counted.wrongPINs == 1)

        #expect(try await phone.send("links/end", ["id": made.id]).status == 200)
        #expect(try await clinic.open(made.link, passcode: "4711").status == 404)
        #expect(try await phone.send("links", [:]).json["links"]?.elements?.isEmpty == true)
    }

    @Test func `one account has nothing of another's links`() async throws {
        let server = try server()
        let (anna, berta) = (SealedBrowser(server.browser()), SealedBrowser(server.browser()))
        _ = try await anna.create("anna")
        _ = try await berta.create("berta")
        let made = try make(anna)
        _ = try await anna.send("links/new", made.message)
        #expect(try await berta.send("links", [:]).json["links"]?.elements?.isEmpty == true)
        #expect(try await berta.send("links/end", ["id": made.id]).status == 200)
        #expect(try await berta.send("links/new", made.message).code == "rows")
        #expect(try await anna.send("links", [:]).json["links"]?.elements?.count == 1)
        #expect(try await server.browser().open(made.link).status == 200)
    }

    @Test func `what is too much, or too many, is refused with a sentence`() async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        for _ in 0..<10 { #expect(try await phone.send("links/new", make(phone).message).status == 201) }
        let eleventh = try await phone.send("links/new", make(phone).message)
        #expect(eleventh.status == 422 && eleventh.code == "links")
        #expect(eleventh.json["error"]?.text?.contains("End one first") == true)
        let long = try make(phone, words: String(repeating: "a", count: 2_500_000))
        #expect(try await phone.send("links/new", long.message).code == "large")
        let members = try #require(long.message.members)
        for name in ["hours", "tally", "files", "details", "id"] {
            let without = JSON.object(members.filter { $0.name != name })
            #expect(try await phone.send("links/new", without).status >= 400, "\(name)")
        }
    }

    @Test func `nothing of it was sent, and nothing on the disk or in the log opens it`() async throws {
        let log = CollectedLog()
        let server = try TestServer(
            settings: ServerSettings(allowsSignUp: true), logger: Logger(label: "test") { _ in log })
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        let made = try make(phone, pin: "83920174")
        _ = try await phone.send("links/new", made.message)
        #expect(try await server.browser().open(made.link, passcode: "83920174").status == 200)
        let said = phone.sent.joined()
        for word in [Self.words, made.link.key, made.secret.text, "83920174"] {
            #expect(!said.contains(word), "\(word)")
            #expect(!log.lines.contains { $0.contains(word) })
            for file in try FileManager.default.contentsOfDirectory(atPath: server.path) {
                let stored = FileManager.default.contents(atPath: server.path + "/" + file) ?? Data()
                #expect(stored.firstRange(of: Data(word.utf8)) == nil, "\(file)")
            }
        }
    }
}
