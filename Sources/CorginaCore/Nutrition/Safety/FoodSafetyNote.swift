/// A food people ask about that advice allows, with what to mind. Not a promise that it is safe.
public struct FoodSafetyNote: Hashable, Sendable, Identifiable {
    public let id: String
    public let name: String
    public let advice: String
    public let sources: [ClinicalSource]
    let keywords: [FoodPhrase]

    /// Every note of the reference, in its order.
    public static let all = loadAll()

    private static let told = all.told

    /// What is noted of the words.
    public static func notes(on text: String) -> [FoodSafetyNote] {
        let text = FoodText(text)
        return told.filter { note in
            note.keywords.contains { phrase in text.segments.contains { phrase.occurs(in: $0) } }
        }
    }
}

extension FoodSafetyNote: ReferenceRecord {
    static var table: ReferenceTable { .foodNotes }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.text("id")
        name = try row.text("name")
        keywords = try row.list("keywords").map { FoodPhrase($0) }
        advice = try row.text("advice")
        sources = try row.seenSources()
    }
}
