import CorginaCore

/// A tea or coffee of which she did not say how much: USDA takes twelve fluid ounces for usual, which few cups at home hold.
enum HotDrink {
    /// So many cups in place of USDA's usual amount; `nil` for anything else.
    static func usual(_ name: String, _ choice: PortionChoice, count: Double) -> PortionChoice? {
        guard choice.isEstimated, choice.grams.value == 360 * count, kinds.contains(where: name.hasPrefix) else {
            return nil
        }
        var mug = choice
        mug.grams = Grams(cup * count)
        mug.reason = "you didn’t give an amount, so this is a cup of \(Figure.whole(cup)) mL"
        return mug
    }

    private static let kinds = ["Tea, hot", "Coffee, NS", "Coffee, brewed", "Coffee, instant"]
    /// In millilitres. Kitchen usage.
    private static let cup = 240.0
}
