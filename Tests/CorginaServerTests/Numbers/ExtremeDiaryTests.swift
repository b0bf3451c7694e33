import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaServer

/// A file may hold whatever a diary can hold: no figure of it ends the server or keeps a page from being shown.
struct ExtremeDiaryTests {
    private static let most = 1_000_000_000_000
    private static let figures = [1e12, -1e12, 1e-300, -1e-300, 0, 0.5]

    private static var item: (Double) -> FoodItem {
        { figure in
            var nutrients = NutrientAmounts.zero
            for nutrient in Nutrient.allCases { nutrients[nutrient] = figure }
            return FoodItem(
                name: "Milk \(figure)", foodCode: nil, quantity: figure, portion: "cup", grams: Grams(figure),
                nutrients: nutrients, source: .manual, isEstimated: false)
        }
    }

    private static let details: [HealthEvent.Details] =
        figures.flatMap { figure -> [HealthEvent.Details] in
            [
                .weight(Weight(kilograms: figure)),
                .glucose(BloodGlucose(milligramsPerDeciliter: figure, timing: .fasting)),
                .temperature(Temperature(celsius: figure)),
                .hydration(Drink(name: "Water", volume: Milliliters(figure))),
                .meal(Meal(name: "Meal", type: .lunch, items: [item(figure)])),
                .symptom(
                    SymptomReport(
                        name: "Vomiting", severity: most, minutes: -most,
                        amounts: [.timesADay: figure, .temperature: figure, .hoursWithoutFluids: figure])),
            ]
        }
        + [most, -most, 0].flatMap { whole -> [HealthEvent.Details] in
            [
                .bloodPressure(BloodPressure(systolic: whole, diastolic: -whole)),
                .contraction(Contraction(seconds: whole)),
                .kicks(KickCount(count: 10, minutes: whole)), .kicks(KickCount(count: whole, minutes: whole)),
                .supplement(SupplementIntake(name: "Iron", dose: "27 mg", count: whole)),
                .appointment(Appointment(title: "Scan", minutes: whole)),
                .symptom(SymptomReport(name: "Headache", severity: whole, minutes: whole)),
            ]
        }

    private static func id(_ number: Int) -> RecordID { RecordID(high: 9, low: UInt64(number)) }

    private static func profile(_ figure: Double, glasses: Int) -> Profile {
        Profile(
            timeZone: "America/New_York",
            body: BodyFacts(
                birthYear: glasses, height: Centimeters(figure), weight: Weight(kilograms: figure), activity: .active),
            energyGoal: .provider(Kilocalories(figure)),
            hydration: HydrationPreferences(
                goal: .glasses(glasses), glass: Milliliters(figure), bottle: Milliliters(figure)),
            insightHours: glasses)
    }

    private static func changes(_ now: Moment) -> [Change] {
        let days = [now.day, now.day - 1, now.day - 3, CalendarDay(number: -25_567), CalendarDay(number: 84_370)]
        var changes: [Change] = []
        for (number, details) in details.enumerated() {
            let moment = Moment(
                day: days[number % days.count], time: TimeOfDay(minutes: number), utcOffset: now.utcOffset)
            changes.append(.putEvent(HealthEvent(id: id(number), moment: moment, details: details)))
        }
        for (number, whole) in [most, -most, 1].enumerated() {
            let course = Course(start: days[3], startTime: nil, schedule: .daily(8))
            changes.append(
                .putSupplement(
                    Supplement(
                        id: id(1_000 + number), name: "Iron \(number)", dose: DoseAmount(1e12, .milligrams),
                        pieces: whole,
                        courses: [course], stock: SupplementStock(pieces: whole, countedAt: now))))
            changes.append(
                .putRecipe(
                    Recipe(
                        id: id(2_000 + number), name: "Soup \(number)", servings: figures[number + 2],
                        ingredients: figures.map(item))))
        }
        return changes
    }

    private func crawl(_ browser: TestBrowser) async throws -> Int {
        var waiting = ["/today", "/settings/goals", "/hydration", "/calories"], seen = Set(waiting)
        while let path = waiting.popLast() {
            let answer = try await browser.get(path)
            #expect(answer.status < 500, "\(answer.status) of \(path)")
            for link in ShownForm.links(in: answer.page) where seen.count < 400 && !link.hasPrefix("/assets") {
                if seen.insert(link).inserted { waiting.append(link) }
            }
        }
        return seen.count
    }

    @Test(arguments: [(1e-300, Self.most), (0, -Self.most), (-1e12, 0), (1e12, 1)] as [(Double, Int)])
    func `a diary full of figures nobody has is read, shown and changed`(figure: Double, glasses: Int) async throws {
        let server = try TestServer()
        let browser = server.browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        let now = server.server.surroundings.moment(in: "America/New_York")
        let changes = Self.changes(now) + [.putProfile(Self.profile(figure, glasses: glasses))]
        let entries = changes.enumerated().map { number, change in
            JournalEntry(id: EntryID(high: 8, low: UInt64(number)), recordedAt: now, device: "file", change: change)
        }
        let file = String(decoding: try DiaryExport(exportedAt: now, entries: entries).encoded(), as: UTF8.self)
        let taken = try await browser.post(
            Route.security(.importing).path, ["passphrase": TestBrowser.passphrase], file: file)
        #expect(taken.status == 303)
        #expect(try await crawl(browser) > 60)
        // What stands there can be opened, looked at and kept as it is, or is refused in words.
        for number in Self.details.indices {
            let opened = try await browser.post(Route.entries(.edit(Self.id(number))).path)
            guard let draft = opened.location, draft.hasPrefix("/drafts/") else { continue }
            #expect([200, 410].contains(try await browser.get(draft).status))
            let logged = try await browser.post(draft + "/log")
            #expect(logged.status < 500, "\(logged.status) of \(Self.details[number])")
        }
        for number in 0..<3 {
            let eaten = try await browser.post(Route.recipes(.log(Self.id(2_000 + number))).path, ["servings": "100"])
            #expect(eaten.status < 500, "\(eaten.status)")
        }
        #expect(try await browser.get("/today").status == 200)
    }
}
