import CorginaCore
import CorginaRooms
import Testing

@testable import CorginaServer

/// Every route there is, for people who may not.
struct RouteMatrixTests {
    static let someID = RecordID(high: 7, low: 7)

    static let open: [Route] =
        [
            .home, .welcome, .newAccount, .signIn, .recover, .privacy, .about, .gallery, .offline(.shell),
            .sealed(.page), .clinic(.viewer), .shared(.with),
        ] + HomePlace.allCases.map(Route.homes)
    private static let someDay = CalendarDay(number: 20_000)
    private static let drafts: [DraftPlace] = [
        .item(someID, event: 0, item: 0), .add(someID, event: 0), .details(someID, event: 0),
    ]
    private static let dated = DatingEntry.allCases.map { Route.pregnancy(.date($0)) }

    static let shown: [Route] =
        pregnanciesShown.map(Route.pregnancy) + (drafts + [.sheet(someID)]).map(Route.drafts) + diaryShown + dated
        + FoodRoutes.shown + SupplementRoutes.shown + AppointmentRoutes.shown + DayRoutes.shown
        + MeasurementRoutes.shown
        + AccountRoutes.shown
    private static let pregnanciesShown: [PregnancyPlace] = [
        .methods, .review, .weeks, .week(24), .growth, .dates, .birth, .ending, .all,
    ]
    private static let diaryShown: [Route] = [
        .recoveryCode, .today, .settings(.overview), .settings(.you), .settings(.habits), .settings(.goals),
        .settings(.providers), .nutrition(.nutrients),
        .nutrition(.safe), .nutrition(.safeAnswer(someID)), .timeline(.list(.all)),
        .timeline(.list(TimelineAddress(found: someID))), .timeline(.entry(someID, from: .all)), .insights(.report),
        .insights(.one(1)), .calories(.current), .calories(.day(someDay)), .calories(.week(someDay)),
        .calories(.file(someDay, .svg)), .calories(.file(someDay, .csv)),
    ]

    static let posted: [Route] =
        pregnanciesPosted.map(Route.pregnancy) + (drafts + draftsPosted).map(Route.drafts) + diaryPosted + dated
        + FoodRoutes.posted + SupplementRoutes.posted + AppointmentRoutes.posted + DayRoutes.posted
        + MeasurementRoutes.posted + AccountRoutes.posted
    private static let pregnanciesPosted: [PregnancyPlace] = [
        .weeks, .growth, .removeScan(0), .dates, .babies, .birth, .ending, .reopen(someID),
    ]
    private static let draftsPosted: [DraftPlace] = [
        .say, .removeItem(someID, event: 0, item: 0), .searchItem(someID, event: 0, item: 0),
        .removeEvent(someID, event: 0),
        .log(someID), .discard(someID), .change(someID, .keepAsNote), .change(someID, .reword),
        .change(someID, .ownWords), .change(someID, .sayAgain),
        .change(someID, .split(event: 0)),
        .change(someID, .severity(event: 0)),
    ]
    private static let diaryPosted: [Route] = [
        .recoveryCode, .undo, .settings(.overview), .settings(.you), .settings(.removeHabit(someID)), .settings(.goals),
        .settings(.mealHours), .settings(.providers), .speech, .heard,
        .nutrition(.safe), .timeline(.list(.all)), .timeline(.tags(someID)), .insights(.hours), .offline(.key),
        .offline(.entries), .offline(.checked),
    ]

    @Test(arguments: shown)
    func `Nobody signed in sees only the way in`(route: Route) async throws {
        let server = try TestServer()
        try await server.browser().makeAccount()
        let answer = try await server.browser().get(route.path)
        #expect(answer.status == 303)
        #expect(answer.location == "/sign-in")
    }

    @Test(arguments: posted)
    func `Nobody signed in changes anything`(route: Route) async throws {
        let server = try TestServer()
        try await server.browser().makeAccount()
        #expect(try await server.browser().post(route.path, ["sentence": "an apple"]).location == "/sign-in")
    }

    @Test func `A draft of somebody else is no draft at all`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let anna = server.browser()
        try await anna.makeAccount("anna")
        let draft = try await anna.say("I ate an apple")
        let berta = server.browser()
        try await berta.makeAccount("berta")
        let missing = "/drafts/\(Self.someID)"
        for suffix in ["", "/0/0", "/0/add", "/0/details"] {
            let theirs = try await berta.get(draft + suffix)
            #expect(theirs.status == 410)
            #expect(theirs.page == (try await berta.get(missing + suffix)).page)
        }
        for suffix in ["/log", "/0/0", "/0/0/remove", "/0/0/search", "/0/add", "/0/details", "/0/remove"] {
            #expect(
                try await berta.post(
                    draft + suffix, ["amount": "1", "portion": "g", "day": "2026-03-10", "time": "10:00"]
                ).status == 410)
        }
        _ = try await berta.post(draft + "/discard")
        #expect(try await anna.get(draft).status == 200)
    }

    @Test func `An unknown name and a wrong passphrase get the same answer`() async throws {
        let server = try TestServer()
        try await server.browser().makeAccount()
        let wrong = try await server.browser().post("/session", ["name": "maja", "passphrase": "not the passphrase"])
        let unknown = try await server.browser().post("/session", ["name": "mojo", "passphrase": "not the passphrase"])
        #expect(wrong.status == unknown.status)
        #expect(wrong.page.replacing("maja", with: "mojo") == unknown.page)
    }

    @Test func `The first account closes the door behind it, and says nothing of names`() async throws {
        let server = try TestServer()
        try await server.browser().makeAccount()
        #expect(try await server.browser().get("/account/new").page.contains("name=\"invitation\""))
        let answers = try await ["maja", "mojo"].asyncMap { name in
            try await server.browser().post(
                "/account", ["name": name, "passphrase": TestBrowser.passphrase, "invitation": ""])
        }
        #expect(answers.map(\.status) == [422, 422])
        #expect(answers[0].page.replacing("maja", with: "mojo") == answers[1].page)
        #expect(answers[0].page.contains("The invitation has a typing mistake."))
    }

    @Test func `A server that others reach takes an invitation for its first account too`() async throws {
        for settings in [
            ServerSettings(host: "0.0.0.0", allowedHosts: ["127.0.0.1"]), ServerSettings(isBehindTLS: true),
        ] {
            let server = try TestServer(settings: settings)
            let page = try await server.browser().get("/account/new").page
            #expect(page.contains("name=\"invitation\""))
        }
    }

    @Test func `Each sign-in gets a secret of its own and a presented one is never adopted`() async throws {
        let server = try TestServer()
        let first = server.browser()
        try await first.makeAccount()
        let second = server.browser()
        second.cookie = "corgina=" + String(repeating: "A", count: 43)
        _ = try await second.post("/session", ["name": "maja", "passphrase": TestBrowser.passphrase])
        #expect(second.cookie != first.cookie)
        #expect(second.cookie != "corgina=" + String(repeating: "A", count: 43))
        _ = try await first.post("/session/end")
        #expect(try await second.get("/today").status == 200)
    }

    @Test(arguments: ["/account", "/today", "/drafts", "/undo", "/session"])
    func `A wrong method leads nowhere`(path: String) async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        #expect(try await browser.send(.put, path, body: "").status == 404)
        #expect(try await browser.send(.delete, path, body: "").status == 404)
    }
}
