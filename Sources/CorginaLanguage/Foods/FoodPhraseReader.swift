/// Reads the words of one item: amount, size, container, then the food.
struct FoodPhraseReader {
    let tokens: [ReadToken]
    var index = 0
    var count = 1.0
    var countIsStated = false
    var size: String?
    var containers: [String] = []
    var measured: MeasuredAmount?
    var contained: Double?
    var inches: Double?
    var isWholeFruit = false
    var words: [String] = []
    var allWords: [String] = []
    var firstName: Int?
    var lastName: Int?

    static func phrase(_ tokens: [ReadToken]) -> FoodPhrase? {
        var reader = FoodPhraseReader(tokens: tokens)
        return reader.read()
    }

    private init(tokens: [ReadToken]) { self.tokens = tokens }

    private mutating func read() -> FoodPhrase? {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        readAmount()
        readContainer()
        readFood()
        guard !words.isEmpty || !containers.isEmpty else { return nil }
        if words.isEmpty { words = containers }
        // A piece of fruit is a fruit, not a slice of one.
        if words == ["fruit"], containers == ["piece"] {
            isWholeFruit = true
            containers = []
        }
        return FoodPhrase(
            range: first.token.range.lowerBound..<last.token.range.upperBound, nameRange: nameRange(last), words: words,
            allWords: allWords,
            count: count, countIsStated: countIsStated, isOne: saysOne, isPlural: isPlural, size: size,
            containers: containers,
            contained: contained, inches: inches, measured: measured)
    }

    /// From the first word of the food to the last, without amount and container.
    private func nameRange(_ last: ReadToken) -> Range<Int> {
        let end = lastName ?? last.token.range.upperBound
        return min(firstName ?? tokens[0].token.range.lowerBound, end)..<end
    }

    func has(_ offset: Int = 0) -> Bool { index + offset < tokens.count }

    private mutating func readFood() {
        while has() {
            let token = tokens[index]
            if let number = NumberReader.read(tokens, at: index),
                token.number != nil || MeasureReader.read(tokens, at: number.end) != nil
            {
                if let unit = MeasureReader.read(tokens, at: number.end) {
                    if measured == nil || unit.measure == .grams {
                        measured = MeasuredAmount(
                            value: number.value * unit.factor, measure: unit.measure, unit: unit.unit)
                        // "half an avocado, about 70 g": so much was the half.
                        if !words.isEmpty, unit.measure == .grams, count < 1 { count = 1 }
                    }
                    index = unit.end
                    continue
                }
                index = max(number.end, index + 1)
                continue
            }
            if let number = NumberReader.read(tokens, at: index), number.end < tokens.count,
                tokens[number.end].has(.container)
            {
                index = number.end
                continue
            }
            if NumberReader.isOrdinal(tokens, at: index) {
                index += 2
                continue
            }
            if PhraseWords.isOnIce(tokens, index) {
                allWords.append(tokens[index + 1].form)
                index += 2
                continue
            }
            if token.isWord { takeFoodWord(token) }
            index += 1
        }
    }

    /// "extra large" is one size; the word after "extra" is taken along.
    mutating func takeSize(_ token: ReadToken) -> String? {
        if token.form == "kid" { return has(1) && PhraseWords.sizing.contains(tokens[index + 1].text) ? "child" : nil }
        if token.is("snack"), !(has(1) && PhraseWords.sizing.contains(tokens[index + 1].text)) { return nil }
        if token.is("king"), !(has(1) && tokens[index + 1].is("size")) { return nil }
        guard token.is("extra") else { return Size.name(token.text) }
        guard has(1), tokens[index + 1].is("large") || tokens[index + 1].is("small") else { return nil }
        index += 1
        allWords.append(tokens[index].form)
        return tokens[index].is("large") ? "extra large" : "miniature"
    }

    private mutating func takeFoodWord(_ token: ReadToken) {
        let isWithout = index > 0 && (tokens[index - 1].is("without") || tokens[index - 1].is("no"))
        allWords.append(isWithout && token.is("shell") ? "shelled" : token.is("crustless") ? "crust" : token.form)
        if token.is("sized") || token.is("size") { return }
        if token.has(.size), size == nil, !namesFood(), let name = takeSize(token) {
            size = name
            return
        }
        // "a mix of beef and pork": what is mixed names it.
        if PhraseWords.mixes.contains(token.text), has(1), tokens[index + 1].is("of") { return }
        if token.is("weighing") || token.is("measuring") || token.is("totaling") { return }
        words.append(token.form)
        if firstName == nil, PhraseWords.isFiller(token) { return }
        firstName = firstName ?? token.token.range.lowerBound
        lastName = token.token.range.upperBound
    }

    /// "thin crust", "thick cut", "large curd" describe the food and not the helping.
    private func namesFood() -> Bool {
        guard has(1) else { return false }
        return ["crust", "curd", "grain", "fat", "cut", "sliced", "rind", "patty", "patties"].contains(
            tokens[index + 1].form)
    }

    /// "one almond", "a single fry", "a piece of fruit".
    private var saysOne: Bool {
        guard countIsStated, count == 1 else { return false }
        return isWholeFruit || tokens.prefix(4).contains { $0.is("one") || $0.is("single") || $0.number == 1 }
    }

    /// "eggs", "fries".
    private var isPlural: Bool {
        guard let last = tokens.last(where: { $0.isWord && !$0.form.isEmpty }) else { return false }
        return last.text != last.form && last.text.hasSuffix("s")
    }
}
