import Testing

@testable import CorginaServer

/// She and a companion on one server.
struct Companions {
    let server: TestServer
    let anna: TestBrowser
    let sam: TestBrowser
    /// Where her page of the share is.
    let share: String

    /// - Parameter role: the fields of the form that says what they see and may do.
    init(_ role: [String: String] = [:]) async throws {
        server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        anna = server.browser()
        try await anna.makeAccount("anna")
        try await anna.dateByLastPeriod("2025-09-22")
        let link = try await Self.link(by: anna, role)
        sam = server.browser()
        try await Self.join(link, sam)
        let list = try await anna.get("/settings/sharing").page
        share = String(try #require(list.firstMatch(of: /\/settings\/sharing\/[0-9a-f]{32}/)).output)
    }

    /// The secret of a link she makes, which stands behind its `#`.
    static func link(by anna: TestBrowser, _ role: [String: String] = [:]) async throws -> String {
        let made = try #require(try await post(anna, "/settings/sharing", role).location)
        #expect(made.hasPrefix("/settings/sharing/new/"))
        let page = try await anna.get(made).page
        return String(try #require(page.firstMatch(of: /\/shared\/join#([A-Za-z0-9_-]{43})/)).output.1)
    }

    /// Opens a link, as the page does by script, and goes where that leads.
    static func look(_ link: String, _ browser: TestBrowser) async throws -> TestBrowser.Answer {
        let sent = try await browser.post("/shared/join", ["link": link])
        guard sent.status == 303 else { return sent }
        #expect(sent.location == "/shared/join" && sent.headers[.connection] == "close")
        return try await browser.get("/shared/join")
    }

    /// Sends the form that it answers with.
    static func send(_ link: String, _ browser: TestBrowser, name: String, passphrase: String) async throws
        -> TestBrowser.Answer
    {
        try await browser.post(
            "/shared/join",
            ["link": link, "join": "yes", "name": name, "passphrase": passphrase, "zone": "America/New_York"])
    }

    static func join(_ link: String, _ browser: TestBrowser, name: String = "sam") async throws {
        let joined = try await send(link, browser, name: name, passphrase: TestBrowser.passphrase)
        #expect(joined.location == "/recovery-code")
        let code = try #require(try await browser.recoveryCode())
        let confirmed = try await browser.post("/recovery-code", ["group": String(code.suffix(3))])
        #expect(confirmed.status == 303)
    }

    /// Changes the terms of the share.
    func change(_ role: [String: String]) async throws -> TestBrowser.Answer {
        try await Self.post(anna, share, role)
    }

    private static func post(
        _ browser: TestBrowser, _ path: String, _ role: [String: String]
    ) async throws -> TestBrowser.Answer {
        let fields = ["name": "Sam", "passphrase": TestBrowser.passphrase].merging(role) { $1 }
        let body = fields.sorted { $0.key < $1.key }.map { name, value in
            "\(name)=\(value.replacing(" ", with: "+"))"
        }
        return try await browser.send(.post, path, body: body.joined(separator: "&"))
    }
}
