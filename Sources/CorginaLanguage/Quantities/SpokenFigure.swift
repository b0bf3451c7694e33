/// Reads figures as people read them off an instrument: "one eighteen" is 118, "one oh eight" 108, "sixty eight point
/// four" 68.4, "71,2" 71.2. Counts of things are ``NumberReader``'s.
enum SpokenFigure {
    struct Result: Hashable {
        var value: Double
        /// Index after the last token read.
        var end: Int
        /// Whether decimals were said.
        var isDecimal: Bool
    }

    static func read(_ tokens: [ReadToken], at start: Int) -> Result? {
        guard start < tokens.count, let said = whole(tokens, at: start) else { return nil }
        let whole = thousands(tokens, said)
        if whole.isDecimal { return whole }
        if let half = andHalf(tokens, at: whole.end) {
            return Result(value: whole.value + 0.5, end: half, isDecimal: true)
        }
        return decimals(tokens, after: whole) ?? whole
    }

    private static func whole(_ tokens: [ReadToken], at start: Int) -> Result? {
        let token = tokens[start]
        if let number = token.number {
            guard !isOrdinal(tokens, at: start) else { return nil }
            if let comma = decimalComma(token, number) { return Result(value: comma, end: start + 1, isDecimal: true) }
            return Result(value: number, end: start + 1, isDecimal: token.text.contains("."))
        }
        guard token.isWord else { return nil }
        if token.is("a"), start + 1 < tokens.count, tokens[start + 1].is("hundred") {
            return hundreds(1, tokens, after: start + 1)
        }
        guard let first = NumberReader.value(of: token.text) else { return nil }
        let next = start + 1
        guard next < tokens.count, tokens[next].isWord else { return Result(value: first, end: next, isDecimal: false) }
        guard (1..<10).contains(first) else {
            let small = belowHundred(tokens, at: start)
            return small.map { Result(value: $0.value, end: $0.end, isDecimal: false) }
        }
        if tokens[next].is("hundred") { return hundreds(first, tokens, after: next) }
        // "one oh eight"
        if next + 1 < tokens.count, ["oh", "o", "zero"].contains(tokens[next].text),
            let unit = NumberReader.value(of: tokens[next + 1].text), (1..<10).contains(unit)
        {
            return Result(value: first * 100 + unit, end: next + 2, isDecimal: false)
        }
        // "one eighteen", "one forty two"
        if let rest = belowHundred(tokens, at: next), rest.value >= 10 {
            return Result(value: first * 100 + rest.value, end: rest.end, isDecimal: false)
        }
        return Result(value: first, end: next, isDecimal: false)
    }

    /// "two thousand", "one thousand five hundred".
    private static func thousands(_ tokens: [ReadToken], _ count: Result) -> Result {
        guard !count.isDecimal, (1..<1_000).contains(count.value), count.end < tokens.count,
            tokens[count.end].is("thousand")
        else { return count }
        let next = count.end + 1
        let rest = next < tokens.count ? whole(tokens, at: next) : nil
        guard let rest, !rest.isDecimal, rest.value < 1_000, tokens[next].isWord else {
            return Result(value: count.value * 1_000, end: next, isDecimal: false)
        }
        return Result(value: count.value * 1_000 + rest.value, end: rest.end, isDecimal: false)
    }

    /// "2nd" ranks; "12st" may be stones, and no ordinal ends so.
    private static func isOrdinal(_ tokens: [ReadToken], at start: Int) -> Bool {
        guard NumberReader.isOrdinal(tokens, at: start) else { return false }
        guard tokens[start + 1].is("st"), let number = tokens[start].number else { return true }
        return number == 1 || number > 20 && number.truncatingRemainder(dividingBy: 10) == 1
    }

    /// A decimal comma reads as one between thousands: "71,2" arrives as 712. Thousands have three digits after it.
    private static func decimalComma(_ token: ReadToken, _ number: Double) -> Double? {
        guard number < 1_000, !token.text.contains("."), token.token.range.count == token.text.utf8.count + 1 else {
            return nil
        }
        return number / 10
    }

    private static func hundreds(_ count: Double, _ tokens: [ReadToken], after hundred: Int) -> Result {
        var next = hundred + 1
        if next < tokens.count, tokens[next].is("and") { next += 1 }
        guard let rest = belowHundred(tokens, at: next) else {
            return Result(value: count * 100, end: hundred + 1, isDecimal: false)
        }
        return Result(value: count * 100 + rest.value, end: rest.end, isDecimal: false)
    }

    private static func belowHundred(_ tokens: [ReadToken], at start: Int) -> (value: Double, end: Int)? {
        guard start < tokens.count, tokens[start].isWord, let tens = NumberReader.value(of: tokens[start].text) else {
            return nil
        }
        guard tens >= 20, start + 1 < tokens.count, tokens[start + 1].isWord,
            let unit = NumberReader.value(of: tokens[start + 1].text), (1..<10).contains(unit)
        else { return (tens, start + 1) }
        return (tens + unit, start + 2)
    }

    /// "and a half", "and half", "½".
    private static func andHalf(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard start < tokens.count else { return nil }
        if tokens[start].number == 0.5, tokens[start].text.isEmpty { return start + 1 }
        guard tokens[start].is("and"), start + 1 < tokens.count else { return nil }
        if tokens[start + 1].is("half") { return start + 2 }
        guard start + 2 < tokens.count, tokens[start + 1].is("a"), tokens[start + 2].is("half") else { return nil }
        return start + 3
    }

    /// "point four", "point oh five", "point 4".
    private static func decimals(_ tokens: [ReadToken], after whole: Result) -> Result? {
        guard whole.end < tokens.count, tokens[whole.end].is("point") else { return nil }
        var next = whole.end + 1
        var scale = 1.0
        var part = 0.0
        while next < tokens.count, next - whole.end <= 2 {
            let digit =
                tokens[next].is("oh") ? 0 : tokens[next].number ?? NumberReader.value(of: tokens[next].text)
            guard let digit, digit < 10, digit == digit.rounded() else { break }
            scale /= 10
            part += digit * scale
            next += 1
        }
        guard next > whole.end + 1 else { return nil }
        return Result(value: ((whole.value + part) * 100).rounded() / 100, end: next, isDecimal: true)
    }
}
