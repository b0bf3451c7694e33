import CorginaCore

/// What is read of foods, before it becomes an event.
extension FoodReader {
    /// One food as read, with what the classifier needs besides the draft.
    struct Reading {
        var draft: FoodDraft
        /// Set when it is plain water, which counts as fluid and not as food.
        var water: Drink?
        /// Where it stands in the sentence's UTF-8.
        var position: Int
        /// Where its first word stands, and where its last word ends.
        var start: Int
        var end: Int
        /// The food's row in the catalogue.
        var row: Int
        /// The closest other reading, when it would change the energy much.
        var rival: Rival?
        /// How much of what she said tells of that food.
        var fit: Fit
        /// Whether she said how much of it: "57 g of", "a slice of".
        var isMeasured: Bool
    }

    /// Another food the words fit nearly as well.
    struct Rival {
        var names: (String, String)
        /// Share by which the energies differ.
        var difference: Double
    }

    struct Result {
        var readings: [Reading] = []
        var notUnderstood: [String] = []
    }
}
