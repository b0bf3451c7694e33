/// What stands between two separators.
struct ListedPiece {
    var tokens: [ReadToken]
    /// The separator before it; `nil` for the first.
    var link: ReadToken?

    /// Whether what went before was said to be on it or in it: "beans on toast", "milk in my coffee".
    var holdsLast: Bool { link?.is("on") == true || link?.is("in") == true }
    /// Whether it was said to come with what went before.
    var isAddition: Bool { link?.is("with") == true || link?.is("w") == true }

    func added(to last: [ReadToken]) -> [ReadToken] { last + (link.map { [$0] } ?? []) + tokens }
}
