import CorginaCore
import CorginaJournal

/// An entry as programs read it, logged or not yet.
struct EventJSON {
    private let event: HealthEvent
    private let units: Profile.UnitSystem

    init(_ event: HealthEvent, units: Profile.UnitSystem) {
        self.event = event
        self.units = units
    }

    var json: JSON {
        // What programs read is written in one way for all.
        let words = EventWords(event.details, units: units, english: .ofNoRegion)
        var members: [JSON.Member] = [
            .init("id", .string("\(event.id)")), .init("kind", .string(event.details.kind.rawValue)),
            .init("title", .string(words.title)), .init("detail", .string(words.detail)),
            .init("at", .string("\(event.moment)")),
        ]
        if let meal = event.details.meal {
            members.append(.init("calories", .whole(meal.energy.rounded)))
            members.append(.init("foods", .array(meal.items.map(json))))
        }
        if event.details == .note { members.append(.init("words", .string(event.notes))) }
        return .object(members)
    }

    private func json(_ food: FoodItem) -> JSON {
        [
            "name": .string(food.name), "grams": .whole(Int(nearest: food.grams.value)),
            "calories": .whole(food.nutrients.energy.rounded), "amountGuessed": .bool(food.isEstimated),
        ]
    }
}
