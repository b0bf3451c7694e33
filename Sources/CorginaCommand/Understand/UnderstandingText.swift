import CorginaCore
import CorginaFoods
import CorginaLanguage
import CorginaRooms

/// An understanding in lines for people.
enum UnderstandingText {
    static func text(_ understanding: Understanding, catalogue: FoodCatalogue) -> String {
        var lines = understanding.events.flatMap { Self.lines(of: $0, catalogue) }
        lines += understanding.implausible.map(\.description)
        if lines.isEmpty { lines.append("Nothing to log here. Try \"I had eggs and toast\" or \"took my iron\".") }
        if let question = understanding.question { lines.append("? \(question)") }
        if !understanding.notUnderstood.isEmpty {
            lines.append("Not understood: \(understanding.notUnderstood.joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }

    private static func lines(of event: EventDraft, _ catalogue: FoodCatalogue) -> [String] {
        let heading = "\(event.name) · \(detail(of: event, catalogue)) · \(event.moment.day) \(event.moment.time)"
        return [heading] + event.items.map { "  " + line(of: $0, catalogue) }
    }

    private static func line(of item: FoodDraft, _ catalogue: FoodCatalogue) -> String {
        let energy = catalogue[item.food]?.nutrients(in: item.grams).energy ?? .zero
        return
            "\(item.phrase): \(item.name), \(Figure.whole(item.grams.value)) g, \(energy.rounded) cal (\(item.portionReason))"
    }

    private static func detail(of event: EventDraft, _ catalogue: FoodCatalogue) -> String {
        switch event.content {
        case .food(let type, let items):
            let energy = items.reduce(Kilocalories.zero) {
                $0 + (catalogue[$1.food]?.nutrients(in: $1.grams).energy ?? .zero)
            }
            return "\(type.displayName), \(energy.rounded) cal"
        case .note(let text): return text
        case .other(let details):
            let words = EventWords(details, units: .metric, english: .ofNoRegion)
            return [words.title == event.name ? "" : words.title, words.detail].filter { !$0.isEmpty }
                .joined(separator: " · ")
        }
    }
}
