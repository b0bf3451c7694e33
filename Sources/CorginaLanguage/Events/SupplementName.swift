import CorginaCore

/// A name of a supplement or medicine, for telling whether two names mean the same one.
public struct SupplementName: Hashable, Sendable {
    /// The name's words, in lower case, without what stands in parentheses.
    private let words: [String]
    /// What it is by the words people use for it: "Iron" for "Iron (elemental)" and "Floradix iron"; `nil` for a name of its own.
    private let kind: String?

    private static let certain = PhraseFinder(SupplementWords.certain)
    private static let afterTaking = PhraseFinder(SupplementWords.afterTaking)
    /// Words for whatever it may be, and what a person means by them who has only one such thing.
    private static let loose: [String: Set<String>] = SupplementWords.irons.reduce(
        into: ["Vitamins": ["Prenatal vitamin", "Multivitamin"], "Iron": SupplementWords.irons]
    ) { $0[$1] = ["Iron"] }

    public init(_ name: String) {
        let tokens = Lexicon.shared.read(Tokenizer.tokens(of: Self.outsideParentheses(name)))
        words = tokens.filter { $0.isWord || $0.number != nil }.map { $0.text }
        kind = Self.kind(tokens, Self.certain) ?? Self.kind(tokens, Self.afterTaking)
    }

    /// Her names as she says them: without what a label adds in parentheses.
    public static func spoken(_ name: String) -> String { outsideParentheses(name) }

    /// The one on her list that is meant: of that very name, else of that kind where there is but one.
    public func match(in supplements: [Supplement]) -> Supplement? {
        let named = supplements.map { ($0, SupplementName($0.name)) }
        let exact = named.filter { $0.1.words == words }
        if exact.count == 1 { return exact[0].0 }
        guard exact.isEmpty, let kind else { return nil }
        let alike = named.filter { $0.1.kind == kind }
        if alike.count == 1 { return alike[0].0 }
        guard alike.isEmpty, let kinds = Self.loose[kind] else { return nil }
        let meant = named.filter { $0.1.kind.map(kinds.contains) ?? false }
        return meant.count == 1 ? meant[0].0 : nil
    }

    /// What the words of a sentence are called that name something a list holds.
    static func known(_ tokens: ArraySlice<ReadToken>) -> String? {
        let tokens = Array(tokens)
        return kind(tokens, certain) ?? kind(tokens, afterTaking)
    }

    private static func kind(_ tokens: [ReadToken], _ finder: PhraseFinder) -> String? {
        tokens.indices.lazy.compactMap { finder.hit(tokens, at: $0)?.name }.first
    }

    private static func outsideParentheses(_ name: String) -> String {
        var depth = 0
        let kept = name.filter { character in
            if character == "(" { depth += 1 }
            defer { if character == ")" { depth = Swift.max(0, depth - 1) } }
            return depth == 0 && character != ")"
        }
        let words = kept.split(separator: " ").joined(separator: " ")
        return words.isEmpty ? name : words
    }
}
