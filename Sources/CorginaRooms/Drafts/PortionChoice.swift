/// One way to count a food: a portion of its own, or grams.
public struct PortionChoice: Hashable, Sendable {
    /// What the form sends in field `portion`: the portion's sequence number, or "g".
    public var value: String
    /// "1 medium chop (113 g)"
    public var words: String

    public init(value: String, words: String) {
        self.value = value
        self.words = words
    }
}
