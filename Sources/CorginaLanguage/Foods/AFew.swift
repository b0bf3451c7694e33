import CorginaCore

/// "A few blueberries": of what is small, three are not a few.
enum AFew {
    /// Half a typical serving, up to a small handful, where three pieces come to less; `nil` for anything else.
    static func amount(_ tokens: [ReadToken], _ phrase: FoodPhrase, _ choice: PortionChoice, usual: Grams?)
        -> PortionChoice?
    {
        guard tokens.contains(where: { $0.is("few") }), phrase.containers.isEmpty, phrase.measured == nil,
            let usual = usual?.value
        else { return nil }
        let least = min(usual / 2, handful)
        guard choice.grams.value < least else { return nil }
        var few = choice
        few.grams = Grams(least)
        (few.quantity, few.portion, few.isEstimated) = (least, "g", true)
        few.reason = "a few counts as half a typical serving, up to \(Figure.whole(handful)) g"
        return few
    }

    /// In grams. Kitchen usage.
    private static let handful = 30.0
}
