import CorginaJournal
import Testing

@Suite struct JSONParsingTests {
    @Test func `values, their order and their numbers are kept as written`() throws {
        let text = #"{"b":[1,-0,2.50,1e3,1E-2],"a":{"x":null,"":true},"c":"é\n\u0000","d":false,"e":[],"f":{}}"#
        let json = try JSON(parsing: text)
        #expect(json.description == text)
        #expect(json.members?.map(\.name) == ["b", "a", "c", "d", "e", "f"])
        #expect(json["b"]?.elements?[2].double == 2.5)
        #expect(json["a"]?["x"] == JSON.null)
        #expect(json["c"]?.text == "é\n\0")
    }

    @Test func `space between tokens is skipped`() throws {
        #expect(try JSON(parsing: " \t\r\n{ \"a\" : [ 1 , 2 ] }\n").description == #"{"a":[1,2]}"#)
    }

    @Test(arguments: [
        ("", JSONError.Reason.endOfText, 0), ("   ", .endOfText, 3), ("{", .endOfText, 1), ("[1", .endOfText, 2),
        (#""abc"#, .endOfText, 4), (#""a\"#, .endOfText, 3), ("tru", .endOfText, 3), (#"{"a""#, .endOfText, 4),
        ("nul ", .unexpectedByte, 3), ("[1,]", .unexpectedByte, 3), (#"{"a":1,}"#, .unexpectedByte, 7),
        (#"{a:1}"#, .unexpectedByte, 1), ("[1 2]", .unexpectedByte, 3), (#"{"a" 1}"#, .unexpectedByte, 5),
        ("+1", .unexpectedByte, 0), (".5", .unexpectedByte, 0), ("NaN", .unexpectedByte, 0),
        ("'a'", .unexpectedByte, 0),
        ("\u{FEFF}1", .unexpectedByte, 0), ("// 1", .unexpectedByte, 0),
        ("01", .invalidNumber, 0), ("-", .invalidNumber, 0), ("1.", .invalidNumber, 0), ("1e", .invalidNumber, 0),
        ("[1.e5]", .invalidNumber, 1), ("-a", .invalidNumber, 0),
        (#""\x41""#, .invalidEscape, 1), (#""\u12G4""#, .invalidEscape, 1), ("\"a\nb\"", .controlCharacter, 2),
        ("1 1", .textAfterValue, 2), ("{}}", .textAfterValue, 2), (#"{"a":1,"a":2}"#, .repeatedName, 7),
    ])
    func `garbage is refused where it stands`(text: String, reason: JSONError.Reason, offset: Int) {
        #expect(throws: JSONError(reason, at: offset)) { try JSON(parsing: text) }
    }

    @Test func `names are unique among many too`() throws {
        let names = (0..<200).map { "\"n\($0)\":\($0)" }
        #expect(try JSON(parsing: "{\(names.joined(separator: ","))}").members?.count == 200)
        #expect(throws: JSONError.self) { try JSON(parsing: "{\((names + ["\"n7\":0"]).joined(separator: ","))}") }
    }

    @Test(
        arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]])
    func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
        #expect(throws: JSONError(.invalidUTF8, at: 0)) {
            try JSON(parsing: Array("\"".utf8) + bytes + Array("\"".utf8))
        }
        #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
    }

    @Test(arguments: [
        (#""\ud83e\udd30""#, "🤰"), (#""\uD83E\uDD30x""#, "🤰x"), (#""\ud83e""#, "\u{FFFD}"), (#""\udd30""#, "\u{FFFD}"),
        (#""\ud83ex""#, "\u{FFFD}x"), (#""\ud83e\n""#, "\u{FFFD}\n"), (#""\ud83e\u0041""#, "\u{FFFD}A"),
        (#""\ud83e\ud83e\udd30""#, "\u{FFFD}🤰"), (#""\/\b\f\r\t""#, "/\u{8}\u{C}\r\t"),
    ])
    func `surrogate escapes pair up, and lone ones become U+FFFD`(text: String, value: String) throws {
        #expect(try JSON(parsing: text) == .string(value))
    }

    @Test func `nesting is read to the limit and no deeper`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(try JSON(parsing: nested(64)).description == nested(64))
        #expect(throws: JSONError(.tooDeep, at: 64)) { try JSON(parsing: nested(65)) }
        #expect(throws: JSONError(.tooDeep, at: 64)) { try JSON(parsing: String(repeating: "[", count: 1_000_000)) }
        #expect(throws: JSONError(.tooDeep, at: 320)) {
            try JSON(parsing: String(repeating: #"{"a":"#, count: 100_000))
        }
    }

    @Test func `an error never carries the text`() {
        #expect(throws: JSONError.self) { try JSON(parsing: "{porkchop") }
        #expect(!JSONError(.unexpectedByte, at: 1).description.contains("porkchop"))
        #expect(JSONError(.unexpectedByte, at: 1).description == "Not valid JSON at byte 1: this does not belong here.")
    }
}
