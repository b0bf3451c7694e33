import SeededRandom

@testable import CorginaCore

/// Made-up entries in which something follows a meal as often as a test says.
enum PlantedDiary {
    /// The day of the first.
    static let start = CalendarDay(number: 20_482)
    private static let foods: [MealType: [String]] = [
        .breakfast: ["Oats", "Toast", "Egg", "Coffee", "Yogurt"], .lunch: ["Soup", "Toast", "Salad", "Coffee", "Rice"],
        .dinner: ["Rice", "Fish", "Salad", "Potatoes", "Soup"],
    ]

    struct Writer {
        var random: SeededGenerator
        var events: [HealthEvent] = []

        mutating func add(_ details: HealthEvent.Details, _ moment: Moment) {
            events.append(
                HealthEvent(id: RecordID(high: 0, low: UInt64(events.count + 1)), moment: moment, details: details))
        }

        mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

        mutating func meal(_ type: MealType, _ names: [String], _ moment: Moment) {
            let items = names.map {
                FoodItem(
                    name: $0, foodCode: nil, quantity: 1, portion: "cup", grams: Grams(100), nutrients: .zero,
                    source: .manual,
                    isEstimated: false)
            }
            add(.meal(Meal(name: names.joined(separator: ", "), type: type, items: items)), moment)
        }
    }

    /// - Parameters:
    ///   - nausea: its chance after a meal of that type and those foods on that day, 0 the first.
    static func events(seed: UInt64, days: Int = 90, nausea: (MealType, [String], Int) -> Double)
        -> [HealthEvent]
    {
        var writer = Writer(random: SeededGenerator(seed: seed))
        for number in 0..<days {
            for (type, hour) in [(MealType.breakfast, 8), (.lunch, 13), (.dinner, 19)] {
                // What she eats changes over the weeks, and is never the same at every meal.
                let names = (foods[type] ?? []).enumerated().filter { place, _ in
                    writer.chance(number > 45 && place == 0 ? 0.7 : 0.3)
                }.map(\.element)
                let moment = Moment(
                    day: start + number,
                    time: TimeOfDay(minutes: hour * 60 + Int.random(in: 0..<60, using: &writer.random)), utcOffset: 0)
                guard !names.isEmpty else { continue }
                writer.meal(type, names, moment)
                if writer.chance(nausea(type, names, number)) {
                    writer.add(
                        .symptom(SymptomReport(name: "Nausea", severity: 2)),
                        moment.advanced(bySeconds: .random(in: 300...7_000, using: &writer.random)))
                }
            }
            for _ in 0..<Int.random(in: 3...8, using: &writer.random) {
                writer.add(
                    .hydration(Drink(name: "Water", volume: Milliliters(250))),
                    Moment(
                        day: start + number, time: TimeOfDay(minutes: .random(in: 400...1_300, using: &writer.random)),
                        utcOffset: 0))
            }
            if writer.chance(0.2) {
                writer.add(
                    .symptom(SymptomReport(name: "Headache", severity: 2)),
                    Moment(day: start + number, time: TimeOfDay(minutes: 900), utcOffset: 0))
            }
        }
        return writer.events
    }
}
