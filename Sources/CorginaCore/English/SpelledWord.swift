/// A word that is spelled, or named, otherwise in American and in British English.
public struct SpelledWord: Hashable, Sendable {
    public let american: String
    public let british: String

    /// Every word of the table, in its order.
    public static let all = loadAll()

    /// What to write for a word in small letters; absent where it is written so already.
    static let american = Dictionary(all.map { ($0.british, $0.american) }, combining: { first, _ in first })
    static let british = Dictionary(all.map { ($0.american, $0.british) }, combining: { first, _ in first })
}

extension SpelledWord: ReferenceRecord {
    static var table: ReferenceTable { .spellings }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        american = try row.text("american")
        british = try row.text("british")
    }
}
