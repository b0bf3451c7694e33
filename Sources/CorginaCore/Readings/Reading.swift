/// Something told in figures: a weight, a blood pressure, a count of movements.
///
/// A type of reading says here, once, what it is made of. The journal stores it, forms and sentences are checked, and search finds
/// it by this description alone.
public protocol Reading: Hashable, Sendable {
    static var description: ReadingDescription { get }

    /// - Returns: `nil` where a figure that every reading of the kind has is missing.
    init?(_ values: ReadingValues)

    /// What ``init(_:)`` reads.
    var values: ReadingValues { get }
}

/// What all readings of one kind have in common.
public struct ReadingDescription: Hashable, Sendable {
    /// What an entry of the kind is called: "Blood pressure".
    public let name: String
    /// Further words it is found by.
    public let searchWords: String
    /// In the order they are stored in.
    public let fields: [ReadingField]
    /// What is said of a figure that cannot be meant, with the range of those that can. It repeats nothing she said.
    public let implausible: String

    public init(name: String, searchWords: String = "", fields: [ReadingField], implausible: String) {
        self.name = name
        self.searchWords = searchWords
        self.fields = fields
        self.implausible = implausible
    }

    /// Whether somebody can mean each of the figures.
    public func isPlausible(_ values: ReadingValues) -> Bool {
        fields.allSatisfy { field in values[field.name].map(field.isPlausible) ?? true }
    }
}

/// A kind of entry that is a reading: its description, and how its values become the content of an entry.
public struct ReadingKind: Sendable {
    public let description: ReadingDescription
    private let make: @Sendable (ReadingValues) -> HealthEvent.Details?

    init<Content: Reading>(_ content: @escaping @Sendable (Content) -> HealthEvent.Details) {
        description = Content.description
        make = { values in Content(values).map(content) }
    }

    /// - Returns: `nil` where a figure that every reading of the kind has is missing.
    public func details(_ values: ReadingValues) -> HealthEvent.Details? { make(values) }
}
