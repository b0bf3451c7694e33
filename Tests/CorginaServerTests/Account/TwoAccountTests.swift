import CorginaCore
import CorginaFoods
import CorginaRooms
import CorginaVault
import HTTPTypes
import SamplePhotos
import Testing

@testable import CorginaServer

/// Two people on one server: every kind of place that names something, every method, every id of the other's.
@Suite struct TwoAccountTests {
    private static let nothing = RouteMatrixTests.someID
    private static let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete]
    private static let barcode = Result { try Barcode(reading: "4006381333931") }
    /// The table of an owner who has one product.
    private static let products = ProductKnowledge(
        credits: [],
        byNumber: { number in
            guard let barcode = try? barcode.get(), number == barcode else { return nil }
            return Product(
                barcode: barcode, name: "Wheat biscuits", brand: "Made Up", serving: 40, nutrientsPer100: .zero)
        }, byWords: { _, _ in [] })
    /// What forms of every kind take, so that a refusal is not for want of a field.
    private static let form = [
        "name=x", "amount=1", "portion=g", "day=2026-03-10", "time=10:00", "title=x", "question=x", "kind=favourite",
        "state=stopped", "mealType=lunch", "servings=1", "tag=x", "results=x", "asked=yes", "words=x", "titles=plain",
        "severity=2", "weight=60", "systolic=110", "diastolic=70", "value=5",
    ].joined(separator: "&")

    @Test func `the kinds of places are told apart as their addresses are`() {
        for kind in NamedRoute.allCases {
            let route = kind.route(Self.nothing)
            #expect(NamedRoute(route) == kind)
            #expect(route.path.contains("\(Self.nothing)"), "\(route.path)")
            #expect(Route(route.path) == route)
        }
        for route in RouteMatrixTests.open + RouteMatrixTests.shown + RouteMatrixTests.posted {
            #expect((NamedRoute(route) != nil) == route.path.contains("\(Self.nothing)"), "\(route.path)")
        }
    }

    @Test func `everything of the other's is refused as what never was, and nothing of hers changes`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true), products: Self.products)
        let anna = server.browser()
        let places = try await fill(anna, on: server)
        let berta = server.browser()
        try await berta.makeAccount("berta")
        try await berta.dateByLastPeriod("2025-10-01")

        // The first look at a week shows it in large, every other does not.
        _ = try await anna.get("/today")
        let (pages, ids) = try await everything(of: anna, from: places)
        #expect(ids.count > 25, "\(ids.count)")
        let before = try await (head(of: anna), head(of: berta))
        var refused = 0
        for kind in NamedRoute.allCases {
            for method in Self.methods {
                let unknown = try await ask(berta, method, kind, Self.nothing)
                // What answers to no method at all answers so for any id.
                let tried = [.get, .post].contains(method) ? ids : Array(ids.prefix(1))
                for id in tried {
                    let answer = try await ask(berta, method, kind, id)
                    #expect(answer == unknown, "\(method) \(kind.route(id).path)")
                    refused += 1
                }
            }
        }
        for id in ids {
            let undone = try await berta.post("/undo", ["entry": "\(id)"])
            #expect(undone.location == (try await berta.post("/undo", ["entry": "\(Self.nothing)"])).location)
            refused += 1
        }
        #expect(refused > NamedRoute.allCases.count * ids.count * 2)

        let after = try await (head(of: anna), head(of: berta))
        #expect(after.0 == before.0 && after.1 == before.1)
        for (path, page) in pages {
            #expect(try await anna.get(path).page == page, "\(path)")
        }
    }

    @Test func `what the tests go through, its owner gets`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true), products: Self.products)
        let anna = server.browser()
        let (pages, ids) = try await everything(of: anna, from: fill(anna, on: server))
        // Each kind that can be looked at leads somewhere for one of her ids; so the ids are those that count.
        let posted: [NamedRoute] = [
            .removeDraftItem, .searchDraftItem, .removeDraftEvent, .logDraft, .discardDraft, .changeDraft, .editEvent,
            .repeatEvent, .removeEvent, .saveRecipe, .declineRecipe, .setAmount, .editRecipe, .logRecipe,
            .archiveRecipe, .markFood, .logFood, .removeHabit,
            .reopenPregnancy, .course, .extra, .removeSupplement, .results, .removeAppointment, .questions, .question,
            .removeQuestion, .visitQuestion, .revokeFeed, .endClinicLink, .removeReading, .timelineTags, .endDevice,
            .revokeInvitation, .endShare, .takeSent, .dropSent, .sharedList, .endToken, .lookUpNumber, .answerImport, .discardImport, .undoImport,
            .lookAtPhoto, .removePhoto, .markProduct, .logProduct, .markBump, .tickItem,
            .archiveChecklist, .removeChecklist, .removeBirthPlan,
        ]
        for kind in NamedRoute.allCases where !posted.contains(kind) {
            let opened = try await ids.asyncMap { try await anna.get(kind.route($0).path).status }
            #expect(opened.contains(200), "\(kind)")
        }
        #expect(pages.count > 40)
    }

    // MARK: Steps

    /// One of everything a diary can hold.
    ///
    /// - Returns: where each was made or is seen.
    private func fill(_ anna: TestBrowser, on server: TestServer) async throws -> [String] {
        try await anna.makeAccount("anna")
        try await anna.dateByLastPeriod("2025-08-20")
        _ = try await anna.post("/pregnancy/end")
        try await anna.dateByLastPeriod("2025-09-20")
        let corrected = try await anna.say("I had a bowl of cereal")
        _ = try await anna.post(corrected + "/0/0", ["amount": "55", "portion": "g"])
        var places = [try await anna.post(corrected + "/log").location]
        for sentence in ["I had porkchop and potatoes", "I had porkchop and potatoes", "weighed 64 kg"] {
            places.append(try await anna.post(anna.say(sentence) + "/log").location)
        }
        let barcode = try Self.barcode.get()
        let forms: [(String, KeyValuePairs<String, String>)] = [
            (
                "/appointments/new",
                ["title": "Midwife", "day": "2026-03-10", "time": "20:00", "questions": "May I fly?\nAnd swim?"]
            ),
            (
                "/supplements/add/own",
                [
                    "name": "Iron", "amount": "27", "unit": "mg", "pieces": "1", "doses": "1", "frequency": "daily",
                    "time1": "09:00", "start": "2026-03-09",
                ]
            ),
            ("/symptoms/own", ["name": "Tingling", "day": "2026-03-10", "time": "10:00", "severity": "2"]),
            (
                "/foods/new",
                [
                    "name": "My granola", "serving": "bowl", "grams": "45", "amount": "2", "energy": "210",
                    "mealType": "breakfast",
                ]
            ),
            ("/foods", ["words": "milk"]), ("/foods", ["words": barcode.description]), ("/safe", ["words": "brie"]),
            ("/symptoms/search", ["words": "head"]),
            ("/timeline", ["words": "porkchop"]),
            ("/settings/calendar", ["name": "iPhone", "titles": "plain", "passphrase": TestBrowser.passphrase]),
            (
                "/visit/links",
                ["contents": "meals", "hours": "24", "openings": "3", "passphrase": TestBrowser.passphrase]
            ),
            ("/settings/invitations", ["name": "Somebody"]),
            ("/settings/sharing", ["name": "Sam", "passphrase": TestBrowser.passphrase]),
            ("/checklists", ["start": "hospital_bag"]), ("/birth-plan/company", ["words": "My sister"]),
            ("/settings/shortcuts", ["name": "Siri", "say": "yes", "passphrase": TestBrowser.passphrase]),
        ]
        for (path, fields) in forms { places.append(try await anna.post(path, fields).location) }
        let recipe = try #require(
            try await anna.post(
                "/recipes", ["name": "My bowl", "servings": "2", "ingredients": "a cup of oatmeal and a banana"]
            ).location)
        places.append(try await anna.post(recipe + "/log", ["name": "My bowl", "servings": "2"]).location)
        let table = "Date,Meal,Calories,Fat (g)\n2026-03-08,Breakfast,400,10\n"
        let taken = try #require(try await anna.post("/imports", [:], file: table).location)
        _ = try await anna.post(taken)
        places += [
            try await anna.post("/imports", [:], file: table.replacing("08", with: "09")).location, "/imports",
        ]
        let phone = server.browser()
        _ = try await phone.post("/session", ["name": "anna", "passphrase": TestBrowser.passphrase])
        places.append(try await anna.say("I ate an apple and drank a glass of milk"))
        for isLogged in [true, false] {
            let photo = try await anna.post("/photos/new", photos: [("photo", SamplePhotos.jpeg())])
            let foods = try #require(photo.location)
            places.append(foods)
            guard isLogged else { continue }
            let sheet = try #require(try await anna.post(foods, ["sentence": "an apple"]).location)
            places.append(try await anna.post(sheet + "/log").location)
        }
        places.append(try await anna.post("/photos/bump/new", photos: [("photo", SamplePhotos.jpeg())]).location)
        return places.compactMap(\.self) + [
            "/today", "/settings/account", "/settings/words", "/recipes", "/pregnancies",
        ]
    }

    /// Every page of hers that a link leads to, and every id that is on one of them.
    private func everything(
        of anna: TestBrowser, from places: [String]
    ) async throws -> (pages: [String: String], ids: [RecordID]) {
        var pages: [String: String] = [:]
        var ids: Set<RecordID> = []
        var waiting = places[...]
        while let path = waiting.popFirst() {
            for id in path.matches(of: /[0-9a-f]{32}/) { RecordID(String(id.output)).map { _ = ids.insert($0) } }
            let place = String(path.prefix { $0 != "?" })
            guard pages[place] == nil, let route = Route(place), !Self.changesNothingShown(route) else { continue }
            let answer = try await anna.get(place)
            guard answer.status == 200 else { continue }
            pages[place] = answer.page
            for id in answer.page.matches(of: /[0-9a-f]{32}/) { RecordID(String(id.output)).map { _ = ids.insert($0) } }
            waiting += answer.page.matches(of: /href="(\/[^"]*)"/).map { String($0.output.1) }
        }
        return (pages, ids.sorted())
    }

    /// Pages in great number that say nothing of hers, such as one for each week.
    private static func changesNothingShown(_ route: Route) -> Bool {
        switch route {
        case .pregnancy(.week), .symptoms(.log), .supplements(.addCommon), .appointments(.suggested), .gallery,
            .calories(.file), .measurements(.logbookWeek), .measurements(.logbookFile), .birthPlan(.topic):
            true
        case .foods(.one(.listed)), .day, .calories(.day), .calories(.week), .hydration(.day): true
        case .timeline(.list(let address)): address.found == nil && address != .all
        default: false
        }
    }

    /// All there is to see of an answer, with every id alike.
    private struct Seen: Equatable {
        let status: Int
        let location: String?
        let page: String
    }

    private func ask(
        _ browser: TestBrowser, _ method: HTTPRequest.Method, _ kind: NamedRoute, _ id: RecordID
    ) async throws -> Seen {
        let answer = try await browser.send(
            method, kind.route(id).path, body: [.get, .head].contains(method) ? "" : Self.form)
        return Seen(
            status: answer.status, location: answer.location.map(Self.withoutIDs), page: Self.withoutIDs(answer.page))
    }

    private static func withoutIDs(_ text: String) -> String { text.replacing(/[0-9a-f]{32}/, with: "*") }

    private func head(of browser: TestBrowser) async throws -> JournalHead? {
        let cookie = String(try #require(browser.cookie).split(separator: "=").last ?? "")
        let secret = try #require(SessionSecret(cookieValue: cookie))
        let vault = browser.server.server.vault
        return try await vault.unlock(
            secret, at: Moment(secondsSinceEpoch: Int64(browser.server.clock.seconds), utcOffset: 0))?
            .head()
    }
}
