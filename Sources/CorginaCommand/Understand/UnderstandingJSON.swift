import CorginaCore
import CorginaFoods
import CorginaLanguage

/// An understanding as the stable JSON other programs read: one object on one line.
enum UnderstandingJSON {
    /// Answers the bytes of one line; bytes that are not UTF-8 are read as U+FFFD.
    static func line(
        of bytes: some Collection<UInt8>, engine: LanguageEngine, catalogue: FoodCatalogue, now: Moment
    ) -> String {
        // Longer than any sentence the engine reads: not worth decoding a megabyte to hear the same answer.
        let sentence = String(decoding: bytes.prefix(LanguageEngine.longestSentence + 1), as: UTF8.self)
        return object(engine.understand(sentence, now: now), catalogue: catalogue)
    }

    /// The object of one understanding, every key present.
    static func object(_ understanding: Understanding, catalogue: FoodCatalogue) -> String {
        var json = JSONText()
        json.object { json in
            json.array("events", understanding.events) { json, event in write(event, catalogue, &json) }
            json.field("question", understanding.question)
            json.array("notUnderstood", understanding.notUnderstood) { json, words in json.value(words) }
        }
        return json.text
    }

    private static func write(_ event: EventDraft, _ catalogue: FoodCatalogue, _ json: inout JSONText) {
        json.object { json in
            json.field("type", type(of: event))
            json.field("kind", event.reading.rawValue)
            json.field("name", event.name)
            json.field("at", event.moment.description)
            json.field("mealType", mealType(of: event))
            json.array("items", event.items) { json, item in write(item, catalogue, &json) }
            writeDetails(event.content, &json)
        }
    }

    /// "food" for one food, "meal" for several; otherwise the kind's own name.
    private static func type(of event: EventDraft) -> String {
        switch event.content {
        case .food(_, let items): items.count == 1 ? "food" : "meal"
        case .hydration: "hydration"
        case .supplement: "vitamin"
        case .symptom: "symptom"
        case .weight: "weight"
        case .bloodPressure: "blood_pressure"
        case .glucose: "glucose"
        case .kicks: "kicks"
        case .contraction: "contraction"
        case .appointment: "appointment"
        case .note: "note"
        }
    }

    private static func mealType(of event: EventDraft) -> String? {
        guard case .food(let type, _) = event.content else { return nil }
        return type.rawValue
    }

    private static func write(_ item: FoodDraft, _ catalogue: FoodCatalogue, _ json: inout JSONText) {
        let nutrients = catalogue[item.food]?.nutrients(in: item.grams) ?? .zero
        json.object { json in
            json.field("name", item.name)
            json.field("foodId", item.food.description)
            json.field("quantity", item.quantity, places: 3)
            json.field("unit", item.portion)
            json.field("grams", item.grams.value, places: 1)
            json.field("energyKcal", nutrients.energy.value, places: 1)
            json.field("proteinG", nutrients.protein.value, places: 2)
            json.field("carbsG", nutrients.carbohydrate.value, places: 2)
            json.field("fatG", nutrients.fat.value, places: 2)
            json.field("confidence", item.confidence, places: 2)
            json.array("alternates", item.alternates) { json, code in json.value(catalogue[code]?.name ?? code.description) }
            json.field("phrase", item.phrase)
            json.field("portionReason", item.portionReason)
        }
    }

    private static func writeDetails(_ content: EventDraft.Content, _ json: inout JSONText) {
        switch content {
        case .food: break
        case .hydration(let drink): json.field("ml", drink.volume.value, places: 0)
        case .supplement(let intake):
            json.field("dose", intake.dose)
            json.field("count", Double(intake.count), places: 0)
        case .symptom(let report):
            json.field("severity", report.severity)
            json.field("resolved", report.hasResolved)
        case .weight(let weight): json.field("kg", weight.kilograms, places: 2)
        case .bloodPressure(let pressure):
            json.field("systolic", pressure.systolic)
            json.field("diastolic", pressure.diastolic)
        case .glucose(let glucose): json.field("mgPerDl", glucose.milligramsPerDeciliter, places: 1)
        case .kicks(let kicks):
            json.field("count", kicks.count)
            json.field("minutes", kicks.minutes)
        case .contraction(let contraction): json.field("seconds", contraction.seconds)
        case .appointment(let appointment): json.field("title", appointment.title)
        case .note(let text): json.field("text", text)
        }
    }
}
