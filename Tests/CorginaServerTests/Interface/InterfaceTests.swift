import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import HTTPTypes
import Logging
import Testing

@testable import CorginaServer

/// Who gets into the interface, and who does not.
struct InterfaceTests {
    private func signedIn(_ server: TestServer, _ name: String = "maja") async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount(name)
        try await browser.dateByLastPeriod("2025-09-20")
        return browser
    }

    private static let sentence = #"{"sentence": "porkchop and potatoes"}"#
    private static let methods: [HTTPRequest.Method] = [
        .get, .head, .post, .put, .patch, .delete, .options, .trace,
    ]

    @Test(arguments: [["say"], ["read"], ["say", "read"]])
    func `a token does what it may, at every place and by every method, and nothing else`(rights: [String]) async throws
    {
        let server = try TestServer()
        let (script, _) = try await signedIn(server).makeToken(rights)
        for place in InterfacePlace.allCases {
            let path = Self.address(of: place).path
            for method in Self.methods {
                let answer = try await script.send(method, path, body: Self.sentence)
                guard place.methods.contains(method) else {
                    #expect(answer.status == 405, "\(method) \(place)")
                    #expect(answer.headers[.allow] == place.methods.map(\.rawValue).joined(separator: ", "))
                    continue
                }
                let may = place.right.map { rights.contains($0.rawValue) } ?? true
                #expect(answer.status == (may ? Self.status(place) : 403), "\(method) \(place)")
                if !may, method != .head {
                    #expect(answer.json?["error"]?.text?.contains("This token may not") == true)
                }
            }
        }
    }

    private static func address(of place: InterfacePlace) -> InterfaceAddress {
        InterfaceAddress(place, draft: place.namesDraft ? RouteMatrixTests.someID : nil)
    }

    /// What a place answers to the sentence and to a draft that never was.
    private static func status(_ place: InterfacePlace) -> Int {
        switch place {
        case .entries: 201
        case .measurements, .water, .doses: 422
        case .today, .widget, .samples, .export, .fhir, .understand, .discard, .description: 200
        case .answer: 422
        case .photos: 415
        case .confirm: 404
        }
    }

    @Test func `without a token only the description is read, and every address is read back as it was made`()
        async throws
    {
        let server = try TestServer()
        for place in InterfacePlace.allCases {
            let address = Self.address(of: place)
            #expect(InterfaceAddress(path: address.path) == address)
            for method in place.methods {
                let answer = try await TestScript(server: server).send(method, address.path, body: Self.sentence)
                #expect(answer.status == (place == .description ? 200 : 401), "\(method) \(place)")
            }
        }
    }

    @Test func `a token opens no page, by no method, with her cookie beside it or not`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        var (script, _) = try await browser.makeToken(["say", "read"])
        for cookie in [nil, browser.cookie] {
            script.cookie = cookie
            for route in RouteMatrixTests.open + RouteMatrixTests.shown + RouteMatrixTests.posted {
                for method in [HTTPRequest.Method.get, .post] {
                    let answer = try await script.send(method, route.path, type: "application/x-www-form-urlencoded")
                    #expect(answer.status == 403 && answer.json?["error"] != nil, "\(method) \(route.path)")
                }
            }
        }
        // Nothing came of any of that.
        #expect(try await browser.get("/today").status == 200)
    }

    @Test func `what is no token, and what opens nothing, are answered alike`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (script, _) = try await browser.makeToken(["say", "read"])
        let token = try #require(script.authorization?.dropFirst("Bearer ".count)).description
        let session = try #require(browser.cookie?.split(separator: "=").last)
        let feed = try #require(try await browser.makeCalendarAddress().location)
        let page = try await browser.get(feed).page
        let calendar = try #require(page.firstMatch(of: /\/calendar\/([A-Za-z0-9_-]{43})\.ics/)).output.1
        let nobody = try await TestScript(server: server).get("/api/v1/today")
        #expect(nobody.status == 401 && nobody.headers[.wwwAuthenticate] == "Bearer realm=\"Corgina\"")
        for wrong in [
            "Bearer corgina_\(String(repeating: "A", count: 43))", "Bearer corgina_\(session)",
            "Bearer corgina_\(calendar)",
            "Bearer \(calendar)", "Bearer", "Bearer ", token, "Basic \(token)", "Bearer \(token)x",
            "Bearer  x \(token)",
            "Bearer \(token.dropLast())", "Bearer \(token.uppercased())",
        ] {
            let answer = try await TestScript(server: server, authorization: wrong).get("/api/v1/today")
            #expect(answer == nobody, "\(wrong)")
        }
        for right in ["Bearer \(token)", "bearer \(token)", "BEARER   \(token)"] {
            #expect(try await TestScript(server: server, authorization: right).get("/api/v1/today").status == 200)
        }
        var twice = HTTPFields()
        twice.append(HTTPField(name: .authorization, value: "Bearer \(token)"))
        twice.append(HTTPField(name: .authorization, value: "Bearer \(token)"))
        #expect(try await TestScript(server: server).send(.get, "/api/v1/today", headers: twice).status == 401)
    }

    @Test func `a cookie opens nothing of it, nor does a token in an address or a form`() async throws {
        let server = try TestServer()
        let browser = try await signedIn(server)
        let (script, _) = try await browser.makeToken(["say", "read"])
        let token = try #require(script.authorization?.dropFirst("Bearer ".count)).description
        let head = try await browser.get("/today").page.firstMatch(of: /data-diary="[^"]*"/)?.output
        for path in [
            "/api/v1/today", "/api/v1/export", "/api/v1/today?token=\(token)", "/api/v1/today?access_token=\(token)",
        ] {
            let answer = try await browser.get(path)
            #expect(answer.status == 401 && answer.headers[.setCookie] == nil)
        }
        for type in ["application/json", "text/plain", "application/x-www-form-urlencoded"] {
            let answer = try await browser.send(.post, "/api/v1/entries", body: "an apple", type: type)
            #expect(answer.status == 401)
        }
        #expect(try await browser.get("/today").page.firstMatch(of: /data-diary="[^"]*"/)?.output == head)
        #expect(try await server.browser().get("/calendar/\(token).ics").status == 404)
        #expect(try await server.browser().get("/calendar/\(token.dropFirst("corgina_".count)).ics").status == 404)
    }

    @Test func `no page of another origin gets in, and the host is looked at first`() async throws {
        let server = try TestServer()
        let (script, _) = try await signedIn(server).makeToken(["say", "read"])
        let preflight = try await TestScript(server: server).send(.options, "/api/v1/entries")
        #expect(preflight.status == 405)
        let answer = try await script.get("/api/v1/today")
        for answer in [preflight, answer] {
            #expect(!answer.headers.contains { $0.name.rawName.lowercased().hasPrefix("access-control") })
            #expect(answer.headers[.cacheControl] == "no-store" && answer.headers[.contentSecurityPolicy] != nil)
        }
        var rebound = script
        rebound.authority = "evil.example"
        let refused = try await rebound.get("/api/v1/today")
        #expect(refused.status == 421 && refused.json?["error"] != nil)
    }

    @Test(arguments: [
        "/api", "/api/", "/api/v1", "/api/v1/", "/api/v1/Today", "/api/v1/today/", "/api/v2/today", "/api/v1/today/x",
        "/api/v1/../today", "/api/v1/drafts", "/api/v1/drafts/00000000000000070000000000000007",
        "/api/v1/drafts/00000000000000070000000000000007/log", "/api/v1/drafts/x/confirm/", "/api/v1/entries/x/confirm",
    ])
    func `what is not there is not there, in JSON`(path: String) async throws {
        let server = try TestServer()
        let (script, _) = try await signedIn(server).makeToken(["say", "read"])
        for method in Self.methods where method != .head {
            let answer = try await script.send(method, path)
            #expect(answer.status == 404, "\(method) \(path)")
            #expect(answer.headers[.contentType] == "application/json")
            #expect(answer.json?["error"]?.text?.isEmpty == false)
        }
    }

    @Test func `whoever asks in a loop is turned away, with a token or without`() async throws {
        let server = try TestServer()
        let (script, _) = try await signedIn(server).makeToken(["read"])
        for _ in 0..<Limits().tokenRequestsPerMinute { _ = try await script.get("/api/v1/today") }
        let guesser = TestScript(server: server)
        for _ in 0..<Limits().guessesPerMinute { _ = try await guesser.get("/api/v1/today") }
        for asked in [script, guesser] {
            let answer = try await asked.get("/api/v1/today")
            #expect(answer.status == 429 && answer.headers[.retryAfter] != nil)
            #expect(answer.json?["error"]?.text?.contains("Too many requests") == true)
        }
        server.clock.advance(bySeconds: 60)
        #expect(try await script.get("/api/v1/today").status == 200)
    }

    @Test(arguments: [true, false])
    func `whoever has no token in a loop takes nothing from whoever has one`(isBehindTLS: Bool) async throws {
        let server = try TestServer(settings: ServerSettings(isBehindTLS: isBehindTLS, allowsSignUp: true))
        let (script, _) = try await signedIn(server).makeToken(["read"])
        let guesser = TestScript(server: server)
        for _ in 0...Limits().guessesPerMinuteFromAnywhere { _ = try await guesser.get("/api/v1/today") }
        #expect(try await guesser.get("/api/v1/today").status == 429)
        #expect(try await script.get("/api/v1/today").status == 200)
    }

    @Test func `a request with a token is the last on its connection`() async throws {
        let (script, _) = try await signedIn(TestServer()).makeToken(["read"])
        for path in ["/api/v1/today", "/api/v1/nothing"] {
            #expect(try await script.get(path).headers[.connection] == "close")
        }
    }

    @Test func `behind a proxy one token in a loop does not keep the others out`() async throws {
        let server = try TestServer(settings: ServerSettings(isBehindTLS: true, allowsSignUp: true))
        let browser = try await signedIn(server)
        let (first, _) = try await browser.makeToken(["read"])
        let (second, _) = try await browser.makeToken(["read"], name: "Other")
        for _ in 0..<Limits().tokenRequestsPerMinute { _ = try await first.get("/api/v1/today") }
        #expect(try await first.get("/api/v1/today").status == 429)
        #expect(try await second.get("/api/v1/today").status == 200)
    }

    @Test func `two people's tokens reach their own diaries`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let (anna, _) = try await signedIn(server, "anna").makeToken(["say", "read"])
        let (berta, _) = try await signedIn(server, "berta").makeToken(["say", "read"])
        let same = #"{"sentence": "a banana", "id": "1"}"#
        #expect(try await anna.say(same).status == 201)
        #expect(try await anna.get("/api/v1/export").text.contains("anana"))
        #expect(try await !berta.get("/api/v1/export").text.contains("anana"))
        #expect(try await berta.say(same).status == 201)
        #expect(try await berta.get("/api/v1/export").text.contains("anana"))
    }

    @Test func `no line of the log holds a token or a word, and all of it has one name`() async throws {
        let log = CollectedLog()
        let server = try TestServer(logger: Logger(label: "test") { _ in log })
        let (script, _) = try await signedIn(server).makeToken(["say", "read"])
        let token = try #require(script.authorization?.suffix(43)).description
        _ = try await script.say(#"{"sentence": "qzvkwmxjtrpldhgbnfcsyaeu soup", "id": "qzvkwmxjtrpldhgbnfcsyaeu"}"#)
        _ = try await script.say("{qzvkwmxjtrpldhgbnfcsyaeu")
        _ = try await script.get("/api/v1/export")
        _ = try await script.get("/api/v1/\(token)")
        _ = try await script.get("/today?\(token)")
        let lines = log.lines
        #expect(lines.contains { $0.contains("/api/**") && $0.contains("201") })
        #expect(!lines.contains { $0.contains("/api/v1") || $0.contains("export") })
        #expect(!lines.contains { $0.contains(token) || $0.contains("qzvkwmx") })
    }
}
