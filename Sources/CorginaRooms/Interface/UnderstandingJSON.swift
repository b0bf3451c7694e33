import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// An understanding as the stable JSON other programs read: one object on one line.
public enum UnderstandingJSON {
    /// Answers the bytes of one line; bytes that are not UTF-8 are read as U+FFFD.
    public static func line(
        of bytes: some Collection<UInt8>, engine: LanguageEngine, catalogue: FoodCatalogue, now: Moment
    ) -> String {
        // Longer than any sentence the engine reads: not worth decoding a megabyte to hear the same answer.
        let sentence = String(decoding: bytes.prefix(LanguageEngine.longestSentence + 1), as: UTF8.self)
        return object(engine.understand(sentence, now: now), catalogue: catalogue).description
    }

    /// The object of one understanding, every key present.
    public static func object(_ understanding: Understanding, catalogue: FoodCatalogue) -> JSON {
        [
            "events": .array(understanding.events.map { json($0, catalogue) }),
            "question": .text(understanding.question),
            "notUnderstood": .array(understanding.notUnderstood.map(JSON.string)),
            "implausible": .array(understanding.implausible.map { .string($0.description) }),
        ]
    }

    private static func json(_ event: EventDraft, _ catalogue: FoodCatalogue) -> JSON {
        let common: [JSON.Member] = [
            .init("type", .string(type(of: event))),
            .init("kind", .string(event.reading.rawValue)),
            .init("name", .string(event.name)),
            .init("at", .string(event.moment.description)),
            .init("mealType", .text(mealType(of: event))),
            .init("items", .array(event.items.map { json($0, catalogue) })),
        ]
        return .object(common + details(of: event.content))
    }

    /// "food" for one food, "meal" for several; otherwise the kind's own name.
    private static func type(of event: EventDraft) -> String {
        switch event.content {
        case .food(_, let items): items.count == 1 ? "food" : "meal"
        case .note: HealthEvent.Details.Kind.note.rawValue
        case .other(let details): details.kind.rawValue
        }
    }

    private static func mealType(of event: EventDraft) -> String? {
        guard case .food(let type, _) = event.content else { return nil }
        return type.rawValue
    }

    private static func json(_ item: FoodDraft, _ catalogue: FoodCatalogue) -> JSON {
        let nutrients = catalogue[item.food]?.nutrients(in: item.grams) ?? .zero
        return [
            "name": .string(item.name),
            "foodId": .string(item.food.description),
            "quantity": .rounded(item.quantity, places: 3),
            "unit": .string(item.portion),
            "grams": .rounded(item.grams.value, places: 1),
            "energyKcal": .rounded(nutrients.energy.value, places: 1),
            "proteinG": .rounded(nutrients.protein.value, places: 2),
            "carbsG": .rounded(nutrients.carbohydrate.value, places: 2),
            "fatG": .rounded(nutrients.fat.value, places: 2),
            "confidence": .rounded(item.confidence, places: 2),
            "alternates": .array(item.alternates.map { .string(catalogue[$0]?.name ?? $0.description) }),
            "meanings": .array(item.meanings.map { ["name": .string($0.name), "foodId": .string("\($0.food)")] }),
            "phrase": .string(item.phrase),
            "portionReason": .string(item.portionReason),
        ]
    }

    private static func details(of content: EventDraft.Content) -> [JSON.Member] {
        switch content {
        case .food: []
        case .note(let text): [.init("text", .string(text))]
        case .other(.hydration(let drink)): [.init("ml", .rounded(drink.volume.value, places: 0))]
        case .other(.supplement(let intake)):
            [.init("dose", .text(intake.dose)), .init("count", .whole(intake.count))]
        case .other(.symptom(let report)):
            [.init("severity", .count(report.severity)), .init("resolved", .bool(report.hasResolved))]
        case .other(.appointment(let appointment)): [.init("title", .string(appointment.title))]
        case .other(.weight(let weight)): [.init("kg", .rounded(weight.kilograms, places: 2))]
        case .other(let details): figures(of: details)
        }
    }

    /// The figures of a reading by the names the journal stores them by; `null` where one was not told.
    private static func figures(of details: HealthEvent.Details) -> [JSON.Member] {
        guard let fields = details.kind.reading?.description.fields, let values = details.readingValues else {
            return []
        }
        return fields.map { field in
            let value: JSON =
                switch values[field.name] {
                case .whole(let number)?: .whole(number)
                case .amount(let number)?: .rounded(number, places: 1)
                case .word(let word)?: .string(word)
                case .words(let words)?: .array(words.map(JSON.string))
                case .flag(let isSet)?: .bool(isSet)
                case nil: .null
                }
            return .init(field.name, value)
        }
    }
}

extension JSON {
    fileprivate static func text(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

    fileprivate static func count(_ count: Int?) -> JSON { count.map(JSON.whole) ?? .null }

    /// The number rounded to at most 3 decimals; what is no number is `null`.
    fileprivate static func rounded(_ value: Double, places: Int) -> JSON {
        let scale = [1.0, 10, 100, 1_000][min(max(places, 0), 3)]
        return .amount((value * scale).rounded() / scale)
    }
}
