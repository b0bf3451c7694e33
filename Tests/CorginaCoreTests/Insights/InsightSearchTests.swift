import SeededRandom
import Testing

@testable import CorginaCore

/// Made-up diaries: a planted link is found, and none is claimed where there is none.
struct InsightSearchTests {
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `A planted link is found, named and counted, and shows its entries`(seed: UInt64) throws {
        let events = PlantedDiary.events(seed: seed) { _, names, _ in names.contains("Coffee") ? 0.6 : 0.1 }
        let report = InsightSearch().report(events)
        let insight = try #require(report.insights.first)
        #expect(insight.symptom == "Nausea" && insight.exposure == .food("Coffee") && insight.hours == 2)
        #expect(
            insight.adjusted <= 0.05 && insight.probability <= insight.adjusted
                && insight.comparisons == report.comparisons)
        let shown = events.filter { insight.events.contains($0.id) }
        #expect(shown.count { if case .symptom = $0.details { true } else { false } } >= insight.counts.exposedWith)
        for event in shown {
            if case .meal(let meal) = event.details { #expect(meal.items.contains { $0.name == "Coffee" }) }
        }
        #expect(
            insight.words.hasPrefix(
                "You had nausea within 2 hours of \(insight.counts.exposedWith) of \(insight.counts.exposed) meals with coffee, and of "
            ))
        #expect(insight.method.contains("Holm for \(report.comparisons) comparisons"))
    }

    @Test func `In 200 diaries of pure noise, no more than 5 in 100 show anything`() {
        var shown = 0
        for seed in 0..<200 as Range<UInt64> {
            if !InsightSearch().report(PlantedDiary.events(seed: 1_000 + seed) { _, _, _ in 0.2 }).insights.isEmpty {
                shown += 1
            }
        }
        #expect(shown <= 10, "\(shown) of 200")
    }

    @Test func `Nor where mornings are worse and the weeks get better, whatever is eaten then`() {
        var shown = 0
        for seed in 0..<200 as Range<UInt64> {
            let events = PlantedDiary.events(seed: 5_000 + seed) { type, _, day in
                (type == .breakfast ? 0.6 : 0.1) * (day > 45 ? 0.3 : 1)
            }
            if !InsightSearch().report(events).insights.isEmpty { shown += 1 }
        }
        #expect(shown <= 10, "\(shown) of 200")
    }

    @Test func `Headache on days with little to drink is found when it is there`() throws {
        var writer = PlantedDiary.Writer(random: SeededGenerator(seed: 3))
        for number in 0..<80 {
            let glasses = number.isMultiple(of: 2) ? 8 : 3
            let day = PlantedDiary.start + number
            for glass in 0..<glasses {
                writer.add(
                    .hydration(Drink(name: "Water", volume: Milliliters(250))),
                    Moment(day: day, time: TimeOfDay(minutes: 480 + glass * 60), utcOffset: 0))
            }
            if writer.chance(glasses == 3 ? 0.6 : 0.1) {
                writer.add(
                    .symptom(SymptomReport(name: "headache", severity: 3)),
                    Moment(day: day, time: TimeOfDay(minutes: 1_000), utcOffset: 0))
            }
        }
        let insight = try #require(InsightSearch().report(writer.events).insights.first)
        #expect(insight.exposure == .day(.littleFluid) && insight.hours == nil)
        #expect(
            insight.words.hasPrefix(
                "You had headache on \(insight.counts.exposedWith) of 40 days with less to drink than usual, and on "))
    }

    @Test func `Nausea after hours without food is found when it is there`() throws {
        var writer = PlantedDiary.Writer(random: SeededGenerator(seed: 4))
        for number in 0..<120 {
            let isLong = number.isMultiple(of: 3)
            let morning = Moment(day: PlantedDiary.start + number, time: TimeOfDay(minutes: 480), utcOffset: 0)
            let lunch = morning.advanced(bySeconds: isLong ? 21_600 : 12_600)
            writer.meal(.breakfast, ["Oats"], morning)
            writer.meal(.lunch, ["Rice"], lunch)
            if writer.chance(isLong ? 0.7 : 0.1) {
                writer.add(.symptom(SymptomReport(name: "Nausea", severity: 2)), lunch.advanced(bySeconds: 1_800))
            }
        }
        #expect(InsightSearch().report(writer.events).insights.first?.exposure == .longGap(hours: 5))
    }

    @Test func `With too little it says so, and with nothing in it that nothing stood out`() {
        let few = PlantedDiary.events(seed: 1, days: 4) { _, _, _ in 1 }
        let report = InsightSearch().report(few)
        #expect(
            report.comparisons == 0 && report.insights.isEmpty && report.words == "There isn’t enough to compare yet.")
        #expect(report.tooLittleData.contains(.food("Coffee")))
        #expect(InsightSearch().report([]).tooLittleData.isEmpty)
        let noise = InsightSearch().report(PlantedDiary.events(seed: 2) { _, _, _ in 0.2 })
        #expect(noise.words == "No patterns found in \(noise.comparisons) comparisons.")
    }

    @Test
    func `A symptom belongs to the last meal before it alone, within the hours she chose, and a resolved one to none`()
    {
        func counted(after minutes: Int, hours: Int, resolved: Bool = false) -> Bool {
            var writer = PlantedDiary.Writer(random: SeededGenerator(seed: 1))
            for number in 0..<20 {
                let moment = Moment(
                    day: PlantedDiary.start + number % 14, time: TimeOfDay(minutes: number < 14 ? 480 : 700), utcOffset: 0)
                writer.meal(.breakfast, [number.isMultiple(of: 2) ? "Coffee" : "Toast"], moment)
                if number.isMultiple(of: 2) {
                    writer.add(
                        .symptom(SymptomReport(name: "Nausea", severity: 2, hasResolved: resolved)),
                        moment.advanced(bySeconds: minutes * 60))
                }
            }
            return InsightSearch(hours: hours).report(writer.events).insights.contains {
                $0.exposure == .food("Coffee")
            }
        }
        #expect(counted(after: 120, hours: 2) && !counted(after: 121, hours: 2) && counted(after: 121, hours: 3))
        #expect(!counted(after: 30, hours: 2, resolved: true))
    }

    @Test func `What is written down within half an hour is one meal`() {
        var writer = PlantedDiary.Writer(random: SeededGenerator(seed: 1))
        let moment = Moment(day: PlantedDiary.start, time: TimeOfDay(minutes: 480), utcOffset: 0)
        writer.meal(.breakfast, ["Oats"], moment)
        writer.meal(.snack, ["Coffee"], moment.advanced(bySeconds: 1_800))
        writer.meal(.snack, ["Apple"], moment.advanced(bySeconds: 3_601))
        #expect(Occasion.list(writer.events).map { $0.items.map(\.name) } == [["Oats", "Coffee"], ["Apple"]])
    }

    @Test func `Beside the meals it counts her days, with and without`() throws {
        let events = PlantedDiary.events(seed: 7) { _, names, _ in names.contains("Coffee") ? 0.6 : 0.1 }
        let insight = try #require(InsightSearch().report(events).insights.first { $0.exposure == .food("Coffee") })
        let meals = Occasion.list(events)
        let coffee = Set(meals.filter { $0.items.contains { $0.name == "Coffee" } }.map(\.start.day))
        #expect(insight.days.exposed == coffee.count)
        #expect(insight.days.others == Set(meals.map(\.start.day)).subtracting(coffee).count)
        #expect(insight.days.exposedWith <= insight.days.exposed && insight.days.otherWith <= insight.days.others)
        #expect(
            insight.dayWords
                == "On \(insight.days.exposedWith) of \(coffee.count) days with it, and on \(insight.days.otherWith) of \(insight.days.others) other days."
        )
    }

    @Test func `What is always eaten together is one comparison, and named together`() throws {
        let alone = InsightSearch().report(PlantedDiary.events(seed: 7) { _, names, _ in names.contains("Coffee") ? 0.6 : 0.1 })
        let events = PlantedDiary.events(seed: 7) { _, names, _ in names.contains("Coffee") ? 0.6 : 0.1 }.map { event in
            guard case .meal(var meal) = event.details, let coffee = meal.items.first(where: { $0.name == "Coffee" })
            else { return event }
            var milk = coffee, changed = event
            milk.name = "Milk"
            meal.items.append(milk)
            changed.details = .meal(meal)
            return changed
        }
        let report = InsightSearch().report(events)
        let insight = try #require(report.insights.first)
        #expect(insight.exposure == .food("Coffee") && insight.inseparable == [.food("Milk")])
        #expect(insight.inseparableWords == "The same meals also had milk, so it could be either.")
        #expect(report.comparisons == alone.comparisons && report.insights.count == alone.insights.count)
        #expect(alone.insights.first?.inseparableWords == nil)
    }

    @Test func `It says how much there is of each symptom, and how much more it takes at least`() {
        let few = InsightSearch().report(PlantedDiary.events(seed: 1, days: 4) { _, _, day in day == 0 ? 1 : 0 }).coverage
        #expect(few.map(\.symptom) == ["Nausea", "Heartburn", "Headache"])
        #expect(few[0].felt > 0 && few[0].missing == InsightSearch.least - few[0].felt)
        #expect(few[0].words.contains("It takes at least \(few[0].missing) more before anything is compared."))
        #expect(few[1].felt == 0 && few[1].words.hasPrefix("Heartburn after 0 of \(few[1].observations) meals so far."))
        #expect(few[2].words.hasPrefix("Headache on "))
        let many = InsightSearch().report(PlantedDiary.events(seed: 2) { _, _, _ in 0.3 })
        #expect(many.coverage.reduce(0) { $0 + $1.comparisons } == many.comparisons)
        #expect(many.coverage[0].missing == 0)
    }

    @Test func `The order of the entries does not matter`() {
        let events = PlantedDiary.events(seed: 9, days: 60) { _, names, _ in names.contains("Coffee") ? 0.6 : 0.1 }
        var random = SeededGenerator(seed: 1)
        #expect(InsightSearch().report(events) == InsightSearch().report(events.shuffled(using: &random)))
    }

    @Test func `A food's group is its code's first digit`() {
        #expect(FoodGroup(foodCode: "11112110") == .milk && FoodGroup(foodCode: "92101000") == .sweetsAndDrinks)
        #expect(
            FoodGroup(foodCode: nil) == nil && FoodGroup(foodCode: "1") == nil && FoodGroup(foodCode: "01112110") == nil
        )
    }
}
