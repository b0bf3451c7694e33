/// Which marked amounts are told of which marked food, and which are told instead of others.
struct ToldAmounts {
    let tokens: [ReadToken]
    let spans: [TaggedSpan]

    func isFigure(_ index: Int) -> Bool { spans[index].role == .amount || spans[index].role == .unit }

    /// "some fries, like ten": told without a figure, it waits for one.
    func isVague(_ index: Int) -> Bool {
        spans[index].role == .amount && tokens[spans[index].tokens].allSatisfy { $0.is("some") || $0.is("any") }
    }

    /// "A bowl of rice, about 4 spoons": the figure and unit told behind a food before which only what it was served in stands.
    func amountInstead(of before: [Int], _ index: Int) -> [Int]? {
        guard before.allSatisfy({ spans[$0].role != .amount || isArticle($0) }), !before.isEmpty else { return nil }
        let behind = amountAfter(index)
        // "a protein ball 40 g": what it weighs says more than that it was one.
        let isWeighed = behind.contains {
            spans[$0].role == .unit && MeasureReader.read(tokens, at: spans[$0].tokens.lowerBound)?.measure == .grams
        }
        guard isWeighed || before.contains(where: { spans[$0].role == .unit }) else { return nil }
        return behind.contains { spans[$0].role == .unit } && behind.contains { isNumber($0) } ? behind : nil
    }

    func isNumber(_ index: Int) -> Bool {
        spans[index].role == .amount
            && tokens[spans[index].tokens].contains { $0.number != nil || NumberReader.isNumberWord($0.text) }
    }

    /// "11 buttermilk one glass": the amount behind a food before which a bare figure stands, which is the hour then.
    func amountBehindHour(_ before: [Int], _ index: Int) -> [Int]? {
        guard before.count == 1, isBareFigure(before[0]) else { return nil }
        let behind = amountAfter(index)
        let figure = tokens[spans[before[0]].tokens.lowerBound].number ?? 0
        // Nobody has eleven coffees at once.
        let isHour = spans[index].role == .drink && figure > 4
        return behind.contains { spans[$0].role == .unit || isHour && spans[$0].role == .size } ? behind : nil
    }

    private func isBareFigure(_ index: Int) -> Bool {
        spans[index].role == .amount && spans[index].tokens.count == 1
            && tokens[spans[index].tokens.lowerBound].number != nil
    }

    // MARK: Which amounts are told of a food

    /// In tokens that carry no mark: what may stand between an amount and its food.
    private static let widestGap = 3

    /// The amounts right before a food, in order.
    ///
    /// - Parameter inAnyStance: of what is taken back, the models do not always mark all.
    func amountBefore(_ index: Int, inAnyStance: Bool = false) -> [Int] {
        var amounts: [Int] = []
        var next = placeBefore(index) ?? index
        while next > 0, TaggedItems.isAmount(spans[next - 1]),
            inAnyStance || spans[next - 1].stance == spans[index].stance,
            isJoined(spans[next - 1].tokens.upperBound..<spans[next].tokens.lowerBound)
        {
            // "256 g of a shake": the weight of one.
            if let first = amounts.first, first == next, isArticle(first), isFigure(next - 1) { amounts.removeFirst() }
            // "eggs - two, 3 sausages": a second figure is another food's.
            if spans[next - 1].role == .amount, amounts.contains(where: { spans[$0].role == .amount }),
                !isCount(next - 1, ofMeasured: amounts)
            {
                break
            }
            next -= 1
            amounts.insert(next, at: 0)
        }
        return amounts
    }

    func isArticle(_ index: Int) -> Bool {
        spans[index].role == .amount && tokens[spans[index].tokens].allSatisfy { $0.is("a") || $0.is("an") }
    }

    /// The place or make named right before a food: "two Greggs sausage rolls".
    private func placeBefore(_ index: Int) -> Int? {
        guard index > 0, spans[index - 1].role == .place,
            spans[index - 1].tokens.upperBound == spans[index].tokens.lowerBound
        else { return nil }
        return index - 1
    }

    /// The amounts right behind a food that no later food can claim: "eggs - two, scrambled", "rice 200 g".
    func amountAfter(_ index: Int) -> [Int] {
        if isAddition(index), isOfAll(amountRight(behind: index)) { return [] }
        let amounts = amountRight(behind: index)
        guard amounts.isEmpty, index + 1 < spans.count, isAddition(index + 1) else { return amounts }
        let behind = amountRight(behind: index + 1)
        return isOfAll(behind) ? behind : []
    }

    /// The amounts that stand right behind a food.
    func amountRight(behind index: Int) -> [Int] {
        var amounts: [Int] = []
        var next = index + 1
        while next < spans.count, TaggedItems.isAmount(spans[next]), spans[next].stance == spans[index].stance,
            isJoined(spans[next - 1].tokens.upperBound..<spans[next].tokens.lowerBound, overMarks: true)
        {
            if spans[next].role == .amount, amounts.contains(where: { spans[$0].role == .amount }), !isMultiplier(next)
            {
                break
            }
            amounts.append(next)
            next += 1
        }
        guard let last = amounts.last else { return [] }
        if next < spans.count, TaggedItems.isFood(spans[next]),
            isJoined(spans[last].tokens.upperBound..<spans[next].tokens.lowerBound)
        {
            // Between two foods it belongs to the one behind, unless only the one before stands right beside it.
            let gapBefore = spans[amounts[0]].tokens.lowerBound - spans[index].tokens.upperBound
            let gapBehind = spans[next].tokens.lowerBound - spans[last].tokens.upperBound
            if gapBefore >= gapBehind { return [] }
        }
        return amounts
    }

    /// An amount told of a food further on, with no other food between and none behind that it could count: "rice cakes, had
    /// two of them".
    func amountLater(_ index: Int) -> [Int] {
        if isAddition(index) { return [] }
        let next = index + 1 < spans.count && isMeasuredBehindTime(index + 1) ? index + 2 : index + 1
        guard next < spans.count, spans[next].role == .amount, spans[next].stance == .happened, standsAlone(next),
            spans[next].tokens.lowerBound - spans[index].tokens.upperBound <= Self.farthestAmount,
            correction(of: index) == nil,
            !tokens[spans[next].tokens].contains(where: { $0.is("another") || $0.is("more") })
        else { return [] }
        // "half of the wrap" and "two slices": with the unit behind it.
        let unit = next + 1
        guard unit < spans.count, spans[unit].role == .unit,
            isJoined(spans[next].tokens.upperBound..<spans[unit].tokens.lowerBound)
        else { return [next] }
        return [next, unit]
    }

    /// "water for today was 2.3 litres".
    private func isMeasuredBehindTime(_ index: Int) -> Bool {
        index + 2 < spans.count && spans[index].role == .time && spans[index + 2].role == .unit
            && MeasureReader.read(tokens, at: spans[index + 2].tokens.lowerBound) != nil
    }

    /// In tokens: how far behind a food its amount may be told.
    private static let farthestAmount = 10

    func isJoined(_ gap: Range<Int>, overMarks: Bool = false) -> Bool {
        guard gap.lowerBound <= gap.upperBound, gap.count <= Self.widestGap else { return false }
        return tokens[gap].allSatisfy { token in
            if token.isWord { return !token.has(.linking) || token.is("of") }
            return token.mark == .dash || token.mark == .slash
                || overMarks && (token.mark == .comma || token.mark == .colon || token.mark == .openParenthesis)
        }
    }

    // MARK: What is taken back or told once more

    /// The food of an amount that stands alone: the one whose amount it corrects, "3 cookies, I mean 2", or the one of
    /// which she had another, "a coffee at 8 and another one at 3".
    func foodCounted(by amount: Int) -> Int? {
        guard standsAlone(amount),
            let last = spans.indices.last(where: { $0 < amount && TaggedItems.isFood(spans[$0]) })
        else {
            return nil
        }
        if correction(of: last) == amount { return last }
        let isAnother = tokens[spans[amount].tokens].contains { Self.anothers.contains($0.text) }
        return isAnother && spans[last].stance == .happened ? last : nil
    }

    /// The food somebody else had of which she had so many: "they had pizza so I grabbed a slice".
    func othersFood(countedBy amount: Int) -> Int? {
        guard let last = spans.indices.last(where: { $0 < amount && TaggedItems.isFood(spans[$0]) }),
            spans[last].stance == .others, isEndOfClause(amount)
        else { return nil }
        let gap = tokens[spans[last].tokens.upperBound..<spans[amount].tokens.lowerBound]
        return gap.count <= Self.farthestAmount && gap.contains { $0.is("i") }
            && gap.contains { $0.has(.eating) || Self.took.contains($0.text) }
            ? last : nil
    }

    /// Whether an amount, with its unit, is the last that a clause tells.
    private func isEndOfClause(_ amount: Int) -> Bool {
        var last = amount
        while last + 1 < spans.count, TaggedItems.isAmount(spans[last + 1]),
            spans[last + 1].tokens.lowerBound == spans[last].tokens.upperBound
        { last += 1 }
        let end = spans[last].tokens.upperBound
        guard end < tokens.count else { return true }
        return !tokens[end].isWord && tokens[end].number == nil || tokens[end].has(.linking)
            || Self.endings.contains(tokens[end].text)
    }

    private static let took: Set<String> = [
        "stole", "nicked", "pinched", "nabbed", "took", "finished", "robbed", "scoffed", "snuck",
    ]
    private static let endings: Set<String> = [
        "too", "but", "so", "of", "off", "myself", "as", "lol", "instead", "then",
    ]

    static let anothers: Set<String> = ["another", "more", "second", "third"]

    /// Whether no food follows that it could count.
    func standsAlone(_ amount: Int) -> Bool {
        guard let next = spans.indices.first(where: { $0 > amount && TaggedItems.isFood(spans[$0]) }) else {
            return true
        }
        return !isJoined(spans[amount].tokens.upperBound..<spans[next].tokens.lowerBound)
    }

    /// The amount that is told instead of the one a food had: "3 cookies, I mean 2".
    func correction(of food: Int) -> Int? {
        guard let amount = spans.indices.first(where: { $0 > food && spans[$0].role == .amount }),
            !spans[food + 1..<amount].contains(where: TaggedItems.isFood), standsAlone(amount)
        else { return nil }
        let gap = tokens[spans[food].tokens.upperBound..<spans[amount].tokens.lowerBound]
        return gap.count <= Self.farthestCorrection && gap.contains { StanceCues($0).contains(.correcting) }
            ? amount : nil
    }

    /// Whether the food is told once more, rightly: "one apple – make that 2 apples".
    func isSaidAnew(_ food: Int) -> Bool {
        guard let next = spans.indices.first(where: { $0 > food && TaggedItems.isFood(spans[$0]) }),
            tokens[spans[next].tokens].last?.form == tokens[spans[food].tokens].last?.form
        else { return false }
        let gap = tokens[spans[food].tokens.upperBound..<spans[next].tokens.lowerBound]
        return gap.count <= Self.farthestCorrection && gap.contains { StanceCues($0).contains(.correcting) }
    }

    /// In tokens: how far behind what is taken back the right amount stands.
    static let farthestCorrection = 9
}
