/// Reads numbers as people say them: "2", "two", "half a dozen", "1 1/2", "two or three", "2-3".
enum NumberReader {
    struct Result: Hashable {
        var value: Double
        /// Index after the last token read.
        var end: Int
    }

    private static let words: [String: Double] = [
        "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
        "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
        "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
        "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    ]
    /// "A few" is three, "several" four: what people mean when asked. Source: our own convention, shown on the sheet.
    private static let vague: [String: Double] = ["few": 3, "several": 4, "couple": 2, "pair": 2]

    private static let fractions = ["half": 0.5, "quarter": 0.25, "third": 1.0 / 3]

    /// "two thirds", "four fifths": into how many parts it is cut.
    private static let parts: [String: Double] = ["thirds": 3, "quarters": 4, "fifths": 5, "sixths": 6, "eighths": 8, "tenths": 10]

    static func isNumberWord(_ text: String) -> Bool { words[text] != nil }

    /// What a single number word says: 40 for "forty".
    static func value(of word: String) -> Double? { words[word] }

    /// The number that begins at `start`, or `nil`. An article alone is not a number here.
    static func read(_ tokens: [ReadToken], at start: Int) -> Result? {
        guard let first = corrected(tokens, at: start) else { return nil }
        return range(tokens, from: first)
    }

    /// "two, no, three eggs": the last number counts.
    private static func corrected(_ tokens: [ReadToken], at start: Int) -> Result? {
        guard var result = single(tokens, at: start) else { return nil }
        for _ in 0..<3 {
            var next = result.end
            if next < tokens.count, tokens[next].mark == .comma || tokens[next].mark == .dash { next += 1 }
            guard next < tokens.count else { break }
            let saysSo = next + 1 < tokens.count && tokens[next].is("i") && tokens[next + 1].is("mean")
            guard
                saysSo || tokens[next].is("no") || tokens[next].is("sorry") || tokens[next].is("actually")
                    || tokens[next].is("wait")
            else { break }
            next += 1
            while next < tokens.count, tokens[next].mark == .comma || tokens[next].is("i") || tokens[next].is("mean") {
                next += 1
            }
            guard let better = single(tokens, at: next) else { break }
            result = better
        }
        return result
    }

    /// "2-3", "two or three", "2 to 3": the middle.
    private static func range(_ tokens: [ReadToken], from first: Result) -> Result {
        var next = first.end
        guard next < tokens.count, tokens[next].mark == .dash || tokens[next].is("or") || tokens[next].is("to") else {
            return first
        }
        next += 1
        guard let second = single(tokens, at: next), second.value > first.value, second.value <= first.value * 10,
            !(second.end < tokens.count && tokens[second.end].mark == .percent)
        else { return first }
        return Result(value: (first.value + second.value) / 2, end: second.end)
    }

    private static func single(_ tokens: [ReadToken], at start: Int) -> Result? {
        guard start < tokens.count else { return nil }
        let token = tokens[start]
        // Asked of every word of a sentence many times; most are none of these.
        guard token.number != nil || token.has(.counting) else { return nil }
        if let number = token.number { return isOrdinal(tokens, at: start) ? nil : digits(tokens, number, at: start) }
        if let value = words[token.text] { return words(tokens, value, at: start) }
        if token.is("half") || token.is("quarter") || token.is("third") { return fraction(tokens, at: start) }
        if token.is("dozen") { return Result(value: 12, end: skipOf(tokens, start + 1)) }
        if let value = vague[token.text] { return Result(value: value, end: skipOf(tokens, start + 1)) }
        if token.is("a") || token.is("an") || token.is("another") || token.is("the") {
            return afterArticle(tokens, at: start)
        }
        return nil
    }

    /// "2nd" ranks and counts nothing.
    static func isOrdinal(_ tokens: [ReadToken], at start: Int) -> Bool {
        guard start + 1 < tokens.count, tokens[start].number != nil,
            tokens[start].token.range.upperBound == tokens[start + 1].token.range.lowerBound
        else { return false }
        return ["st", "nd", "rd", "th"].contains(tokens[start + 1].text)
    }

    /// "a half", "a couple of", "a few", "a dozen", "a hundred".
    private static func afterArticle(_ tokens: [ReadToken], at start: Int) -> Result? {
        guard start + 1 < tokens.count else { return nil }
        let next = tokens[start + 1]
        if next.is("hundred") { return Result(value: 100, end: start + 2) }
        guard next.is("half") || next.is("quarter") || next.is("third") || next.is("dozen") || vague[next.text] != nil
        else { return nil }
        // "a pair of" counts, but "a quarter pounder" is a name.
        if start + 2 < tokens.count, tokens[start + 2].is("pounder") { return nil }
        return single(tokens, at: start + 1)
    }

    private static func digits(_ tokens: [ReadToken], _ number: Double, at start: Int) -> Result {
        if let fraction = slashFraction(tokens, at: start) { return fraction }
        let next = start + 1
        if let part = slashFraction(tokens, at: next), part.value < 1 {
            return Result(value: number + part.value, end: part.end)
        }
        if next < tokens.count, let part = tokens[next].number, tokens[next].text.isEmpty, part < 1 {
            return Result(value: number + part, end: next + 1)
        }
        if let half = andHalf(tokens, at: next) { return Result(value: number + half.value, end: half.end) }
        if next < tokens.count, tokens[next].is("dozen") {
            return Result(value: number * 12, end: skipOf(tokens, next + 1))
        }
        return Result(value: number, end: next)
    }

    /// "1/2", small numbers only: "120/80" is a blood pressure.
    private static func slashFraction(_ tokens: [ReadToken], at start: Int) -> Result? {
        guard start + 2 < tokens.count, let over = tokens[start].number, tokens[start + 1].mark == .slash,
            let under = tokens[start + 2].number, under > 1, under <= 16, over < under, over > 0
        else { return nil }
        return Result(value: over / under, end: start + 3)
    }

    private static func words(_ tokens: [ReadToken], _ value: Double, at start: Int) -> Result {
        var total = value
        var next = start + 1
        if value >= 20, next < tokens.count, let unit = words[tokens[next].text], (1..<10).contains(unit) {
            total += unit
            next += 1
        }
        if next < tokens.count, tokens[next].is("hundred") {
            total *= 100
            next += 1
            if next < tokens.count, tokens[next].is("and") {
                next += words[tokens[min(next + 1, tokens.count - 1)].text] == nil ? 0 : 1
            }
            if next < tokens.count, let rest = words[tokens[next].text] {
                total += rest
                next += 1
            }
        }
        if next < tokens.count, tokens[next].is("dozen") {
            return Result(value: total * 12, end: skipOf(tokens, next + 1))
        }
        if next + 1 < tokens.count, tokens[next].is("point"), let part = words[tokens[next + 1].text], part < 10 {
            return Result(value: total + part / 10, end: next + 2)
        }
        if value == 1, next < tokens.count, Self.fractions[tokens[next].text] != nil,
            let part = fraction(tokens, at: next)
        {
            return part
        }
        if next < tokens.count, let parts = parts[tokens[next].text], total < parts {
            return Result(value: total / parts, end: skipArticle(tokens, skipOf(tokens, next + 1)))
        }
        if let half = andHalf(tokens, at: next) { return Result(value: total + half.value, end: half.end) }
        return Result(value: total, end: next)
    }

    /// "and a half" after a number.
    private static func andHalf(_ tokens: [ReadToken], at start: Int) -> Result? {
        guard start + 2 < tokens.count, tokens[start].is("and"), tokens[start + 1].is("a"), tokens[start + 2].is("half")
        else { return nil }
        return Result(value: 0.5, end: start + 3)
    }

    /// "half a", "half of a", "half an", "quarter of the".
    private static func fraction(_ tokens: [ReadToken], at start: Int) -> Result? {
        guard let value = fractions[tokens[start].text] else { return nil }
        // "half and half" is a cream.
        if start > 1, tokens[start - 1].is("and"), tokens[start - 2].is("half") { return nil }
        var next = start + 1
        if next < tokens.count, tokens[next].is("and") || tokens[next].is("pounder") { return nil }
        next = skipArticle(tokens, skipOf(tokens, next))
        if next < tokens.count, tokens[next].is("dozen") {
            return Result(value: value * 12, end: skipOf(tokens, next + 1))
        }
        return Result(value: value, end: next)
    }

    private static func skipArticle(_ tokens: [ReadToken], _ index: Int) -> Int {
        index < tokens.count && ["a", "an", "the", "my"].contains(tokens[index].text) ? index + 1 : index
    }

    private static func skipOf(_ tokens: [ReadToken], _ index: Int) -> Int {
        index < tokens.count && tokens[index].is("of") ? index + 1 : index
    }
}
