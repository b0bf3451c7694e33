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
    private let amounts: ToldAmounts

    private init(_ tokens: [ReadToken], _ spans: [TaggedSpan]) {
        self.tokens = tokens
        self.spans = spans
        amounts = ToldAmounts(tokens: tokens, spans: spans)
    }

    /// - Parameter claimed: places of tokens that other readers spoke for: no food is made of them.
    static func items(_ tokens: [ReadToken], _ spans: [TaggedSpan], claimed: Set<Int>) -> [Item] {
        let own = spans.compactMap { span -> TaggedSpan? in
            guard let last = span.tokens.last(where: claimed.contains) else { return span }
            // "iron rich spinach" is spinach.
            guard isFood(span), last + 1 < span.tokens.upperBound else { return nil }
            return TaggedSpan(role: span.role, tokens: last + 1..<span.tokens.upperBound, stance: span.stance)
        }
        return TaggedItems(tokens, withBareFigures(own, tokens)).items()
    }

    /// "rice 150": a figure right behind a food, that counts nothing and is no hour, is how much of it.
    private static func withBareFigures(_ spans: [TaggedSpan], _ tokens: [ReadToken]) -> [TaggedSpan] {
        let figures = spans.compactMap { span -> TaggedSpan? in
            let place = span.tokens.upperBound
            guard isFood(span), place < tokens.count, let number = tokens[place].number, number >= leastBareFigure,
                number == number.rounded(), place + 1 == tokens.count || tokens[place + 1].mark == .comma,
                !spans.contains(where: { $0.tokens.contains(place) })
            else { return nil }
            return TaggedSpan(role: .amount, tokens: place..<place + 1, stance: span.stance)
        }
        return (spans + figures).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// Below it a figure may be an hour.
    private static let leastBareFigure = 25.0

    private func items() -> [Item] {
        var items: [Item] = []
        var taken: Set<Int> = []
        for index in spans.indices {
            if Self.isFood(spans[index]), spans[index].stance == .happened, amounts.correction(of: index) == nil,
                !amounts.isSaidAnew(index)
            {
                var before = amounts.amountBefore(index)
                if let first = before.first, taken.contains(first) { before = [] }
                var after = before.contains(where: amounts.isFigure) ? [] : amounts.amountAfter(index)
                if let told = amounts.amountBehindHour(before, index) { (before, after) = ([], told) }
                // "a bowl of rice, about 4 spoons": how much of it, and no four bowls.
                if let told = amounts.amountInstead(of: before, index) { (before, after) = ([], told) }
                if !(before + after).contains(where: { spans[$0].role == .amount && !amounts.isVague($0) }) {
                    let later = amounts.amountLater(index)
                    let isVague = before.contains(where: amounts.isVague)
                    if !isVague || later.first.map(amounts.isArticle) == false {
                        if !later.isEmpty { before.removeAll(where: amounts.isVague) }
                        after += later
                    }
                }
                var times = after.filter(amounts.isMultiplier)
                let near = after.isEmpty ? amounts.amountAfter(index) : []
                let behind = near.isEmpty && after.isEmpty ? amounts.amountLater(index) : near
                if amounts.isOfEach(before, behind) {
                    after = behind
                    times = before.filter { spans[$0].role == .amount }
                }
                taken.formUnion(before + after)
                items.append(
                    item(
                        index, before.filter { !times.contains($0) }.map { spans[$0] },
                        after.filter { !times.contains($0) }.map { spans[$0] }, times: times.map { spans[$0] }))
            } else if spans[index].role == .amount, spans[index].stance == .happened, !taken.contains(index),
                let food = amounts.foodCounted(by: index) ?? amounts.othersFood(countedBy: index)
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
        item.named ?? tokens[item.food.lowerBound].token.range
            .lowerBound..<tokens[item.food.upperBound - 1].token.range.upperBound
    }

    static func isFood(_ span: TaggedSpan) -> Bool { span.role == .food || span.role == .drink }

    static func isAmount(_ span: TaggedSpan) -> Bool {
        span.role == .amount || span.role == .unit || span.role == .size
    }

    // MARK: The words of an item

    /// - Parameter times: how many of the amount there were: "two donuts, 80 g each" is read as "two 80 g donuts".
    private func item(_ index: Int, _ before: [TaggedSpan], _ after: [TaggedSpan], times: [TaggedSpan]) -> Item {
        let food = spans[index]
        let all = times + before + [food] + after
        let first = all.map { $0.tokens.lowerBound }.min() ?? food.tokens.lowerBound
        let last = all.map { $0.tokens.upperBound }.max() ?? food.tokens.upperBound
        let place = tokens[food.tokens.lowerBound].token.range.lowerBound
        var words = times.flatMap { figures($0).map { moved($0, to: place) } }
        // A food keeps its place in the sentence; what is told of it behind is read as if it stood before.
        for span in after where span.role != .size { words += figures(span).map { moved($0, to: place) } }
        for span in before { words += figures(span) }
        for span in after where span.role == .size { words += tokens[span.tokens].map { moved($0, to: place) } }
        // "meatball sub, six inch" is read as "six inch meatball sub": how long it is.
        if (before + after).contains(where: { $0.role == .unit && tokens[$0.tokens].contains(where: isHelping) }),
            words.last?.is("of") == false, words.last?.form != "inch"
        {
            words.append(
                ReadToken(token: Token(kind: .word, text: "of", range: place..<place), form: "of", roles: .empty))
        }
        return Item(
            tokens: words + tokens[food.tokens].drop { $0.is("more") }, food: food.tokens, range: first..<last,
            amount: (after.first ?? times.first { $0.tokens.lowerBound > food.tokens.lowerBound }).map {
                tokens[$0.tokens.lowerBound].token.range.lowerBound..<tokens[last - 1].token.range.upperBound
            })
    }

    /// The words of an amount from its figure on: "x4", "like 3", "maybe 5".
    private func figures(_ span: TaggedSpan) -> ArraySlice<ReadToken> {
        // "A few bits of melon": what is no unit of ours is read as a piece, or it would pass for a word of the food.
        if span.role == .unit, !tokens[span.tokens].contains(where: isUnit) {
            let place = tokens[span.tokens.lowerBound].token.range
            let words = tokens[span.tokens]
            let unit =
                words.contains { AmountRemarks.little.contains($0.text) }
                ? "bit"
                : words.contains { AmountRemarks.spoons.contains($0.form) } ? "spoonful" : "piece"
            return [
                ReadToken(
                    token: Token(kind: .word, text: unit, range: place), form: unit,
                    roles: Lexicon.shared.roles(of: "piece"))
            ]
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

    private func isHelping(_ token: ReadToken) -> Bool { isUnit(token) || AmountRemarks.spoons.contains(token.form) }

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
            : (amounts.amountBefore(food, inAnyStance: true) + amounts.amountAfter(food)).flatMap {
                tokens[spans[$0].tokens]
            }.filter {
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
