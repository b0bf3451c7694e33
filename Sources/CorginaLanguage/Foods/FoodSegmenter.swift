/// Cuts what she said into items.
///
/// An item starts at an amount after a separator or a verb of eating; "and", "with" and commas alone never split,
/// because "egg, cheese, and bacon on a biscuit" is one food. Lists without amounts are split by the matcher instead.
struct FoodSegmenter {
    let tokens: [ReadToken]
    private var items: [Range<Int>] = []
    private(set) var start: Int?
    private(set) var index = 0

    /// The items as ranges of `tokens`.
    static func items(_ tokens: [ReadToken]) -> [Range<Int>] {
        var segmenter = FoodSegmenter(tokens: tokens)
        segmenter.run()
        return segmenter.items
    }

    private init(tokens: [ReadToken]) { self.tokens = tokens }

    private mutating func run() {
        while index < tokens.count {
            if tokens[index].mark == .colon {
                if !isHeading(index) { close(at: index) }
                start = nil
                index += 1
            } else if tokens[index].endsSentence || isJoining(index) || opensClause(index) {
                close(at: index)
                index += 1
            } else if start == nil {
                begin()
            } else {
                extend()
            }
        }
        close(at: tokens.count)
    }

    private mutating func close(at end: Int) {
        guard let start, start < end else { return self.start = nil }
        var last = end
        while last > start,
            tokens[last - 1].has(.linking) || tokens[last - 1].mark == .comma || tokens[last - 1].has(.glue)
        {
            // "with the skin on".
            // "a frozen meal".
            if last - 2 >= start, tokens[last - 1].is("meal"), tokens[last - 2].is("frozen") { break }
            if last - 2 > start, ["skin", "peel", "crust"].contains(tokens[last - 2].form) { break }
            last -= 1
        }
        // "milk on the side": where it stood.
        if last > start + 3, tokens[last - 1].is("side"), tokens[last - 2].is("the"), tokens[last - 3].is("on") {
            last -= 3
        }
        // "fries sprinkled with a tablespoon of cheese": what it was sprinkled with is the next item.
        if last > start + 1, last < tokens.count, tokens[last].is("with") || tokens[last].is("in"),
            Self.dressed.contains(tokens[last - 1].text)
        {
            last -= 1
        }
        if last > start { items.append(start..<last) }
        self.start = nil
    }

    private static let dressed: Set<String> = [
        "sprinkled", "topped", "drizzled", "dusted", "served", "paired", "garnished", "finished", "smothered",
    ]

    func isJoining(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.has(.joining) {
            if token.is("along") || token.is("together") || token.is("coupled") {
                return index + 1 < tokens.count && tokens[index + 1].is("with")
            }
            return true
        }
        if token.mark == .plus { return true }
        // "it was a holiday, so breakfast was a pancake".
        if token.is("so"), index > 0, tokens[index - 1].mark == .comma { return true }
        // "and saved room for a cupcake".
        if token.is("room") { return true }
        if token.is("next"), index + 1 < tokens.count, tokens[index + 1].is("to") { return true }
        // "as well as a roll".
        if token.is("well"), index > 0, tokens[index - 1].is("as"), index + 1 < tokens.count, tokens[index + 1].is("as")
        {
            return true
        }
        // "and spread a tablespoon of butter on it": what was done with it.
        if token.is("spread"), index > 0,
            tokens[index - 1].is("and") || tokens[index - 1].mark == .comma || tokens[index - 1].has(.pronoun),
            index + 1 < tokens.count, tokens[index + 1].has(.determiner) || tokens[index + 1].number != nil
        {
            return true
        }
        // ", and I couldn't resist a cola": a new clause.
        if token.is("i") || token.is("we"), index > 0, index + 1 < tokens.count, !tokens[index + 1].is("mean"),
            tokens[index - 1].is("and") || tokens[index - 1].mark == .comma
        {
            return true
        }
        // ", dipped it in a packet of sauce": what was done with it, and with what.
        if token.isWord, token.text.hasSuffix("ed"), index + 1 < tokens.count,
            tokens[index + 1].is("it") || tokens[index + 1].is("them")
        {
            return true
        }
        if token.is("topped"), index + 1 < tokens.count, tokens[index + 1].is("it") || tokens[index + 1].is("off") {
            return true
        }
        if token.has(.eating), index > 1, tokens[index - 1].has(.pronoun),
            tokens[index - 2].is("that") || tokens[index - 2].is("which")
        {
            return false
        }
        if token.has(.eating), isInRelativeClause(index) { return false }
        guard token.has(.eating), !token.has(.container) else { return false }
        // "seasoned simply and enjoyed without the skin": how it was eaten, not what.
        if index + 1 < tokens.count, Self.manners.contains(tokens[index + 1].text),
            Self.tellingHow.contains(token.text), index > 0,
            !tokens[index - 1].has(.pronoun)
        {
            return false
        }
        return isEating(index)
    }

    private static let tellingHow: Set<String> = ["enjoyed", "eaten", "prepared", "cooked", "savored"]
    private static let manners: Set<String> = ["without", "plain", "raw", "as", "in", "on", "by", "straight"]

    /// Words like "made", "topped", "featuring", "featured", "finished", "bit" are verbs of eating only in some places.
    private func isEating(_ index: Int) -> Bool {
        let token = tokens[index]
        guard Self.describing.contains(token.text) else { return true }
        // "cooked carrots".
        guard index > 0 else {
            return !token.is("cooked") || tokens.count < 2 || tokens[1].has(.determiner) || tokens[1].number != nil
        }
        let before = tokens[index - 1]
        return before.has(.pronoun)
    }

    private static let describing: Set<String> = [
        "made", "topped", "featuring", "featured", "finished", "prepared", "cooked", "contained", "containing", "added",
        "rounded", "wrapped", "whipped",
        "cracked", "polished", "bit", "fixed", "including", "includes", "include", "included", "features", "drink",
        "drinks", "eat", "eaten",
        "satisfying", "refreshing", "quenching", "wanted", "needed", "opened", "opening", "started", "starting",
        "hydrating", "delighted", "topping", "ended", "settled", "got", "drunk", "going", "tasting",
        "popped",
    ]

    private mutating func begin() {
        let token = tokens[index]
        // "not hungry, just an apple", "not pork, chicken": what is denied was not eaten.
        if token.is("not"), index == 0 || !Self.helping.contains(tokens[index - 1].text) {
            let denial = index
            repeat {
                index += 1
            } while index < tokens.count && tokens[index].mark == nil && !isSeparator(index)
                && !isJoining(index) && (index == denial + 1 || tokens[index].number == nil && !startsAnother(index))
            return
        }
        if token.is("no"), let end = endOfDeniedOpening() {
            index = end
            return
        }
        let startsAmount = NumberReader.read(tokens, at: index) != nil || token.has(.determiner)
        if !startsAmount,
            !token.isWord || token.has(.glue) || token.has(.linking) || token.has(.pronoun) || token.has(.empty)
                || isFiller(token) && !FoodPhraseReader.opensName(tokens, index)
        {
            index += 1
            return
        }
        // "squeezed a lemon": what was done, not what was eaten.
        if !startsAmount, token.text.hasSuffix("ed"), index + 1 < tokens.count,
            tokens[index + 1].has(.determiner) || tokens[index + 1].is("it") || tokens[index + 1].is("them")
        {
            index += 1
            return
        }
        // "to toast a slice of bread": what was done with it.
        if !startsAmount, index > 0, tokens[index - 1].is("to"), index + 1 < tokens.count,
            tokens[index + 1].has(.determiner)
        {
            index += 1
            return
        }
        if !startsAmount, isVerbOfSpeaker(index) {
            index += 1
            return
        }
        start = index
        index = amountEnd(index)
    }

    func isFiller(_ token: ReadToken) -> Bool {
        token.has(.filler) && !token.has(.container) && !token.has(.size)
    }

    /// After "two", "a small", "12 fl oz": an amount is never cut inside.
    func amountEnd(_ start: Int) -> Int {
        var end = start
        for _ in 0..<3 {
            if let number = NumberReader.read(tokens, at: end) {
                end = MeasureReader.read(tokens, at: number.end)?.end ?? number.end
            } else if end < tokens.count,
                tokens[end].has(.determiner) || tokens[end].has(.size) || isFiller(tokens[end])
                    || tokens[end].mark == .dash
            {
                end += 1
            } else {
                break
            }
        }
        return max(end, start + 1)
    }

    private mutating func extend() {
        if isSeparator(index) {
            if let next = itemStart(after: index) {
                close(at: index)
                start = next
                index = amountEnd(next)
                return
            }
        } else if startsUnseparated(index) {
            close(at: index)
            start = index
            index = amountEnd(index)
            return
        }
        index += 1
    }

    func isSeparator(_ index: Int) -> Bool {
        let token = tokens[index]
        // ", specifically an Oreo": the same thing, named more closely.
        if index + 1 < tokens.count, tokens[index + 1].is("specifically") || tokens[index + 1].is("namely") {
            return false
        }
        if token.is("specifically") || token.is("namely") { return false }
        if token.mark == .comma || token.mark == .dash || token.mark == .newline { return true }
        if token.has(.linking) { return !token.is("or") }
        if token.is("featuring") || token.is("including") || token.is("topped") { return true }
        // "drenched in a cup of milk", "with milk in a glass": only a measured amount makes it an item.
        if token.is("to"), index + 1 < tokens.count, wasPut(), startsAmount(index + 1) { return true }
        return Self.places.contains(token.text) && index + 1 < tokens.count
            && (isMeasured(index + 1) || isWeighed(index + 1) || wasPut() && startsAmount(index + 1))
    }

    /// Where the next item starts, when an amount follows the separator.
    private func itemStart(after separator: Int) -> Int? {
        var next = separator
        var follows = false
        while next < tokens.count, !isJoining(next),
            isSeparator(next) || isFiller(tokens[next]) || tokens[next].is("then") || tokens[next].is("also")
        {
            follows = follows || isSeparator(next)
            next += 1
        }
        if next < tokens.count, isJoining(next) { return nil }
        guard follows, next < tokens.count else { return nil }
        if tokens[next].is("every") || holdsWhatFollows(separator, next) { return nil }
        if let mass = massAhead(next) { return mass ? next : nil }
        guard startsAmount(next) else { return nil }
        if hasUnit(next) { return next }
        if isOnTheSide(next) { return next }
        if describesFoodBefore(separator, next) { return nil }
        let isListed = !tokens[separator].is("with") && !tokens[separator].is("topped")
        return isPartOfFoodBefore(next, isListed: isListed) ? nil : next
    }

    func startsAmount(_ index: Int) -> Bool {
        let token = tokens[index]
        if let number = NumberReader.read(tokens, at: index) {
            if number.end < tokens.count, tokens[number.end].mark == .percent { return false }
            return number.end < tokens.count
        }
        return token.is("a") || token.is("an") || token.is("another") || token.is("my")
    }

    private static let places: Set<String> = ["in", "on", "into", "over", "atop", "inside"]
}
