/// The fields of a food table's lines, read one after another.
struct TableLines {
    let text: [UInt8]
    private var position = 0
    private var line = 1
    /// Whether the line goes on: at its start, and after each tab.
    private var expectsField = true

    init(_ text: [UInt8]) { self.text = text }

    var isAtEnd: Bool { position == text.count }
    var isAtLineEnd: Bool { !expectsField }

    func damaged(_ damage: FoodCatalogueError.Damage) -> FoodCatalogueError { .damaged(line: line, damage) }

    /// Goes to the next line; the current one must have been read in full.
    mutating func endLine() throws(FoodCatalogueError) {
        guard !expectsField else { throw damaged(.tooManyFields) }
        line += 1
        expectsField = true
    }

    /// The next field as a string that must say something.
    mutating func word() throws(FoodCatalogueError) -> String {
        String(decoding: text[try name().indices], as: UTF8.self)
    }

    /// The next field as text that must say something.
    mutating func name() throws(FoodCatalogueError) -> TextRange {
        let range = try slice()
        guard !range.isEmpty else { throw damaged(.emptyName) }
        return range
    }

    /// The next field as text, which may be empty.
    mutating func slice() throws(FoodCatalogueError) -> TextRange {
        try startField()
        let start = position
        var isASCII = true
        while !isAtFieldEnd {
            if text[position] >= 0x80 { isASCII = false }
            position += 1
        }
        let indices = start..<position
        try endField(else: .notUTF8)
        guard isASCII || String(validating: text[indices], as: UTF8.self) != nil else { throw damaged(.notUTF8) }
        return TextRange(indices)
    }

    mutating func integer(upTo limit: Int) throws(FoodCatalogueError) -> Int {
        try startField()
        guard let number = digits() else { throw damaged(.notANumber) }
        try endField(else: .notANumber)
        guard number <= limit else { throw damaged(.numberOutOfRange) }
        return number
    }

    /// The next field as a decimal figure, in thousandths.
    mutating func figure() throws(FoodCatalogueError) -> Int32 {
        try startField()
        guard let figure = thousandths() else { throw damaged(.notANumber) }
        try endField(else: .notANumber)
        return figure
    }

    /// The next portion of the field of portions; `nil` once, at the end of the field.
    mutating func portion() throws(FoodCatalogueError) -> PortionText? {
        try startField()
        if isAtFieldEnd {
            try endField(else: .notANumber)
            return nil
        }
        guard let portion = writtenPortion(), isAtFieldEnd || skip(.space) else { throw damaged(.notANumber) }
        return portion
    }
}

/// A portion as written: `sequence:measure/variety=grams`.
struct PortionText {
    var sequence: Int?
    var measure: Int
    var variety: Int?
    var thousandths: Int32
}

extension TableLines {
    private mutating func startField() throws(FoodCatalogueError) {
        guard expectsField else { throw damaged(.tooFewFields) }
        guard !isAtEnd else { throw damaged(.endsEarly) }
    }

    private var isAtFieldEnd: Bool {
        position == text.count || text[position] == .tab || text[position] == .lineFeed
    }

    private mutating func endField(else damage: FoodCatalogueError.Damage) throws(FoodCatalogueError) {
        guard !isAtEnd else { throw damaged(.endsEarly) }
        guard isAtFieldEnd else { throw damaged(damage) }
        expectsField = text[position] == .tab
        position += 1
    }

    private mutating func writtenPortion() -> PortionText? {
        guard var measure = digits() else { return nil }
        var sequence: Int?
        if skip(.colon) {
            guard let second = digits() else { return nil }
            (sequence, measure) = (measure, second)
        }
        var variety: Int?
        if skip(.slash) {
            guard let number = digits() else { return nil }
            variety = number
        }
        guard skip(.equals), let grams = thousandths() else { return nil }
        return PortionText(sequence: sequence, measure: measure, variety: variety, thousandths: grams)
    }

    /// Digits with at most three decimals, below 2,000,000.
    private mutating func thousandths() -> Int32? {
        guard let whole = digits(), whole < 2_000_000 else { return nil }
        guard skip(.point) else { return Int32(whole * 1_000) }
        let start = position
        guard let decimals = digits() else { return nil }
        switch position - start {
        case 1: return Int32(whole * 1_000 + decimals * 100)
        case 2: return Int32(whole * 1_000 + decimals * 10)
        case 3: return Int32(whole * 1_000 + decimals)
        default: return nil
        }
    }

    /// One to nine digits.
    private mutating func digits() -> Int? {
        let start = position
        var number = 0
        while position < text.count, case let digit = text[position] &- 48, digit < 10 {
            guard position - start < 9 else { return nil }
            number = number * 10 + Int(digit)
            position += 1
        }
        return position > start ? number : nil
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard position < text.count, text[position] == byte else { return false }
        position += 1
        return true
    }
}

extension UInt8 {
    fileprivate static let tab = UInt8(ascii: "\t")
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let point = UInt8(ascii: ".")
    fileprivate static let colon = UInt8(ascii: ":")
    fileprivate static let slash = UInt8(ascii: "/")
    fileprivate static let equals = UInt8(ascii: "=")
}
