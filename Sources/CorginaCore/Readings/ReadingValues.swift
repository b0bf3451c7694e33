/// The figures and words of one reading by the names of its fields. A field that was not told has none.
public struct ReadingValues: Hashable, Sendable {
    private var values: [String: Value]

    public enum Value: Hashable, Sendable {
        case whole(Int)
        case amount(Double)
        case word(String)
        case words([String])
        case flag(Bool)
    }

    public init(_ values: [String: Value] = [:]) { self.values = values }

    public subscript(name: String) -> Value? {
        get { values[name] }
        set { values[name] = newValue }
    }

    public func whole(_ name: String) -> Int? {
        if case .whole(let number)? = values[name] { number } else { nil }
    }

    public func amount(_ name: String) -> Double? {
        if case .amount(let number)? = values[name] { number } else { nil }
    }

    /// The word as a case of a closed set; `nil` where it is none of it.
    public func word<Word: RawRepresentable<String>>(_ name: String, as type: Word.Type = Word.self) -> Word? {
        if case .word(let word)? = values[name] { Word(rawValue: word) } else { nil }
    }

    public func words<Word: RawRepresentable<String> & Hashable>(_ name: String, as type: Word.Type = Word.self)
        -> Set<Word>
    {
        guard case .words(let words)? = values[name] else { return [] }
        return Set(words.compactMap { Word(rawValue: $0) })
    }

    public func flag(_ name: String) -> Bool {
        if case .flag(let isSet)? = values[name] { isSet } else { false }
    }
}
