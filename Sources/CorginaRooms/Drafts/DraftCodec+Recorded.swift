import CorginaCore
import CorginaJournal
import CorginaLanguage

/// What a draft of something that is in the diary already carries besides.
extension DraftCodec {
    private static let nobody = RecordID(high: 0, low: 0)
    private static let nowhere = Moment(secondsSinceEpoch: 0, utcOffset: 0)

    /// A recorded food is written as the journal would write a meal of it.
    static func encodeRecorded(_ item: FoodItem) -> JSON? {
        let meal = HealthEvent(id: nobody, moment: nowhere, details: .meal(Meal(name: "", type: .snack, items: [item])))
        let entry = JournalEntry(id: EntryID(high: 0, low: 0), recordedAt: nowhere, device: "", change: .putEvent(meal))
        return (try? entry.encoded()).flatMap { try? JSON(parsing: $0) }
    }

    static func decodeRecorded(_ json: JSON) -> FoodItem? {
        guard let entry = try? JournalEntry(decoding: json.utf8), case .putEvent(let event) = entry.change,
            case .meal(let meal) = event.details
        else { return nil }
        return meal.items.first
    }

    static func encodeOffer(_ offer: ProductOffer) -> JSON? {
        encodeRecorded(offer.item).map { ["words": .string(offer.words), "item": $0] }
    }

    static func decodeOffer(_ json: JSON) -> ProductOffer? {
        guard let words = json["words"]?.text, let item = json["item"].flatMap(decodeRecorded) else { return nil }
        return ProductOffer(words: words, item: item)
    }

    static func purpose(of draft: Draft) -> [JSON.Member] {
        switch draft.purpose {
        case .log: []
        case .replace(let event): [.init("replaces", .string(event.description))]
        case .recipe(let recipe, let servings):
            [.init("recipe", .string(recipe.description)), .init("servings", .amount(servings))]
        }
    }

    static func purpose(in json: JSON) -> Draft.Purpose {
        if let event = json["replaces"]?.text.flatMap(RecordID.init) { return .replace(event) }
        guard let recipe = json["recipe"]?.text.flatMap(RecordID.init) else { return .log }
        return .recipe(recipe, servings: json["servings"]?.double ?? 1)
    }
}
