/// Reads how much of a supplement: its dose, its form and how many.
struct SupplementAmount {
    let map: ClauseMap
    let claimed: Set<Int>

    private var tokens: [ReadToken] { map.tokens }

    struct Result {
        var dose: String?
        var count: Int
        /// The name with its dose, form and count.
        var range: Range<Int>
    }

    func read(_ hit: PhraseFinder.Hit, limit: Int) -> Result {
        var range = hit.range
        var amount: String?
        range = range.lowerBound..<forms(range.upperBound, limit)
        // "Lantus, 18 units"
        let isApart =
            range.upperBound < tokens.count && tokens[range.upperBound].mark == .comma && range.upperBound + 1 < limit
        let behind = isApart ? Self.dose(tokens, after: range.upperBound + 1) : nil
        if let behind, map.isFree(behind.range.upperBound), !behind.text.hasSuffix(" g"), !behind.text.hasSuffix(" ml")
        {
            amount = behind.text
            range = range.lowerBound..<behind.range.upperBound
        } else if let dose = Self.dose(tokens, after: range.upperBound) ?? bareDose(hit, range.upperBound),
            dose.range.upperBound <= limit
        {
            amount = dose.text
            range = range.lowerBound..<dose.range.upperBound
        } else if let dose = Self.dose(tokens, before: range.lowerBound),
            !dose.range.contains(where: claimed.contains)
        {
            amount = dose.text
            range = dose.range.lowerBound..<range.upperBound
        }
        range = range.lowerBound..<forms(range.upperBound, limit)
        var count = count(&range) ?? times(&range, limit) ?? 1
        // "paracetamol 2": tablets; insulin is counted in units.
        if count == 1, let few = amount.flatMap(Int.init), (2...6).contains(few), !Self.insulins.contains(hit.name) {
            (count, amount) = (few, nil)
        }
        return Result(dose: amount, count: count, range: range)
    }

    private static let insulins: Set<String> = [
        "Insulin", "NovoRapid", "NovoLog", "Levemir", "Lantus", "Humalog", "Tresiba", "Fiasp",
    ]

    private func forms(_ start: Int, _ limit: Int) -> Int {
        var end = start
        while end < limit,
            SupplementWords.forms.contains(tokens[end].form) || SupplementWords.givings.contains(tokens[end].form)
        { end += 1 }
        return end
    }

    /// "two", "2 tablets of" before the name; "day 3 of" counts days.
    private func count(_ range: inout Range<Int>) -> Int? {
        var index = range.lowerBound
        while index > 0,
            tokens[index - 1].is("of") || tokens[index - 1].is("my") || tokens[index - 1].is("a")
                || SupplementWords.forms.contains(tokens[index - 1].form)
                || SupplementWords.givings.contains(tokens[index - 1].form) || tokens[index - 1].is("x")
        { index -= 1 }
        for length in [2, 1] where index - length >= 0 {
            let start = index - length
            guard !claimed.contains(start), let number = NumberReader.read(tokens, at: start), number.end >= index,
                number.end <= range.lowerBound, number.value <= 20,
                !["day", "week", "month"].contains(map.word(start - 1))
            else { continue }
            guard number.value >= 1 else {
                range = start..<range.upperBound
                return nil
            }
            range = start..<range.upperBound
            return Int(number.value)
        }
        return nil
    }

    /// "x2", "x 2", "times two" behind the name.
    private func times(_ range: inout Range<Int>, _ limit: Int) -> Int? {
        let end = range.upperBound
        guard end < limit, tokens[end].isWord else { return nil }
        let word = tokens[end].text
        guard word == "x" || word == "times", let figure = SpokenFigure.read(tokens, at: end + 1),
            (1...20).contains(figure.value), figure.value == figure.value.rounded()
        else { return nil }
        range = range.lowerBound..<figure.end
        return Int(figure.value)
    }

    // MARK: Doses

    /// "thyronorm 50": a bare figure behind a medicine's name is its strength as she said it.
    private func bareDose(_ hit: PhraseFinder.Hit, _ index: Int) -> (text: String, range: Range<Int>)? {
        guard index < tokens.count, !claimed.contains(index), index == hit.range.upperBound,
            let figure = SpokenFigure.read(tokens, at: index), figure.value >= 2, map.isFree(figure.end)
        else { return nil }
        return (Self.text(tokens, index, figure), index..<figure.end)
    }

    private static func text(_ tokens: [ReadToken], _ index: Int, _ figure: SpokenFigure.Result) -> String {
        return figure.value == figure.value.rounded() ? "\(Int(figure.value))" : "\(figure.value)"
    }

    static func dose(_ tokens: [ReadToken], after index: Int) -> (text: String, range: Range<Int>)? {
        guard index < tokens.count, let figure = SpokenFigure.read(tokens, at: index), figure.end < tokens.count,
            SupplementWords.doseUnits.contains(tokens[figure.end].text)
        else { return nil }
        return (
            "\(text(tokens, index, figure)) \(unit(tokens[figure.end].text))", index..<figure.end + 1
        )
    }

    static func dose(_ tokens: [ReadToken], before index: Int) -> (text: String, range: Range<Int>)? {
        var end = index
        if end > 0, tokens[end - 1].is("of") { end -= 1 }
        guard end >= 2, SupplementWords.doseUnits.contains(tokens[end - 1].text) else { return nil }
        for length in [3, 2, 1] where end - 1 - length >= 0 {
            let start = end - 1 - length
            guard let figure = SpokenFigure.read(tokens, at: start), figure.end == end - 1 else { continue }
            return ("\(text(tokens, start, figure)) \(unit(tokens[end - 1].text))", start..<end)
        }
        return nil
    }

    /// Doses are milligrams and less; "620 g ginger ale" is a drink.
    static func hasSmallDose(_ tokens: [ReadToken], _ range: Range<Int>) -> Bool {
        guard let dose = dose(tokens, before: range.lowerBound) ?? dose(tokens, after: range.upperBound) else {
            return false
        }
        return !dose.text.hasSuffix(" g") && !dose.text.hasSuffix(" ml")
    }

    static func hasDose(_ tokens: [ReadToken], _ range: Range<Int>) -> Bool {
        dose(tokens, before: range.lowerBound) != nil || dose(tokens, after: range.upperBound) != nil
    }

    private static func unit(_ text: String) -> String {
        switch text {
        case "iu": "IU"
        case "milligrams", "milligram": "mg"
        case "mcg", "ug", "μg", "micrograms", "microgram": "µg"
        default: text
        }
    }
}
