import CorginaCore
import CorginaRooms

/// What Siri shows of entries: the seeds' snippet of a meal, and a line for everything else.
public struct IntentSnippet: Hashable, Sendable {
    public let rows: [Row]

    /// One entry.
    public struct Row: Hashable, Sendable {
        public let kind: HealthEvent.Details.Kind
        public let title: String
        /// Empty where the title says all.
        public let detail: String
        /// Of a meal: Cal, Protein, Carbs. Otherwise none.
        public let figures: [Figure]
    }

    /// A pill.
    public struct Figure: Hashable, Sendable {
        public let label: String
        public let value: String
    }

    /// - Returns: `nil` without events.
    init?(_ events: [HealthEvent], units: Profile.UnitSystem, english: WrittenEnglish) {
        guard !events.isEmpty else { return nil }
        rows = events.map { event in
            let words = EventWords(event.details, units: units, english: english)
            guard case .meal(let meal) = event.details else {
                return Row(kind: event.details.kind, title: words.title, detail: words.detail, figures: [])
            }
            let count = meal.items.count
            return Row(
                kind: .meal, title: meal.name, detail: count == 1 ? "1 item" : "\(count) items",
                figures: Self.figures(of: meal.nutrients))
        }
    }

    private static func figures(of nutrients: NutrientAmounts) -> [Figure] {
        func grams(_ amount: Grams) -> String { CorginaCore.Figure.whole(amount.value) + " g" }
        return [
            Figure(label: "Cal", value: CorginaCore.Figure.whole(nutrients.energy.value)),
            Figure(label: "Protein", value: grams(nutrients.protein)),
            Figure(label: "Carbs", value: grams(nutrients.carbohydrate)),
        ]
    }
}
