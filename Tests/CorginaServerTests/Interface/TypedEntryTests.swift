import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaServer

/// Measurements, water and doses in figures.
struct TypedEntryTests {
    private func script(_ rights: [String] = ["say", "read"]) async throws -> (TestBrowser, TestScript) {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        return (browser, try await browser.makeToken(rights).script)
    }

    @Test(arguments: [
        ("measurements", #"{"kind": "weight", "value": 68.2, "unit": "kg"}"#, "68.2 kg"),
        ("measurements", #"{"kind": "weight", "value": 150, "unit": "lb"}"#, "68"),
        ("measurements", #"{"kind": "blood_pressure", "systolic": 118, "diastolic": 76}"#, "118"),
        ("measurements", #"{"kind": "glucose", "value": 5.1, "unit": "mmol/L", "timing": "fasting"}"#, "5.1"),
        ("measurements", #"{"kind": "glucose", "value": 92, "unit": "mg/dL"}"#, "5.1"),
        ("measurements", #"{"kind": "temperature", "value": 98.6, "unit": "degF"}"#, "37"),
        ("water", #"{"amount": 250, "unit": "mL", "time": "2026-03-10T08:00:00+01:00"}"#, "Water"),
        ("water", #"{"amount": 8, "unit": "fl oz", "id": "a"}"#, "Water"),
    ])
    func `what is sent in figures is logged in them`(place: String, body: String, words: String) async throws {
        let (browser, script) = try await script()
        let answer = try await script.send(.post, "/api/v1/\(place)", body: body)
        #expect(answer.status == 201 && answer.events.count == 1)
        let told = "\(answer.events.first?["title"]?.text ?? "") \(answer.events.first?["detail"]?.text ?? "")"
        #expect(told.contains(words), "\(told)")
        #expect(answer.spoken?.isEmpty == false)
        #expect(try await browser.get("/today").page.contains("Logged by a shortcut"))
    }

    @Test func `sent again under its name it is logged once, and under another content anew`() async throws {
        let (_, script) = try await script()
        let body = #"{"amount": 250, "unit": "mL", "id": "morning"}"#
        let first = try await script.send(.post, "/api/v1/water", body: body)
        #expect(try await script.send(.post, "/api/v1/water", body: body) == first)
        #expect(
            try await script.send(.post, "/api/v1/water", body: #"{"unit": "mL", "id": "morning", "amount": 250}"#)
                == first)
        let drunk = try await script.get("/api/v1/today").json?["drunk"]?["milliliters"]?.integer
        #expect(drunk == 250)
        _ = try await script.send(.post, "/api/v1/water", body: body.replacing("250", with: "300"))
        #expect(try await script.get("/api/v1/today").json?["drunk"]?["milliliters"]?.integer == 550)
    }

    @Test func `a dose is that of her list, each of its doses once`() async throws {
        let (browser, script) = try await script()
        _ = try await browser.post(
            "/supplements/add/own",
            [
                "name": "Iron", "amount": "27", "unit": "mg", "pieces": "1", "doses": "1", "frequency": "daily",
                "time-1": "20:00", "start": "2026-03-10",
            ])
        let answer = try await script.send(.post, "/api/v1/doses", body: #"{"supplement": "iron", "id": "1"}"#)
        #expect(answer.status == 201 && answer.events.first?["title"]?.text == "Iron")
        #expect(try await script.get("/api/v1/today").json?["taken"]?["doses"]?.integer == 1)
        let unknown = try await script.send(.post, "/api/v1/doses", body: #"{"supplement": "Zinc"}"#)
        #expect(unknown.status == 422 && unknown.json?["error"]?.text?.contains("on your list") == true)
    }

    @Test(arguments: [
        ("measurements", #"{"kind": "weight", "value": "68", "unit": "kg"}"#),
        ("measurements", #"{"kind": "weight", "value": 68}"#), ("measurements", #"{"kind": "weight", "unit": "kg"}"#),
        ("measurements", #"{"kind": "weight", "value": 68, "unit": "Kg"}"#),
        ("measurements", #"{"kind": "weight", "value": 6800, "unit": "kg"}"#),
        ("measurements", #"{"kind": "weight", "value": 1e300, "unit": "kg"}"#),
        ("measurements", #"{"kind": "weight", "value": 68, "unit": "kg", "note": "x"}"#),
        ("measurements", #"{"kind": "kicks", "value": 10}"#), ("measurements", "[]"), ("measurements", "{}"),
        ("measurements", #"{"kind": "glucose", "value": 5, "unit": "mmol/L", "timing": "noon"}"#),
        ("measurements", #"{"kind": "blood_pressure", "systolic": 1e308, "diastolic": -1e308}"#),
        ("water", #"{"amount": 250}"#), ("water", #"{"amount": 0, "unit": "mL"}"#),
        ("water", #"{"amount": 250, "unit": "mL", "time": "yesterday"}"#),
        ("water", #"{"amount": 250, "unit": "mL", "id": ""}"#), ("doses", #"{"supplement": ""}"#),
        ("doses", #"{"supplement": "Iron", "count": 1.5}"#), ("doses", #"{"supplement": "Iron", "count": 1e30}"#),
    ])
    func `what does not fit is refused, and nothing is added`(place: String, body: String) async throws {
        let (_, script) = try await script()
        let answer = try await script.send(.post, "/api/v1/\(place)", body: body)
        #expect(answer.status == 422)
        #expect(try await script.get("/api/v1/samples").json?["samples"]?.elements?.isEmpty == true)
    }

    @Test func `plain text is no entry in figures`() async throws {
        let (_, script) = try await script()
        #expect(try await script.send(.post, "/api/v1/water", body: "250 mL", type: "text/plain").status == 415)
    }

    @Test func `a day reads back in the units of Apple Health, without what came from there`() async throws {
        let (browser, script) = try await script()
        for (place, body) in [
            ("measurements", #"{"kind": "weight", "value": 150, "unit": "lb"}"#),
            ("measurements", #"{"kind": "blood_pressure", "systolic": 118, "diastolic": 76}"#),
            ("water", #"{"amount": 250, "unit": "mL"}"#),
        ] { _ = try await script.send(.post, "/api/v1/\(place)", body: body) }
        let health =
            "<HealthData><Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"kg\" startDate=\"2026-03-10 06:00:00 +0100\" value=\"70\"/></HealthData>"
        let preview = try #require(try await browser.post("/imports", [:], file: health).location)
        #expect(try await browser.post(preview).location == "/imports?changed=added.1")
        let samples = try #require(try await script.get("/api/v1/samples").json?["samples"]?.elements)
        let told = samples.map { "\($0["type"]?.text ?? "") \($0["value"]?.double ?? 0) \($0["second"]?.double ?? 0)" }
        #expect(Set(told) == ["BodyMass 68.039 0.0", "BloodPressure 118.0 76.0", "DietaryWater 250.0 0.0"])
        #expect(try await script.get("/api/v1/samples?day=2026-03-09").json?["samples"]?.elements?.isEmpty == true)
        for day in ["2026-03-11", "today", "", "1969-12-31"] {
            #expect(try await script.get("/api/v1/samples?day=\(day)").status == 422, "\(day)")
        }
    }

    @Test func `the widget is short, and asked again it says that nothing has changed`() async throws {
        let (_, script) = try await script()
        let answer = try await script.get("/api/v1/widget")
        #expect(answer.json?["weeks"]?.integer == 24 && answer.json?["milliliters"]?.integer == 0)
        #expect(answer.headers[.cacheControl] == "private, no-cache" && answer.text.utf8.count < 600)
        let tag = try #require(answer.headers[.eTag])
        #expect(try await script.send(.get, "/api/v1/widget", headers: [.ifNoneMatch: tag]).status == 304)
        _ = try await script.send(.post, "/api/v1/water", body: #"{"amount": 250, "unit": "mL"}"#)
        #expect(try await script.send(.get, "/api/v1/widget", headers: [.ifNoneMatch: tag]).status == 200)
        #expect(try await script.get("/api/v1/today").headers[.cacheControl] == "no-store")
    }
}
