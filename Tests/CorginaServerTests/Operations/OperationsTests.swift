import CorginaRooms
import HTTPTypes
import Testing

@testable import CorginaServer

/// What whoever runs the server can ask it.
struct OperationsTests {
    @Test func `a healthy server says so and no more, to anyone, and never from a cache`() async throws {
        let browser = try TestServer().browser()
        let answer = try await browser.get("/health")
        #expect(answer.status == 200 && answer.page == "ok\n")
        #expect(answer.headers[.cacheControl] == "no-store" && answer.headers[.setCookie] == nil)
        #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(try await browser.send(.head, "/health", body: "").status == 200)
        #expect(try await browser.post("/health").status == 404)
    }

    @Test func `a server that can no longer write is not healthy`() async throws {
        let server = try TestServer()
        #expect(try await server.browser().get("/health").status == 200)
        try server.server.vault.close()
        // Asked again in the same second it need not look again.
        server.clock.advance(bySeconds: 1)
        let answer = try await server.browser().get("/health")
        #expect(answer.status == 503 && answer.page == "unavailable\n")
    }

    @Test func `figures count requests, entries and open diaries, and name nobody and no page`() async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount("zylophant")
        try await browser.dateByLastPeriod("2025-09-20")
        _ = try await browser.post(try await browser.say("quixotic porkchop") + "/log")
        _ = try await browser.get("/contractions")
        _ = try await browser.get("/nowhere/at-all")
        let text = await server.server.figures.text(newestBackup: 1_773_000_000)
        #expect(text.contains("corgina_requests_total{route=\"/**\",method=\"POST\",status=\"3xx\"} "))
        #expect(text.contains("corgina_requests_total{route=\"/**\",method=\"GET\",status=\"4xx\"} 1\n"))
        #expect(text.contains("corgina_request_seconds_bucket{route=\"/**\",le=\"+Inf\"} "))
        #expect(text.contains("corgina_entries_appended_total 3\n"))
        #expect(text.contains("corgina_unlocked_diaries 1\n"))
        #expect(text.contains("corgina_backup_timestamp_seconds 1773000000\n"))
        for word in ["zylophant", "quixotic", "porkchop", "contractions", "nowhere"] { #expect(!text.contains(word)) }
    }

    @Test func `figures are in the form Prometheus reads`() {
        var text = MetricsText()
        var durations = Metrics.Durations()
        for milliseconds in [1, 5, 6, 20_000] { durations.add(.milliseconds(milliseconds)) }
        text.add("a_seconds", "A.", durations: ["/x": durations])
        text.add("b", .gauge, "B.", [([("name", "quote \" back \\ line \n")], 1.5)])
        let lines = text.text.split(separator: "\n")
        #expect(
            lines.prefix(4) == [
                "# HELP a_seconds A.", "# TYPE a_seconds histogram", "a_seconds_bucket{route=\"/x\",le=\"0.005\"} 2",
                "a_seconds_bucket{route=\"/x\",le=\"0.01\"} 3",
            ])
        #expect(lines.contains("a_seconds_bucket{route=\"/x\",le=\"10\"} 3"))
        #expect(lines.contains("a_seconds_bucket{route=\"/x\",le=\"+Inf\"} 4"))
        #expect(
            lines.contains("a_seconds_count{route=\"/x\"} 4") && lines.contains("a_seconds_sum{route=\"/x\"} 20.012"))
        #expect(lines.last == "b{name=\"quote \\\" back \\\\ line \\n\"} 1.5")
    }

    @Test(arguments: [(HTTPRequest.Method.get, "GET"), (HTTPRequest.Method(rawValue: "BREW") ?? .get, "other")])
    func `a method somebody made up is no label`(method: HTTPRequest.Method, label: String) {
        #expect(Metrics.Request(method: method, route: "/**", status: 404).method == label)
        #expect(Metrics.Request(method: method, route: "/**", status: 404).status == "4xx")
    }

    @Test func `every page goes by one name where she chose so`() async throws {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        #expect(try await browser.get("/contractions").page.contains("<title>Contraction timer · Corgina</title>"))
        _ = try await browser.post("/settings", ["titles": "discreet"])
        for path in ["/today", "/contractions", "/settings", "/pregnancy", "/privacy", "/about"] {
            #expect(try await browser.get(path).page.contains("<title>Notes</title>"), "\(path)")
        }
        _ = try await browser.post("/settings", ["titles": "named"])
        #expect(try await browser.get("/settings").page.contains("<title>Settings · Corgina</title>"))
    }
}
