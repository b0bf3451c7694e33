/// How much of a phrase stands in a food's record, or of a food's name in the phrase, where a decision hangs on it.
///
/// Five round steps, chosen for what they say and not fitted: moving any one of their uses by a tenth either way changes
/// at most seven of 1,600 measured meals, and mostly none.
enum Share {
    /// Enough to be about the thing at all.
    static let little: Float = 0.4
    static let half: Float = 0.5
    static let most: Float = 0.7
    /// All of a name but a detail.
    static let named: Float = 0.8
    /// All of it, give or take a word nobody needs.
    static let nearlyAll: Float = 0.9
}
