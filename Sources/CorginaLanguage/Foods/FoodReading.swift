import CorginaCore

/// One food as read, with what the classifier needs besides the draft.
struct FoodReading {
    var draft: FoodDraft
    /// Set when it is plain water, which counts as fluid and not as food.
    var water: Drink?
    /// Where it stands in the sentence's UTF-8.
    var position: Int
    /// Where its first word stands, and where its last word ends.
    var start: Int
    var end: Int
    /// Where its amount stands, if that was told elsewhere than before it.
    var amount: Range<Int>?
    /// The food's row in the catalogue.
    var row: Int
    /// How much of what she said tells of that food.
    var fit: FoodFit
    /// Whether she said how much of it: "57 g of", "a slice of".
    var isMeasured: Bool
    /// Whether she said any figure of it: "two", "half of the".
    var isCounted: Bool
    /// How much of her words stands in the food's record, 0...1.
    var found: Float
    /// The words that name it, in their one form.
    var name: [String]

    /// The same, less sure where it is a question what she means.
    var asked: FoodReading {
        guard !draft.meanings.isEmpty else { return self }
        var asked = self
        asked.draft.confidence = min(draft.confidence, FoodDraft.openConfidence)
        return asked
    }
}

/// What was read of the foods of a sentence.
struct FoodsRead {
    var readings: [FoodReading] = []
    var notUnderstood: [String] = []
}
