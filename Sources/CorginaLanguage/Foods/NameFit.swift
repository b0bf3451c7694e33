/// How a food's name fits a query, part by part.
struct NameFit {
    /// Share of the name that was said, 0...1.
    private(set) var said: Float = 0
    /// The same for what stands before its first comma.
    private(set) var saidHead: Float = 0
    /// Whether a word that names the food was said.
    private(set) var saysHead = false
    /// Whether the word that names what she said names the food, or a later part of its name.
    private(set) var isNamedAsAsked = false
    private(set) var isLaterNamedAsAsked = false
    /// Whether the name has what she said is not there, or lacks what she said is.
    private(set) var contradicts = false

    private var total: Float = 0
    private var headTotal: Float = 0
    private var alternativeSaid: Float = 0
    private var alternativeTotal: Float = 0

    init(_ index: FoodIndex, food: Int, _ query: FoodQuery) {
        let headCount = Int(index.headCounts[food])
        var position = 0
        for term in index.name(of: food) {
            if term.place.has(.startsSegment) { closeAlternatives() }
            let isSaid = term.place.has(.head) ? query.names(term.term) : query.asks(for: term.term)
            if term.place.has(.alternative) {
                alternativeTotal += term.weight
                if isSaid { alternativeSaid += term.weight }
            } else {
                total += term.weight
                if isSaid { said += term.weight }
            }
            if position < headCount {
                headTotal += term.weight
                if isSaid { saidHead += term.weight }
            }
            if term.place.has(.head) {
                if term.term == query.head { isNamedAsAsked = true }
                if isSaid { saysHead = true }
            } else if term.place.has(.laterHead), term.term == query.head {
                isLaterNamedAsAsked = true
            }
            if query.denied.contains(term.term) { contradicts = true }
            if !isSaid, let absent = index.absent(term.term), query.asks(for: absent) { contradicts = true }
            position += 1
        }
        closeAlternatives()
        said = total > 0 ? said / total : 0
        saidHead = headTotal > 0 ? saidHead / headTotal : 0
    }

    /// Of alternatives ("baked, broiled, or roasted") one is enough.
    private mutating func closeAlternatives() {
        let unsaid = alternativeTotal - alternativeSaid
        said += alternativeSaid
        total += alternativeSaid + (alternativeSaid > 0 ? 0.3 : 0.5) * unsaid
        alternativeSaid = 0
        alternativeTotal = 0
    }
}
