import SeededRandom
import Testing

@testable import CorginaJournal

/// Texts made together with the value they stand for, with space, escapes and numbers written in every way there is.
@Suite struct JSONPropertyTests {
    @Test func `a text reads as the value it was made from`() throws {
        for seed in 0..<1_500 {
            var made = MadeJSON(seed: UInt64(seed))
            let value = made.value(depth: 0)
            #expect(try JSON(parsing: made.text) == value, "seed \(seed)")
            #expect(try JSON(parsing: value.utf8) == value, "seed \(seed)")
        }
    }

    @Test func `a text cut short at any byte is refused, at its end or before`() throws {
        for seed in 0..<60 {
            var made = MadeJSON(seed: UInt64(seed))
            made.text.append(UInt8(ascii: "["))
            _ = made.value(depth: 0)
            for count in 0..<made.text.count {
                let error = #expect(throws: JSONError.self) { try JSON(parsing: Array(made.text[..<count])) }
                #expect(error.map { (0...count).contains($0.offset) } == true)
            }
        }
    }

    @Test func `one byte changed is refused or read, and never more than that`() throws {
        for seed in 0..<300 {
            var made = MadeJSON(seed: UInt64(seed))
            _ = made.value(depth: 0)
            for _ in 0..<20 {
                var bytes = made.text
                let place = Int.random(in: bytes.indices, using: &made.random)
                bytes[place] = .random(in: 0...255, using: &made.random)
                guard let json = try? JSON(parsing: bytes) else { continue }
                #expect(try JSON(parsing: json.utf8) == json)
            }
        }
    }

    @Test func `numbers read as the nearest double and as the whole number they are`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<60_000 {
            let literal = MadeJSON.number(&random)
            let number = JSON.Number(literal: literal)
            let expected = Double(literal).flatMap { $0.isFinite ? $0 : nil }
            #expect(number.double?.bitPattern == expected?.bitPattern, "\(literal)")
            #expect(number.integer == Int(literal) ?? expected.flatMap { Int(exactly: $0) }, "\(literal)")
        }
        for literal in ["0", "-0", "-0.0", "9007199254740993", "9223372036854775807", "-9223372036854775808", "1e400"] {
            let expected = Double(literal).flatMap { $0.isFinite ? $0 : nil }
            #expect(JSON.Number(literal: literal).double?.bitPattern == expected?.bitPattern)
            #expect(JSON.Number(literal: literal).integer == Int(literal) ?? expected.flatMap { Int(exactly: $0) })
        }
    }

    @Test(arguments: [
        #"{"a":1,"\u0061":2}"#, #"{"\u0061":1,"b":0,"a":2}"#, "{\"\u{E9}\":1,\"e\u{301}\":2}", #"{"":1,"":2}"#,
        #"{"longer names":1,"longer name":1,"longer names":2}"#, #"{"x":{"a":1,"b":{"a":1,"a":2}}}"#,
    ])
    func `a name that comes twice is found however it is written`(text: String) {
        #expect { try JSON(parsing: text) } throws: { ($0 as? JSONError)?.reason == .repeatedName }
    }

    @Test func `the same name in different objects is none that comes twice`() throws {
        #expect(try JSON(parsing: #"{"a":{"a":{"a":1},"b":[{"a":1},{"a":1}]},"b":1,"é":{"a":1,"é":1},"c":1}"#) != .null)
    }
}

/// JSON text made at random beside the value it stands for.
struct MadeJSON {
    var random: SeededGenerator
    var text: [UInt8] = []

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func value(depth: Int) -> JSON {
        space()
        defer { space() }
        switch Int.random(in: 0..<(depth < 6 ? 8 : 5), using: &random) {
        case 0: return word("null", .null)
        case 1: return word("true", .bool(true))
        case 2: return word("false", .bool(false))
        case 3:
            let literal = Self.number(&random)
            return word(literal, .number(JSON.Number(literal: literal)))
        case 4: return .string(string())
        case 5: return array(depth: depth)
        default: return object(depth: depth)
        }
    }

    private mutating func word(_ word: String, _ value: JSON) -> JSON {
        text += word.utf8
        return value
    }

    private mutating func array(depth: Int) -> JSON {
        text.append(UInt8(ascii: "["))
        var elements: [JSON] = []
        for place in 0..<Int.random(in: 0...4, using: &random) {
            if place > 0 { text.append(UInt8(ascii: ",")) }
            elements.append(value(depth: depth + 1))
        }
        if elements.isEmpty { space() }
        text.append(UInt8(ascii: "]"))
        return .array(elements)
    }

    private mutating func object(depth: Int) -> JSON {
        text.append(UInt8(ascii: "{"))
        var members: [JSON.Member] = []
        // Now and then more than are compared one with the other.
        let count = Int.random(in: 0..<40, using: &random) == 0 ? 70 : Int.random(in: 0...5, using: &random)
        for place in 0..<count {
            if place > 0 { text.append(UInt8(ascii: ",")) }
            space()
            let start = text.count
            var name = string()
            while members.contains(where: { $0.name == name }) {
                text.removeLast(text.count - start)
                name = string()
            }
            space()
            text.append(UInt8(ascii: ":"))
            members.append(JSON.Member(name, value(depth: count > 10 ? 6 : depth + 1)))
        }
        if members.isEmpty { space() }
        text.append(UInt8(ascii: "}"))
        return .object(members)
    }

    private mutating func string() -> String {
        text.append(UInt8(ascii: "\""))
        var read = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &random) { read.append(character()) }
        text.append(UInt8(ascii: "\""))
        return String(read)
    }

    private mutating func character() -> Unicode.Scalar {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            let (letter, scalar) = Self.escapes.randomElement(using: &random) ?? ("n", "\n")
            text += "\\\(letter)".utf8
            return scalar
        case 1:
            let scalar = Self.scalars.randomElement(using: &random) ?? "a"
            for unit in String(scalar).utf16 { escape(unit) }
            return scalar
        case 2:
            // Half an emoji; what comes next is never the second half of one by itself.
            escape(.random(in: 0xD800...0xDBFF, using: &random))
            return "\u{FFFD}"
        case 3:
            let scalar = Self.scalars.filter { $0.value >= 0x20 }.randomElement(using: &random) ?? "a"
            text += String(scalar).utf8
            return scalar
        default:
            let letter = UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random)
            text.append(letter)
            return Unicode.Scalar(letter)
        }
    }

    private mutating func escape(_ unit: UInt16) {
        let digits = String(unit, radix: 16, uppercase: .random(using: &random))
        text += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    }

    private mutating func space() {
        for _ in 0..<Int.random(in: 0...1, using: &random) {
            text.append([0x20, 0x0A, 0x0D, 0x09].randomElement(using: &random) ?? 0x20)
        }
    }

    static func number(_ random: inout SeededGenerator) -> String {
        func digits() -> String {
            String(UInt64.random(in: 0...(UInt64.max >> UInt64.random(in: 0...63, using: &random)), using: &random))
        }
        var literal = Bool.random(using: &random) ? "-" : ""
        literal += digits()
        if Bool.random(using: &random) {
            literal += "." + String(repeating: "0", count: .random(in: 0...3, using: &random)) + digits()
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            literal += ["e", "E"].randomElement(using: &random) ?? "e"
            literal += ["", "-", "+"].randomElement(using: &random) ?? ""
            literal += String(Int.random(in: 0...340, using: &random))
        }
        return literal
    }

    private static let escapes: [(String, Unicode.Scalar)] = [
        ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"), ("r", "\r"), ("t", "\t"),
    ]
    private static let scalars: [Unicode.Scalar] = [
        "\u{0}", "\u{1F}", " ", "a", "~", "\u{7F}", "é", "\u{301}", "K", "ß", "\u{2028}", "水", "\u{FFFF}", "🤰",
        "\u{10FFFF}",
    ]
}
