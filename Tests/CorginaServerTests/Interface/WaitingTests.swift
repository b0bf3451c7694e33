import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaServer

/// What waits for her yes: whose it is, how long it waits, and what a token is told.
struct WaitingTests {
    private func signedIn(_ server: TestServer, _ name: String = "maja") async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount(name)
        try await browser.dateByLastPeriod("2025-09-20")
        return browser
    }

    private static let ofDrafts = InterfacePlace.allCases.filter(\.namesDraft)

    @Test func `dropped it is gone, dropped again it is no error, and what never was is answered alike`() async throws {
        let (script, _) = try await signedIn(TestServer()).makeToken(["say", "read"])
        let heard = try await script.understand("a banana")
        let dropped = try await script.send(.discard, of: heard)
        #expect(dropped.status == 200 && dropped.spoken == "Discarded. Nothing was added.")
        #expect(try await script.send(.discard, of: heard) == dropped)
        let gone = try await script.send(.confirm, of: heard)
        #expect(gone.status == 404 && gone.spoken?.hasSuffix("Say it again.") == true)
        #expect(try await script.choose("one-meal", of: heard) == gone)
        for id in ["00000000000000070000000000000007", "0", "x", "00000000000000000000000000000013"] {
            #expect(try await script.send(.post, "/api/v1/drafts/\(id)/confirm") == gone, "\(id)")
        }
        #expect(try await !script.get("/api/v1/export").text.contains("anana"))
    }

    @Test func `somebody else's is answered as what never was, and stays as it is`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let (anna, _) = try await signedIn(server, "anna").makeToken(["say", "read"])
        let (berta, _) = try await signedIn(server, "berta").makeToken(["say", "read"])
        let heard = try await anna.understand("I had two eggs and toast")
        let never = try #require(RecordID("00000000000000070000000000000007"))
        let choice = #"{"choice": "one-meal"}"#
        for place in Self.ofDrafts {
            let unknown = try await berta.send(.post, InterfaceAddress(place, draft: never).path, body: choice)
            #expect(try await berta.send(place, of: heard, body: choice) == unknown, "\(place)")
        }
        #expect(try await anna.send(.confirm, of: heard).status == 201)
        // Logged, it is still nothing to the other.
        #expect(try await berta.send(.confirm, of: heard).status == 404)
        #expect(try await !berta.get("/api/v1/export").text.contains("toast"))
    }

    @Test func `newer sentences take its place, twenty of them`() async throws {
        let (script, _) = try await signedIn(TestServer()).makeToken(["say"])
        let heard = try await script.understand("a banana")
        for _ in 0..<19 { _ = try await script.understand("an apple") }
        #expect(try await script.choose("none", of: heard).status == 422)
        _ = try await script.understand("an apple")
        #expect(try await script.send(.confirm, of: heard).status == 404)
    }

    @Test func `an entry that is opened to be changed, and what else waits, is no business of a token`() async throws {
        let browser = try await signedIn(TestServer())
        let (script, shown) = try await browser.makeToken(["say", "read"])
        let said = try await script.say(#"{"sentence": "two eggs and toast"}"#)
        let event = try #require(said.events.first?["id"]?.text)
        let opened = try #require(try await browser.post("/events/\(event)/edit").location)
        for place in [opened, shown] {
            let id = try #require(place.split(separator: "/").last)
            #expect(try await script.send(.post, "/api/v1/drafts/\(id)/confirm").status == 404)
            let choice = #"{"choice": "separate-items"}"#
            #expect(try await script.send(.post, "/api/v1/drafts/\(id)/answer", body: choice).status == 404)
            #expect(try await script.send(.post, "/api/v1/drafts/\(id)/discard").status == 200)
            #expect(try await browser.get(place).status == 200, "\(place)")
        }
    }

    @Test func `what she began on the sheet can be confirmed by a shortcut, once`() async throws {
        let browser = try await signedIn(TestServer())
        let (script, _) = try await browser.makeToken(["say", "read"])
        let draft = try #require(try await browser.say("a banana").split(separator: "/").last)
        #expect(try await script.send(.post, "/api/v1/drafts/\(draft)/confirm").status == 201)
        #expect(try await browser.post("/drafts/\(draft)/log").status == 410)
        let other = try #require(try await browser.say("an apple").split(separator: "/").last)
        #expect(try await browser.post("/drafts/\(other)/log").status == 303)
        #expect(try await script.send(.post, "/api/v1/drafts/\(other)/confirm").status == 404)
    }

    @Test func `what the day holds already is told to a token that may read, and to no other`() async throws {
        let browser = try await signedIn(TestServer())
        let (adding, _) = try await browser.makeToken(["say"])
        let (reading, _) = try await browser.makeToken(["say", "read"], name: "Other")
        _ = try await browser.post(browser.say("half a litre of water") + "/log")
        let told = try await reading.understand("two litres of water by now")
        let untold = try await adding.understand("two litres of water by now")
        #expect(told.spoken?.contains("so the rest is logged") == true, "\(told.text)")
        #expect(untold.spoken?.contains("The day holds") == false && untold.status == 200, "\(untold.text)")
        #expect(told.events.first?["detail"] == untold.events.first?["detail"])
        #expect(try await reading.send(.confirm, of: told).status == 201)
        let nothing = try await reading.understand("two litres of water by now")
        #expect(nothing.json?["draft"] == .null && nothing.spoken?.hasSuffix("There is nothing new to log.") == true)
    }

    @Test func `a question of hers is answered where the token may read, and waits for nothing`() async throws {
        let browser = try await signedIn(TestServer())
        let (adding, _) = try await browser.makeToken(["say"])
        let (reading, _) = try await browser.makeToken(["say", "read"], name: "Other")
        let answer = try await reading.understand("how far along am I?")
        #expect(answer.spoken?.hasPrefix("You are 24 weeks, 3 days along") == true, "\(answer.text)")
        #expect(answer.json?["draft"] == .null && answer.events.isEmpty && answer.json?["question"] == .null)
        #expect(try await browser.get(try #require(answer.json?["address"]?.text)).status == 200)
        let refused = try await adding.understand("how far along am I?")
        #expect(refused.spoken?.contains("24 weeks") == false && refused.spoken?.contains("may not read") == true)
        _ = try await browser.post("/pregnancy/end")
        #expect(try await reading.understand("how far along am I?").spoken?.contains("week") == false)
    }

    @Test func `what is not understood is kept as a note on her yes`() async throws {
        let browser = try await signedIn(TestServer())
        let (script, _) = try await browser.makeToken(["say", "read"])
        let heard = try await script.understand("flurbled qwortle")
        #expect(heard.spoken?.hasPrefix("I did not understand that.") == true && heard.json?["question"] == .null)
        let logged = try await script.send(.confirm, of: heard)
        #expect(logged.events.map { $0["words"]?.text } == ["flurbled qwortle"])
        let some = try await script.understand("I had a bowl of oatmeal, feeling a bit sick, qwortle")
        #expect(some.spoken?.contains("I did not understand qwortle.") == true)
        #expect(some.json?["notUnderstood"]?.elements?.map(\.text) == ["qwortle"])
        #expect(try await script.send(.confirm, of: some).status == 201)
        #expect(try await browser.get("/today").page.contains("“I had a bowl of oatmeal, feeling a bit sick, qwortle”"))
    }

    @Test func `what should not wait is said before anything else`() async throws {
        let (script, _) = try await signedIn(TestServer()).makeToken(["say"])
        let heard = try await script.understand("severe headache and blurry vision")
        let words = try #require(heard.json?["advice"]?.elements?.first?["advice"]?.text)
        let spoken = try #require(heard.spoken)
        let advice = try #require(spoken.range(of: words)?.lowerBound)
        #expect(advice < (try #require(spoken.range(of: "I heard")?.lowerBound)), "\(spoken)")
        #expect(try await script.send(.confirm, of: heard).json?["advice"]?.elements?.isEmpty == false)
    }
}
