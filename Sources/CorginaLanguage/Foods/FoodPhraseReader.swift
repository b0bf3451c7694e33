/// Reads the words of one item: amount, size, container, then the food.
struct FoodPhraseReader {
    let tokens: [ReadToken]
    var index = 0
    private(set) var count = 1.0
    private(set) var countIsStated = false
    private var size: String?
    private var containers: [String] = []
    private var measured: MeasuredAmount?
    private var contained: Double?
    private var inches: Double?
    private(set) var isWholeFruit = false
    private var words: [String] = []
    private var allWords: [String] = []
    private var firstName: Int?
    private var lastName: Int?

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

    /// "two", "a", "3 cups of", "a 12 fl oz".
    private mutating func readAmount() {
        if has(), tokens[index].is("of") { index += 1 }
        readInches()
        let start = index
        skipFillers()
        if NumberReader.read(tokens, at: index) == nil, !(has() && tokens[index].has(.determiner)) { index = start }
        if let number = NumberReader.read(tokens, at: index), !isPartOfName(number) {
            count = countsKinds(number) ? 1 : number.value
            countIsStated = true
            index = number.end
            readUnit()
        } else if has(), tokens[index].has(.determiner) {
            countIsStated = tokens[index].is("a") || tokens[index].is("an") || tokens[index].is("another")
            index += 1
            skipToWeight()
        }
        // "a whole 9-inch pie".
        if has(1), tokens[index].is("whole"), NumberReader.read(tokens, at: index + 1) != nil {
            allWords.append("whole")
            index += 1
        }
        // "a tasty 105 g", "a chilled 12 fl oz can", "the two"; but "hot" may belong to "hot dog".
        readInches()
        let food = index
        skipFillers()
        defer {
            if measured == nil && count == 1 && index > food && !tokens[index - 1].has(.determiner)
                && tokens[food..<index].allSatisfy({ !$0.isWord || isFiller($0) })
            {
                index = food
            }
        }
        if measured == nil, let number = NumberReader.read(tokens, at: index), !isPartOfName(number) {
            let start = index
            index = number.end
            let before = count
            count = number.value
            readUnit()
            // "half a 500 ml bottle", "two 330 ml cans".
            if measured != nil { count = before } else if before != 1 { (index, count) = (start, before) }
            // "a 3 Musketeers": the number belongs to the name, unless it counts pieces of one thing.
            let isOneThing = start > 0 && (tokens[start - 1].is("a") || tokens[start - 1].is("an"))
            if measured == nil, isOneThing, has(), tokens[index].isWord, !tokens[index].has(.container) {
                count = before
            }
        }
    }

    /// "a 6-inch sub": how long it is and not how many.
    private mutating func readInches() {
        guard let number = NumberReader.read(tokens, at: index), number.end + 1 < tokens.count,
            tokens[number.end].form == "inch", tokens[number.end + 1].isWord, !tokens[number.end + 1].is("of"),
            !tokens[number.end + 1].has(.container) || Self.measuredShapes.contains(tokens[number.end + 1].form)
        else { return }
        inches = number.value
        allWords.append("inch")
        index = number.end + 1
    }

    /// The unit after a number: the measure is then of one, unless it is followed by a container.
    private mutating func readUnit() {
        skipDash()
        if let unit = MeasureReader.read(tokens, at: index), measured == nil {
            measured = MeasuredAmount(value: count * unit.factor, measure: unit.measure, unit: unit.unit)
            count = 1
            index = unit.end
            allWords.append(contentsOf: unit.unit.split(separator: " ").map { WordForm.of(String($0)) })
        }
    }

    /// "small bag of", "slices", "individual container filled with": up to the word before "of".
    private mutating func readContainer() {
        let limit = min(index + 8, tokens.count)
        var end = index
        var lastContainer: Int?
        while end < limit {
            let token = tokens[end]
            if token.is("of"), let last = lastContainer, last == end - 1 || end == index {
                return takeContainer(upTo: end, resume: end + 1)
            }
            if token.is("of") && measured != nil && end == index { index += 1; return readContainer() }
            if token.is("filled") || token.is("containing") || token.is("full"), lastContainer == end - 1 {
                let next =
                    end + 1 < tokens.count && (tokens[end + 1].is("with") || tokens[end + 1].is("of"))
                    ? end + 2 : end + 1
                return takeContainer(upTo: end, resume: next)
            }
            if token.mark != nil && token.mark != .dash && token.mark != .slash
                || token.has(.linking) && !token.is("or") || token.is("in") || token.is("on") || token.is("from")
            {
                break
            }
            if token.has(.container) || isDram(end) || MeasureReader.read(tokens, at: end) != nil {
                lastContainer = end
            }
            end += 1
        }
        readBareContainer()
    }

    private mutating func takeContainer(upTo end: Int, resume: Int) {
        while index < end {
            // "a sweet 432 g portion of": the weight stands among the words of the container.
            if tokens[index].number != nil, let unit = MeasureReader.read(tokens, at: index + 1), unit.end <= end {
                if measured == nil || unit.measure == .grams {
                    measured = MeasuredAmount(
                        value: (tokens[index].number ?? 0) * unit.factor, measure: unit.measure, unit: unit.unit)
                }
                index = unit.end
                continue
            }
            takeContainerWord(tokens[index])
            index += 1
        }
        index = resume
        skipFillers()
        // "a bottle of 16.9 fl oz water", "a glass of 240g tap water".
        if let number = NumberReader.read(tokens, at: index), !isPartOfName(number),
            let unit = MeasureReader.read(tokens, at: number.end), measured == nil || unit.measure == .grams
        {
            measured = MeasuredAmount(value: number.value * unit.factor, measure: unit.measure, unit: unit.unit)
            index = unit.end
        } else if let number = NumberReader.read(tokens, at: index), !isPartOfName(number), number.end < tokens.count {
            // "a pack of two tarts": the pack is counted if the food comes in packs, otherwise what is in it.
            contained = number.value
            index = number.end
        }
        if has(), tokens[index].has(.determiner) || tokens[index].is("of") { index += 1 }
    }

    private mutating func takeContainerWord(_ token: ReadToken) {
        guard token.isWord else { return }
        allWords.append(token.form)
        if token.form == "cup", containers.last.map(Self.cupKinds.contains) == true {
            // "a microwavable cup of soup" is what it is sold in, and no measure.
            containers.append("cup")
        } else if let unit = MeasureReader.read([token], at: 0), measured == nil,
            unit.measure == .cups || unit.measure == .tablespoons || unit.measure == .teaspoons
                || unit.measure == .ounces || unit.unit == "l"
        {
            measured = MeasuredAmount(value: count * unit.factor, measure: unit.measure, unit: unit.unit)
            count = 1
        } else if token.form == "stack", tokens.contains(where: { Self.stacked.contains($0.form) }) {
            // A short stack is three.
            count *= 3
        } else if token.form == "bite" {
            containers.append("bite")
        } else if token.has(.size), size == nil, let name = takeSize(token) {
            size = name
        } else if token.has(.container) {
            containers.append(token.form)
            if Self.cuts.contains(token.form), !Self.shapes.contains(token.form) { words.append(token.form) }
        } else if !isFiller(token), !token.has(.empty) {
            containers.append(token.form)
        }
    }

    /// "2 slices toast", "1 can cola": a container that is plainly counted needs no "of".
    private mutating func readBareContainer() {
        guard has(1), countIsStated, tokens[index].has(.container), tokens[index + 1].isWord,
            Self.plainContainers.contains(tokens[index].form), !tokens[index + 1].has(.linking)
        else { return }
        takeContainerWord(tokens[index])
        index += 1
    }

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
            if Self.isOnIce(tokens, index) {
                allWords.append(tokens[index + 1].form)
                index += 2
                continue
            }
            if token.isWord { takeFoodWord(token) }
            index += 1
        }
    }

    /// "extra large" is one size; the word after "extra" is taken along.
    private mutating func takeSize(_ token: ReadToken) -> String? {
        if token.form == "kid" { return has(1) && Self.sizing.contains(tokens[index + 1].text) ? "child" : nil }
        if token.is("snack"), !(has(1) && Self.sizing.contains(tokens[index + 1].text)) { return nil }
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
        if Self.mixes.contains(token.text), has(1), tokens[index + 1].is("of") { return }
        if token.is("weighing") || token.is("measuring") || token.is("totaling") { return }
        words.append(token.form)
        if firstName == nil, isFiller(token) { return }
        firstName = firstName ?? token.token.range.lowerBound
        lastName = token.token.range.upperBound
    }
}
