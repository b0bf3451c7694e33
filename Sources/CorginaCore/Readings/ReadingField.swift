/// One figure or word of a reading: the name the journal stores it by, and what it may be.
public struct ReadingField: Hashable, Sendable {
    public let name: String
    public let content: Content
    /// Whether a reading without it is none.
    public let isRequired: Bool

    /// What stands in a field. The ranges catch slips of the finger and of the tongue; none is a word on health.
    public enum Content: Hashable, Sendable {
        case whole(ClosedRange<Int>)
        case amount(ClosedRange<Double>)
        /// One of these words.
        case word([String])
        /// Any of these words, stored in this order.
        case words([String])
        case flag
    }

    public init(_ name: String, _ content: Content, isRequired: Bool = true) {
        self.name = name
        self.content = content
        self.isRequired = isRequired
    }

    /// Whether somebody can mean the value. A word is never out of range.
    public func isPlausible(_ value: ReadingValues.Value) -> Bool {
        switch (content, value) {
        case (.whole(let range), .whole(let number)): range.contains(number)
        case (.amount(let range), .amount(let number)): range.contains(number)
        default: true
        }
    }
}
