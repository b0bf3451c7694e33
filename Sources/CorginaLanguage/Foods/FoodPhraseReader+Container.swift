/// What the food is in or cut into: "small bag of", "slices", "individual container filled with".
extension FoodPhraseReader {
    /// "small bag of", "slices", "individual container filled with": up to the word before "of".
    mutating func readContainer() {
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
        if token.form == "cup", containers.last.map(PhraseWords.cupKinds.contains) == true {
            // "a microwavable cup of soup" is what it is sold in, and no measure.
            containers.append("cup")
        } else if let unit = MeasureReader.read([token], at: 0), measured == nil,
            unit.measure == .cups || unit.measure == .tablespoons || unit.measure == .teaspoons
                || unit.measure == .ounces || unit.unit == "l"
        {
            measured = MeasuredAmount(value: count * unit.factor, measure: unit.measure, unit: unit.unit)
            count = 1
        } else if token.form == "stack", tokens.contains(where: { PhraseWords.stacked.contains($0.form) }) {
            // A short stack is three.
            count *= 3
        } else if token.form == "bite" {
            containers.append("bite")
        } else if token.has(.size), size == nil, let name = takeSize(token) {
            size = name
        } else if token.has(.container) {
            containers.append(token.form)
            if PhraseWords.cuts.contains(token.form), !PhraseWords.shapes.contains(token.form) {
                words.append(token.form)
            }
        }
    }

    /// "2 slices toast", "1 can cola": a container that is plainly counted needs no "of".
    private mutating func readBareContainer() {
        guard has(1), countIsStated, tokens[index].has(.container), tokens[index + 1].isWord,
            PhraseWords.plainContainers.contains(tokens[index].form), !tokens[index + 1].has(.linking)
        else { return }
        takeContainerWord(tokens[index])
        index += 1
    }

    /// "a drink of scotch": of a spirit a drink is a helping, and of nothing else.
    private func isDram(_ index: Int) -> Bool {
        guard tokens[index].is("drink"), index + 2 < tokens.count, tokens[index + 1].is("of"),
            PhraseWords.spirits.contains(tokens[index + 2].text)
        else { return false }
        return index + 3 == tokens.count || !tokens[index + 3].has(.linking)
    }
}
