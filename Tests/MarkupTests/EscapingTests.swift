import SeededRandom
import Testing

@testable import Markup

/// What may follow a dangerous character to hide it in a grapheme: an accent, a joiner, a variation selector, an enclosing circle.
private let followers = ["", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{20DD}"]
private let dangerous = [
    ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"), ("`", "&#96;"), ("=", "&#61;"),
]

@Suite struct EscapingTests {
    @Test(arguments: dangerous, followers)
    func `a dangerous character is escaped in text whatever follows it`(pair: (String, String), follower: String) {
        let html = p { "a" + pair.0 + follower + "b" }
        #expect(Array(html.markup().unicodeScalars) == Array("<p>a\(pair.1)\(follower)b</p>".unicodeScalars))
    }

    @Test(arguments: dangerous, followers)
    func `a dangerous character is escaped in an attribute whatever follows it`(
        pair: (String, String), follower: String
    ) {
        let html = span(.title(pair.0 + follower))
        #expect(
            Array(html.markup().unicodeScalars) == Array("<span title=\"\(pair.1)\(follower)\"></span>".unicodeScalars))
    }

    @Test(arguments: [
        "\0", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\r", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{9F}",
    ])
    func `control characters are left out`(control: String) {
        #expect(p { "a" + control + "b" }.markup() == "<p>ab</p>")
        #expect(span(.title("a" + control + "b")).markup() == "<span title=\"ab\"></span>")
    }

    @Test(arguments: ["\t", "\n", "\u{A0}", "é", "א", "👩🏽‍🍼", "\u{10FFFF}", "\u{C2A0}"])
    func `other characters pass unchanged`(text: String) {
        #expect(Array(p { text }.markup().unicodeScalars) == Array("<p>\(text)</p>".unicodeScalars))
    }

    @Test func `nothing random can break out of an attribute`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let text = String(
                String.UnicodeScalarView(
                    (0..<20).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x2FF, using: &generator)) }))
            let markup = span(.title(text)).markup()
            let inside = markup.dropFirst("<span title=\"".count).dropLast("\"></span>".count)
            #expect(!inside.unicodeScalars.contains { "<>\"'`=".unicodeScalars.contains($0) })
        }
    }
}
