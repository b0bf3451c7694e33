/// Puts together what the models marked: each food or drink with the amounts that are told of it.
struct TaggedItems {
    /// The words of one food, amount first, as ``FoodPhraseReader`` reads them.
    struct Item {
        var tokens: [ReadToken]
        /// The marked words of the food, as places among the sentence's tokens.
        var food: Range<Int>
        /// All its words, from the first to the last.
        var range: Range<Int>

        /// Where the food is named in the sentence's UTF-8, if not where the item stands.
        var named: Range<Int>?
        /// Where an amount told behind the food stands in the sentence's UTF-8.
        var amount: Range<Int>?
    }

    let tokens: [ReadToken]
    let spans: [TaggedSpan]

    /// - Parameter claimed: places of tokens that other readers spoke for: no food is made of them.
    static func items(_ tokens: [ReadToken], _ spans: [TaggedSpan], claimed: Set<Int>) -> [Item] {
        let own = spans.compactMap { span -> TaggedSpan? in
            guard let last = span.tokens.last(where: claimed.contains) else { return span }
            // "iron rich spinach" is spinach.
            guard isFood(span), last + 1 < span.tokens.upperBound else { return nil }
            return TaggedSpan(role: span.role, tokens: last + 1..<span.tokens.upperBound, stance: span.stance)
        }
        return TaggedItems(tokens: tokens, spans: own).items()
    }

    private func items() -> [Item] {
        var items: [Item] = []
        var taken: Set<Int> = []
        for index in spans.indices {
            if Self.isFood(spans[index]), spans[index].stance == .happened, correction(of: index) == nil, !isSaidAnew(index) {
                var before = amountBefore(index)
                if let first = before.first, taken.contains(first) { before = [] }
                var after = before.contains(where: isFigure) ? [] : amountAfter(index)
                if let told = amountBehindHour(before, index) { (before, after) = ([], told) }
                if !(before + after).contains(where: { spans[$0].role == .amount }) { after += amountLater(index) }
                taken.formUnion(before + after)
                items.append(item(index, before.map { spans[$0] }, after.map { spans[$0] }))
            } else if spans[index].role == .amount, spans[index].stance == .happened, !taken.contains(index),
                let food = foodCounted(by: index)
            {
                taken.insert(index)
                items.append(again(food, index))
            }
        }
        return withRepeats(items)
    }

    /// "a glass of milk at 7:15 and again at 11": the item before, once more.
    private func withRepeats(_ items: [Item]) -> [Item] {
        var all = items
        for time in spans where time.role == .time && time.stance == .happened {
            let again = time.tokens.lowerBound - 1
            guard again > 0, tokens[again].is("again"), let last = items.last(where: { $0.range.upperBound <= again })
            else { continue }
            let place = tokens[again].token.range.lowerBound
            var item = last
            item.tokens = last.tokens.map { moved($0, to: place) }
            (item.food, item.range) = (again..<again + 1, again..<again + 1)
            item.named = name(of: last)
            all.append(item)
        }
        return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func name(of item: Item) -> Range<Int> {
        item.named ?? tokens[item.food.lowerBound].token.range.lowerBound..<tokens[item.food.upperBound - 1].token.range.upperBound
    }

    static func isFood(_ span: TaggedSpan) -> Bool { span.role == .food || span.role == .drink }

    static func isAmount(_ span: TaggedSpan) -> Bool {
        span.role == .amount || span.role == .unit || span.role == .size
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
        spans[index].role == .amount && spans[index].tokens.count == 1 && tokens[spans[index].tokens.lowerBound].number != nil
    }

    private func isFigure(_ index: Int) -> Bool { spans[index].role == .amount || spans[index].role == .unit }

    // MARK: Which amounts are told of a food

    /// In tokens that carry no mark: what may stand between an amount and its food.
    private static let widestGap = 3

    /// The amounts right before a food, in order.
    ///
    /// - Parameter inAnyStance: of what is taken back, the models do not always mark all.
    func amountBefore(_ index: Int, inAnyStance: Bool = false) -> [Int] {
        var amounts: [Int] = []
        var next = placeBefore(index) ?? index
        while next > 0, Self.isAmount(spans[next - 1]), inAnyStance || spans[next - 1].stance == spans[index].stance,
            isJoined(spans[next - 1].tokens.upperBound..<spans[next].tokens.lowerBound)
        {
            // "256 g of a shake": the weight of one.
            if let first = amounts.first, first == next, isArticle(first), isFigure(next - 1) { amounts.removeFirst() }
            // "eggs - two, 3 sausages": a second figure is another food's.
            if spans[next - 1].role == .amount, amounts.contains(where: { spans[$0].role == .amount }) { break }
            next -= 1
            amounts.insert(next, at: 0)
        }
        return amounts
    }

    private func isArticle(_ index: Int) -> Bool {
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
    private func amountAfter(_ index: Int) -> [Int] {
        var amounts: [Int] = []
        var next = index + 1
        while next < spans.count, Self.isAmount(spans[next]), spans[next].stance == spans[index].stance,
            isJoined(spans[next - 1].tokens.upperBound..<spans[next].tokens.lowerBound, overMarks: true)
        {
            if spans[next].role == .amount, amounts.contains(where: { spans[$0].role == .amount }) { break }
            amounts.append(next)
            next += 1
        }
        guard let last = amounts.last else { return [] }
        if next < spans.count, Self.isFood(spans[next]),
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
    private func amountLater(_ index: Int) -> [Int] {
        let next = spans.indices.first { $0 > index && !isAside(spans[$0]) } ?? spans.count
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

    /// What may be told between a food and its amount.
    private func isAside(_ span: TaggedSpan) -> Bool {
        span.role == .place || span.role == .time || span.role == .meal || span.role == .size
    }

    /// In tokens: how far behind a food its amount may be told.
    private static let farthestAmount = 10

    func isJoined(_ gap: Range<Int>, overMarks: Bool = false) -> Bool {
        guard gap.lowerBound <= gap.upperBound, gap.count <= Self.widestGap else { return false }
        return tokens[gap].allSatisfy { token in
            if token.isWord { return !token.has(.linking) || token.is("of") }
            if token.number != nil { return false }
            return token.mark == .dash || token.mark == .slash
                || overMarks && (token.mark == .comma || token.mark == .colon || token.mark == .openParenthesis)
        }
    }

    // MARK: The words of an item

    private func item(_ index: Int, _ before: [TaggedSpan], _ after: [TaggedSpan]) -> Item {
        let food = spans[index]
        let all = before + [food] + after
        let first = all.map { $0.tokens.lowerBound }.min() ?? food.tokens.lowerBound
        let last = all.map { $0.tokens.upperBound }.max() ?? food.tokens.upperBound
        let place = tokens[food.tokens.lowerBound].token.range.lowerBound
        var words: [ReadToken] = []
        // A food keeps its place in the sentence; what is told of it behind is read as if it stood before.
        for span in after where span.role != .size { words += figures(span).map { moved($0, to: place) } }
        for span in before { words += figures(span) }
        for span in after where span.role == .size { words += tokens[span.tokens].map { moved($0, to: place) } }
        // "meatball sub, six inch" is read as "six inch meatball sub": how long it is.
        if (before + after).contains(where: { $0.role == .unit && tokens[$0.tokens].contains(where: isUnit) }), words.last?.is("of") == false, words.last?.form != "inch" {
            words.append(
                ReadToken(token: Token(kind: .word, text: "of", range: place..<place), form: "of", roles: .empty))
        }
        return Item(
            tokens: words + tokens[food.tokens].drop { $0.is("more") }, food: food.tokens, range: first..<last,
            amount: after.first.map {
                tokens[$0.tokens.lowerBound].token.range.lowerBound..<tokens[last - 1].token.range.upperBound
            })
    }

    /// The words of an amount from its figure on: "x4", "like 3", "maybe 5".
    private func figures(_ span: TaggedSpan) -> ArraySlice<ReadToken> {
        // "A few bits of melon": what is no unit of ours is read as a piece, or it would pass for a word of the food.
        if span.role == .unit, !tokens[span.tokens].contains(where: isUnit) {
            let place = tokens[span.tokens.lowerBound].token.range
            return [ReadToken(token: Token(kind: .word, text: "piece", range: place), form: "piece", roles: Lexicon.shared.roles(of: "piece"))]
        }
        // "un plato de pozole".
        if span.role == .unit, tokens[span.tokens.upperBound - 1].is("de") { return tokens[span.tokens].dropLast() }
        guard span.role == .amount,
            let first = span.tokens.first(where: {
                tokens[$0].has(.determiner) || NumberReader.read(tokens, at: $0) != nil
            })
        else { return tokens[span.tokens] }
        return tokens[first..<span.tokens.upperBound]
    }

    private func isUnit(_ token: ReadToken) -> Bool {
        token.has(.container) || token.has(.size) || token.number != nil || MeasureReader.read([token], at: 0) != nil
    }

    /// The same food told of at another place.
    private func again(_ food: Int, _ amount: Int) -> Item {
        // "200 ml of milk, make that 250": of the same unit.
        let isMeasured = amount + 1 < spans.count && spans[amount + 1].role == .unit
        let unit: [ReadToken] =
            isMeasured
            ? Array(tokens[spans[amount + 1].tokens])
            : amountBefore(food, inAnyStance: true).flatMap { tokens[spans[$0].tokens] }.filter {
                $0.number == nil && !$0.has(.counting) && !$0.has(.determiner)
            }
        let (food, amount) = (spans[food], spans[amount])
        let place = tokens[amount.tokens.lowerBound].token.range.lowerBound
        let words = tokens[food.tokens]
        let named = words.first.flatMap { first in
            words.last.map { first.token.range.lowerBound..<$0.token.range.upperBound }
        }
        // "another one": one of it.
        let figures = tokens[amount.tokens].filter {
            (!$0.is("one") || amount.tokens.count == 1) && !$0.is("second") && !$0.is("third")
        }
        return Item(
            tokens: (figures + unit + words).map { moved($0, to: place) },
            food: amount.tokens,
            range: amount.tokens, named: named)
    }

    private func moved(_ token: ReadToken, to place: Int) -> ReadToken {
        ReadToken(
            token: Token(kind: token.token.kind, text: token.text, range: place..<place), form: token.form,
            roles: token.roles)
    }
}
