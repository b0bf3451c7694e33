import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

@Suite struct GlucoseWeekTests {
    private static func food(_ carbohydrate: Double, code: String?) -> FoodItem {
        var nutrients = NutrientAmounts.zero
        nutrients[.carbohydrate] = carbohydrate
        return FoodItem(
            name: "Rice", foodCode: code, quantity: 1, portion: "cup", grams: Grams(100), nutrients: nutrients,
            source: .manual, isEstimated: false)
    }

    private func log(_ details: HealthEvent.Details, hoursAgo: Int, as number: UInt64, by maja: inout Resident) {
        let event = HealthEvent(
            id: RecordID(high: 6, low: number), moment: maja.now.advanced(bySeconds: -hoursAgo * 3_600),
            details: details)
        let entry = JournalEntry(
            id: EntryID(high: 6, low: number), recordedAt: maja.now, device: "web", change: .putEvent(event))
        maja.perform([.append([entry], discarding: nil)])
    }

    private func glucose(_ value: Double, _ timing: BloodGlucose.Timing) -> HealthEvent.Details {
        .glucose(BloodGlucose(milligramsPerDeciliter: value, timing: timing))
    }

    /// Dinner yesterday, a fasting reading, and a lunch with a reading an hour later.
    private func resident() throws -> Resident {
        var maja = try Resident()
        log(
            .meal(Meal(name: "Dinner", type: .dinner, items: [Self.food(80, code: "1")])), hoursAgo: 23, as: 1,
            by: &maja
        )
        log(glucose(99, .fasting), hoursAgo: 11, as: 2, by: &maja)
        let lunch = [Self.food(45, code: "1"), Self.food(0, code: nil)]
        log(.meal(Meal(name: "Lunch", type: .lunch, items: lunch)), hoursAgo: 5, as: 3, by: &maja)
        log(glucose(126, .oneHourAfterMeal), hoursAgo: 4, as: 4, by: &maja)
        log(glucose(100, .twoHoursAfterMeal), hoursAgo: 70, as: 5, by: &maja)
        return maja
    }

    @Test func `each reading stands beside the carbohydrate of the meal before it, and gaps are told`() throws {
        let page = try resident().get(.measurements(.logbook)).markup
        for words in [
            "80 g", "45 g, and 1 food without figures", "none logged", "1 reading had no meal logged",
            "1 reading came after foods without figures", "Fasting", "1 hour after a meal",
        ] {
            #expect(page.contains(words), "\(words)")
        }
    }

    @Test func `nothing is marked until she says that she follows the targets`() throws {
        var maja = try resident()
        let logbook = Route.measurements(.logbook)
        #expect(try !maja.get(logbook).markup.contains("above target"))
        let answer = try maja.post(logbook, ["targets": "yes"])
        #expect(answer.place == logbook)
        let page = try maja.get(logbook).markup
        #expect(page.contains("above target") && page.contains("Mark nothing"))
        #expect(page.contains("American Academy of Family Physicians, 2015"))
        _ = try maja.post(logbook, ["targets": "no"])
        #expect(try !maja.get(logbook).markup.contains("above target"))
    }

    @Test func `the week can be kept as a table that names no food`() throws {
        let maja = try resident()
        let answer = try maja.get(.measurements(.logbookFile(maja.now.day - 6)))
        guard case .file(let type, let name, let bytes) = answer.content else { throw Missing() }
        #expect(type.hasPrefix("text/csv") && name == "glucose-logbook.csv")
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
        #expect(lines.count == 4)
        #expect(lines[0] == GlucoseTable.columns.joined(separator: ","))
        #expect(lines[1].hasSuffix(",2 hours after a meal,mmol/L,5.6,,,,,,"))
        #expect(lines[3].hasSuffix(",1 hour after a meal,mmol/L,7,lunch,2026-03-10,13:40,45,2,1"))
        #expect(!lines.joined().contains("Rice"))
    }

    @Test func `earlier weeks are there, and none that lies ahead`() throws {
        let maja = try resident()
        let day = maja.now.day
        #expect(try maja.get(.measurements(.logbookWeek(day - 13))).markup.contains("No readings in these days"))
        #expect(try maja.get(.measurements(.logbookWeek(day - 3))).place == .measurements(.logbook))
        #expect(throws: RoomError.notFound) { try maja.get(.measurements(.logbookWeek(day + 1))) }
        #expect(throws: RoomError.notFound) { try maja.get(.measurements(.logbookFile(day + 1))) }
    }
}
