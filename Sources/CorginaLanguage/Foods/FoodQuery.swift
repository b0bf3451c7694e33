/// What a phrase asks the catalogue for.
struct FoodQuery: Sendable {
    struct Term: Sendable {
        var term: Int32
        var weight: Float
        /// Whether she may have praised with it: "a crisp apple" is no apple crisp.
        var isPraise = false
    }

    private(set) var terms: [Term] = []
    /// One bit for each term by the last six bits of its number: most questions are answered no by it alone.
    private var shape: UInt64 = 0
    /// The word that names the thing: "pie" in "a slice of apple pie with cream".
    var head: Int32?
    /// What she said is not there: "without mayo".
    var denied: [Int32] = []
    /// Words of the phrase the catalogue does not know.
    var unknown: [String] = []
    var knownWeight: Float = 0
    var totalWeight: Float = 0
    /// Whether any word names a food, and does not just tell how one is: "pear" does, "sweet" and "short" do not.
    var namesSomething = false
    var asksForBabies = false
    /// Whether she said it was fried.
    var saysFried = false
    /// Whether she said it was cooked in any way.
    var saysCooked = false

    mutating func append(_ term: Term) {
        terms.append(term)
        shape |= 1 << UInt64(term.term & 63)
    }

    func asks(for term: Int32) -> Bool {
        guard shape & (1 << UInt64(term & 63)) != 0 else { return false }
        for asked in terms where asked.term == term { return true }
        return false
    }

    /// Whether she said the word that names the food, and not only praised with it.
    func names(_ term: Int32) -> Bool {
        guard asks(for: term) else { return false }
        return term == head || !terms.contains { $0.term == term && $0.isPraise }
    }
}
