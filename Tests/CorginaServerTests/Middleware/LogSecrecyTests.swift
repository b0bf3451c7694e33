import Foundation
import Logging
import Testing

@testable import CorginaServer

/// At its most talkative the log says which kind of page was asked for, and nothing of hers.
struct LogSecrecyTests {
    @Test func `no line of the log holds a word of hers, whatever she does and whatever goes wrong`() async throws {
        let word = "qzvkwmxjtrpldhgbnfcsyaeu"
        let log = CollectedLog()
        let server = try TestServer(logger: Logger(label: "test") { _ in log })
        let browser = server.browser()
        try await browser.makeAccount(word)
        try await browser.dateByLastPeriod("2025-09-20")
        let draft = try await browser.say("I had \(word) soup")
        _ = try await browser.get(draft)
        _ = try await browser.post("\(draft)/log", ["notes-0": word])
        _ = try await browser.post("/timeline", ["words": word])
        _ = try await browser.post("/settings", ["firstName": word])
        _ = try await browser.get("/\(word)")
        _ = try await browser.get("/today?\(word)=\(word)")
        _ = try await browser.post("/drafts/\(word)/log", [word: word])
        _ = try await browser.send(.post, "/drafts", body: "\(word)=%zz")
        _ = try await server.browser().post("/session", ["name": word, "passphrase": word])
        #expect(log.lines.count >= 10)
        #expect(log.lines.filter { $0.localizedCaseInsensitiveContains(word) } == [])
    }

    @Test func `no line of the log holds the secret of a link, looked at, used, late or wrong`() async throws {
        let log = CollectedLog()
        let server = try TestServer(logger: Logger(label: "test") { _ in log })
        let browser = server.browser()
        try await browser.makeAccount("anna")
        let link = try await Companions.link(by: browser)
        _ = try await Companions.look(link, browser)
        _ = try await browser.get("/shared/join/\(link)")
        _ = try await server.browser().send(.head, "/shared/join/\(link)", body: "")
        _ = try await Companions.send(link, server.browser(), name: "sam", passphrase: "short")
        try await Companions.join(link, server.browser())
        _ = try await Companions.look(link, server.browser())
        _ = try await Companions.send(link, server.browser(), name: "kim", passphrase: TestBrowser.passphrase)
        _ = try await server.browser().get("/shared/join/\(link)/more")
        let clinic = try await browser.makeClinicLink()
        _ = try await server.browser().open(clinic.link)
        _ = try await server.browser().get("\(clinic.link.path)/\(RouteMatrixTests.someID)")
        #expect(log.lines.count >= 10)
        for secret in [link, String(clinic.link.path.suffix(43)), clinic.link.key] {
            #expect(log.lines.filter { $0.contains(secret) } == [])
        }
    }
}
