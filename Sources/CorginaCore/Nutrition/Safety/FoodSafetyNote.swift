/// A food people ask about that advice allows, with what to mind. Not a promise that it is safe.
public struct FoodSafetyNote: Hashable, Sendable, Identifiable {
    public let id: String
    public let name: String
    public var advice: String { ReferenceText.forHer(adviceCell) }
    let adviceCell: String
    public let sources: [ClinicalSource]
    let sourceText: String
    let confidence: String
    let keywords: [FoodPhrase]

    public static let all: [FoodSafetyNote] = TableText(table).rows(width: 6).map(FoodSafetyNote.init)

    /// What is noted of the words.
    public static func notes(on text: String) -> [FoodSafetyNote] {
        let text = FoodText(text)
        return all.filter { note in
            note.keywords.contains { phrase in text.segments.contains { phrase.occurs(in: $0) } }
        }
    }

    private init(_ cells: [String]) {
        id = cells[0]
        name = cells[1]
        keywords = FoodPhrase.list(cells[2])
        adviceCell = cells[3]
        sourceText = cells[4]
        sources = ClinicalSource.mentioned(in: cells[4])
        confidence = cells[5]
    }
}
