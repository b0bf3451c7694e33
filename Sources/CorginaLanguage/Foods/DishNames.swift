import CorginaFoods

/// The dishes of Corgina's own table, by the whole names people call them.
struct DishNames: Sendable {
    /// By the hash of a name's words in their one form.
    private var rows: [UInt64: Int32] = [:]
    /// In words: the longest name.
    private var longest = 0

    init() { rows.reserveCapacity(100_000) }

    /// Adds a name by its words. Of two foods with one name the first keeps it.
    mutating func add(_ words: [NameForms.Word], row: Int) {
        guard let last = words.last else { return }
        longest = max(longest, words.count)
        var beginning: UInt64 = 0
        for word in words.dropLast() { beginning = FeatureHash.of(beginning, word.form) }
        for end in [last.form, last.plural] {
            let key = FeatureHash.of(beginning, end)
            if rows[key] == nil { rows[key] = Int32(truncatingIfNeeded: row) }
        }
    }

    /// Words in their one form, and figures as they are written: "chicken 65" is no chicken.
    static func forms(_ tokens: some Sequence<Token>) -> [String] {
        tokens.filter { $0.isWord || $0.number != nil }.map { $0.isWord ? WordForm.of($0.text) : $0.text }
    }

    private static func key(_ forms: some Sequence<String>) -> UInt64 {
        forms.reduce(0) { FeatureHash.of($0, FeatureHash.of($1.utf8)) }
    }

    /// The dish these words name, each in its one form; what stands before the name may tell of it, "leftover jollof rice", and so may
    /// what a linking word adds behind it: "pupusas de loroco", "mofongo con camarones".
    func row(_ forms: [String]) -> (row: Int, words: Int)? {
        let whole = rowEnding(forms)
        // "gallo pinto con huevo frito": what is named behind the link goes with the dish before it.
        if let whole {
            let first = forms.count - whole.words
            if first < 2 || forms[first - 1] != "de" && !Self.accompanying.contains(forms[first - 1]) { return whole }
        }
        // What is longer is no name with words around it, and looking on would take time by the square of its length.
        guard forms.count <= 2 * (longest + Self.mostBefore),
            let link = forms.indices.dropFirst().last(where: { Self.linking.contains(forms[$0]) })
        else { return whole }
        return row(Array(forms[..<link])) ?? whole
    }

    /// Before what goes with a dish.
    static let accompanying: Set<String> = ["with", "w", "con", "com"]

    private static let linking: Set<String> = ["with", "w", "con", "de", "in", "on", "from", "and", "y", "e", "com"]

    private func rowEnding(_ forms: [String]) -> (row: Int, words: Int)? {
        for start in forms.indices.prefix(Self.mostBefore) where forms.count - start <= longest {
            if let row = rows[Self.key(forms[start...])] { return (Int(row), forms.count - start) }
        }
        return nil
    }

    /// In words: what may stand before a name, its amount included.
    private static let mostBefore = 8

    /// Whether a dish has exactly this name.
    func has(_ forms: [String]) -> Bool { rows[Self.key(forms)] != nil }
}
