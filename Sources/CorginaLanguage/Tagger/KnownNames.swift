/// The names the catalogue and the table of dishes have for foods, found word by word in a sentence: "chicken tikka masala" is one
/// name, wherever it stands.
struct KnownNames: Sendable {
    /// Where a word stands in the longest known name around it.
    enum Place: UInt64, Sendable {
        case outside, alone, first, within, last
    }

    /// By the hash of a name's first words: whether they are a whole name.
    private var beginnings: [UInt64: Bool] = [:]

    init() { beginnings.reserveCapacity(120_000) }

    /// Adds a name by its words; numbers are left out.
    mutating func add(_ words: some Sequence<NameForms.Word>) {
        var hash: UInt64 = 0
        for word in words where !word.isNumber {
            if hash != 0, beginnings[hash] == nil { beginnings[hash] = false }
            hash = Self.next(hash, word.form)
        }
        if hash != 0 { beginnings[hash] = true }
    }

    private static func next(_ hash: UInt64, _ form: UInt64) -> UInt64 { FeatureHash.of(hash, form) }

    /// From the left, the longest names.
    ///
    /// - Parameter forms: the hash of each token's form; what is no word is 0 and ends a name.
    func places(_ forms: [UInt64]) -> [Place] {
        var places = Array(repeating: Place.outside, count: forms.count)
        var start = 0
        while start < forms.count {
            let end = longestName(forms, from: start)
            guard end > start else {
                start += 1
                continue
            }
            if end == start + 1 {
                places[start] = .alone
            } else {
                for word in start..<end { places[word] = .within }
                places[start] = .first
                places[end - 1] = .last
            }
            start = end
        }
        return places
    }

    /// Where the longest name that begins at `start` ends; `start` where none does.
    private func longestName(_ forms: [UInt64], from start: Int) -> Int {
        var hash: UInt64 = 0
        var end = start
        for word in start..<forms.count {
            guard forms[word] != 0 else { break }
            hash = Self.next(hash, forms[word])
            guard let isWhole = beginnings[hash] else { break }
            if isWhole { end = word + 1 }
        }
        return end
    }
}
