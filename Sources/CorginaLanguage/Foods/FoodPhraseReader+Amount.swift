/// The amount an item begins with: "two", "a", "3 cups of", "a 12 fl oz".
extension FoodPhraseReader {
    /// "two", "a", "3 cups of", "a 12 fl oz".
    mutating func readAmount() {
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
                && tokens[food..<index].allSatisfy({ !$0.isWord || PhraseWords.isFiller($0) })
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
        }
    }

    /// "a 6-inch sub": how long it is and not how many.
    private mutating func readInches() {
        guard let number = NumberReader.read(tokens, at: index), number.end + 1 < tokens.count,
            tokens[number.end].form == "inch", tokens[number.end + 1].isWord, !tokens[number.end + 1].is("of"),
            !tokens[number.end + 1].has(.container) || PhraseWords.measuredShapes.contains(tokens[number.end + 1].form)
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

    /// "two types of pizza": the kinds are counted, not the pieces.
    private func countsKinds(_ number: NumberReader.Result) -> Bool {
        number.end + 1 < tokens.count
            && ["type", "kind", "sort", "variety", "flavor"].contains(tokens[number.end].form)
            && tokens[number.end + 1].is("of")
    }

    func isPartOfName(_ number: NumberReader.Result) -> Bool {
        number.end < tokens.count && (tokens[number.end].mark == .percent || tokens[number.end].is("calorie"))
    }

    /// "a filling 92 g sandwich": between "a" and a weight stands what praises it and never what it is.
    private mutating func skipToWeight() {
        var next = index
        while next < tokens.count, next < index + 4, tokens[next].mark == .comma || isPraise(next) { next += 1 }
        guard next > index, let number = NumberReader.read(tokens, at: next),
            let unit = MeasureReader.read(tokens, at: number.end), unit.measure == .grams, unit.end < tokens.count,
            tokens[unit.end].isWord, !tokens[unit.end].has(.linking), !tokens[unit.end].has(.glue)
        else { return }
        index = next
    }

    private func isPraise(_ place: Int) -> Bool {
        let token = tokens[place]
        return token.isWord && token.number == nil && !token.has(.linking) && !token.has(.container) && !token.is("of")
            && NumberReader.read(tokens, at: place) == nil
    }

    private mutating func skipDash() {
        while has(), tokens[index].mark == .dash || tokens[index].mark == .period { index += 1 }
    }

    mutating func skipFillers() {
        while has(), tokens[index].mark == .comma || tokens[index].mark == .dash || PhraseWords.isFiller(tokens[index]),
            !PhraseWords.opensName(tokens, index)
        { index += 1 }
    }
}
