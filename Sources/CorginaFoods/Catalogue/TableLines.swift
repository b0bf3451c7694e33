/// The fields of a food table's lines, read one after another.
struct TableLines {
    let text: [UInt8]
    private var position = 0
    private var line = 1
    /// Whether the last field read was ended by a tab, so that another one must follow on its line.
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

    /// The next field as text, which may be empty.
    mutating func slice() throws(FoodCatalogueError) -> TextRange {
        TextRange(try field())
    }

    /// The next field as text that must say something.
    mutating func name() throws(FoodCatalogueError) -> TextRange {
        let indices = try field()
        guard !indices.isEmpty else { throw damaged(.emptyName) }
        return TextRange(indices)
    }

    /// The next field as a string that must say something.
    mutating func word() throws(FoodCatalogueError) -> String {
        let indices = try name().indices
        return String(decoding: text[indices], as: UTF8.self)
    }

    mutating func integer(upTo limit: Int) throws(FoodCatalogueError) -> Int {
        var digits = Digits(text: text, indices: try field())
        guard let number = digits.integer(), digits.isAtEnd else { throw damaged(.notANumber) }
        guard number <= limit else { throw damaged(.numberOutOfRange) }
        return number
    }

    /// The next field as a decimal figure, in thousandths.
    mutating func figure() throws(FoodCatalogueError) -> Int32 {
        var digits = Digits(text: text, indices: try field())
        guard let figure = digits.thousandths(), digits.isAtEnd else { throw damaged(.notANumber) }
        return figure
    }

    /// The next field as portions.
    mutating func portions() throws(FoodCatalogueError) -> [PortionText] {
        var digits = Digits(text: text, indices: try field())
        var portions: [PortionText] = []
        while !digits.isAtEnd {
            guard portions.isEmpty || digits.skip(.space), let portion = digits.portion() else {
                throw damaged(.notANumber)
            }
            portions.append(portion)
        }
        return portions
    }

    private mutating func field() throws(FoodCatalogueError) -> Range<Int> {
        guard !isAtEnd else { throw damaged(.endsEarly) }
        guard expectsField else { throw damaged(.tooFewFields) }
        let start = position
        var isASCII = true
        while position < text.count, text[position] != .tab, text[position] != .lineFeed {
            if text[position] >= 0x80 { isASCII = false }
            position += 1
        }
        guard position < text.count else { throw damaged(.endsEarly) }
        let indices = start..<position
        expectsField = text[position] == .tab
        position += 1
        guard isASCII || String(validating: text[indices], as: UTF8.self) != nil else { throw damaged(.notUTF8) }
        return indices
    }
}

/// A portion as written: `sequence:measure/variety=grams`.
struct PortionText {
    var sequence: Int?
    var measure: Int
    var variety: Int?
    var thousandths: Int32
}

/// Numbers within one field.
private struct Digits {
    let text: [UInt8]
    private var indices: Range<Int>

    init(text: [UInt8], indices: Range<Int>) {
        self.text = text
        self.indices = indices
    }

    var isAtEnd: Bool { indices.isEmpty }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard let first = indices.first, text[first] == byte else { return false }
        indices.removeFirst()
        return true
    }

    /// Up to nine digits.
    mutating func integer() -> Int? {
        let start = indices.lowerBound
        var number = 0
        while let digit {
            guard indices.lowerBound - start < 9 else { return nil }
            number = number * 10 + digit
            indices.removeFirst()
        }
        return indices.lowerBound > start ? number : nil
    }

    /// Digits with at most three decimals, up to 2,000,000.
    mutating func thousandths() -> Int32? {
        guard let whole = integer(), whole < 2_000_000 else { return nil }
        guard skip(.point) else { return Int32(whole * 1_000) }
        let start = indices.lowerBound
        guard let decimals = integer() else { return nil }
        switch indices.lowerBound - start {
        case 1: return Int32(whole * 1_000 + decimals * 100)
        case 2: return Int32(whole * 1_000 + decimals * 10)
        case 3: return Int32(whole * 1_000 + decimals)
        default: return nil
        }
    }

    mutating func portion() -> PortionText? {
        guard var measure = integer() else { return nil }
        var sequence: Int?
        if skip(.colon) {
            sequence = measure
            guard let second = integer() else { return nil }
            measure = second
        }
        var variety: Int?
        if skip(.slash) {
            guard let number = integer() else { return nil }
            variety = number
        }
        guard skip(.equals), let grams = thousandths() else { return nil }
        return PortionText(sequence: sequence, measure: measure, variety: variety, thousandths: grams)
    }

    private var digit: Int? {
        guard let first = indices.first, (48...57).contains(text[first]) else { return nil }
        return Int(text[first] - 48)
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
