/// Whether an amount begins an item of its own.
extension FoodSegmenter {
    /// "a crispy 62 g roll".
    func isWeighed(_ index: Int) -> Bool {
        for next in index..<min(index + 5, tokens.count) {
            if tokens[next].number != nil { return MeasureReader.read(tokens, at: next + 1)?.measure == .grams }
            if !tokens[next].isWord || tokens[next].has(.linking) || tokens[next].is("of") { return false }
        }
        return false
    }

    /// "a cup of", "two tablespoons of".
    func isMeasured(_ index: Int) -> Bool {
        var end =
            NumberReader.read(tokens, at: index)?.end ?? (tokens[index].has(.determiner) ? index + 1 : tokens.count)
        while end < tokens.count, isFiller(tokens[end]) || tokens[end].has(.size) { end += 1 }
        guard end < tokens.count else { return false }
        let unitEnd =
            MeasureReader.read(tokens, at: end)?.end ?? (Self.cuts.contains(tokens[end].form) ? end + 1 : tokens.count)
        return unitEnd < tokens.count && tokens[unitEnd].is("of")
    }

    /// Pieces that are eaten with what lies on them: "butter on a slice of toast".
    private static let cuts: Set<String> = ["slice", "piece"]

    func hasUnit(_ index: Int) -> Bool {
        guard let number = NumberReader.read(tokens, at: index) else { return false }
        return MeasureReader.read(tokens, at: number.end) != nil && number.end < tokens.count
    }

    /// A gram amount within this stretch makes it an item of its own; one that ends the stretch belongs to what is before.
    /// `nil` when no grams are named.
    func massAhead(_ start: Int) -> Bool? {
        var index = start
        while index < min(start + 9, tokens.count), !isSeparator(index) || index == start, !tokens[index].endsSentence,
            !isJoining(index)
        {
            if tokens[index].number != nil, let unit = MeasureReader.read(tokens, at: index + 1), unit.measure == .grams
            {
                let isWeighing = index > start && Self.weighing.contains(tokens[index - 1].text)
                let endsHere =
                    unit.end >= tokens.count || isSeparator(unit.end) || tokens[unit.end].endsSentence
                    || isJoining(unit.end)
                if index == start && endsHere || isWeighing { return false }
                return true
            }
            index += 1
        }
        return nil
    }

    private static let weighing: Set<String> = ["weighing", "totaling", "totalling", "measuring"]

    /// "with a hint of mint", "with a thin crust": no item of its own.
    func isPartOfFoodBefore(_ start: Int, isListed: Bool = false) -> Bool {
        var index = amountEnd(start)
        let limit = min(index + 7, tokens.count)
        var sawContainer = false
        while index < limit {
            let token = tokens[index]
            let links = token.is("and") && index + 1 < limit && !startsAmount(index + 1)
            if isSeparator(index) && !links || token.endsSentence || isJoining(index) || token.is("in")
                || token.is("on") || token.is("from") || token.is("without") || token.is("no")
            {
                break
            }
            if token.is("of") {
                // A cone or a patty of something is one thing more.
                return index > start && tokens[index - 1].has(.part) && !tokens[index - 1].is("cone")
                    && tokens[index - 1].form != "patty" && !sawContainer
            }
            if token.has(.container), !token.has(.part) { sawContainer = true }
            index += 1
        }
        while index > start, tokens[index - 1].has(.linking) { index -= 1 }
        guard index > start, index - 1 < tokens.count else { return false }
        // A cone with its ice cream is a food.
        if tokens[index - 1].is("cone"), index - amountEnd(start) > 2 { return false }
        // "eggs, and a hash brown patty": what is listed is no part.
        if isListed, ["patty", "bun"].contains(tokens[index - 1].form) { return false }
        // The last word names the thing: "a crispy coating".
        return tokens[index - 1].has(.part)
    }

    /// Spoken without punctuation: "two eggs a banana", "toast 2 eggs".
    func startsUnseparated(_ index: Int) -> Bool {
        guard let start, index > start else { return false }
        let before = tokens[index - 1]
        // "51 g 3 Musketeers bar": after a weight comes what was weighed.
        if index > 1, tokens[index - 2].number != nil, MeasureReader.read(tokens, at: index - 1)?.end == index {
            return false
        }
        guard !before.is("specifically"), !before.is("namely"), before.isWord, !before.has(.linking),
            !before.has(.determiner), !before.has(.size), !before.has(.glue), !before.has(.empty),
            !Self.bindsNumber.contains(before.text)
        else { return false }
        guard let number = NumberReader.read(tokens, at: index) else {
            return (tokens[index].is("a") || tokens[index].is("an")) && !before.has(.filler)
                && !isPartOfFoodBefore(index)
                && !isInRelativeClause(index)
        }
        if number.end < tokens.count, tokens[number.end].mark == .percent || tokens[number.end].is("calorie") {
            return false
        }
        if let unit = MeasureReader.read(tokens, at: number.end) {
            // "a sweet 130 g muffin": the weight of the item already begun.
            if tokens[start].has(.determiner), index - start <= 5,
                !tokens[start..<index].contains(where: { $0.number != nil || $0.is("of") || $0.is("with") })
            {
                return false
            }
            return unit.end < tokens.count && !isSeparator(unit.end) && !tokens[unit.end].endsSentence
                && !isJoining(unit.end)
                && !tokens[unit.end].has(.container) && tokens[unit.end].mark == nil
        }
        return number.end < tokens.count && tokens[number.end].isWord && !namesShare(index)
    }

    private static let bindsNumber: Set<String> = [
        "in", "on", "of", "for", "to", "by", "at", "from", "as", "per", "over", "than", "without", "no", "not", "into",
        "like", "weighing",
        "measuring", "totaling", "containing", "special", "heinz", "product", "vitamin", "omega", "size", "number",
        "lunchables", "top", "or", "half", "between", "inside", "stage", "whole",
    ]
}
