import CorginaCore
import SeededRandom
import Testing

struct PartsOfTextTests {
    @Test(arguments: [
        ("", "", ""), ("", "a", ""), ("abc", "", "abc"), ("abc", "abc", "-"), ("abc", "abcd", "abc"),
        ("1,234,567", ",", "1-234-567"), (",a,,b,", ",", "-a--b-"), ("aaaaa", "aa", "--a"), ("abababa", "aba", "-b-"),
        ("0-13 months", " ", "0-13-months"),
        // What Unicode holds to be the same is the same; a letter is not in one that carries an accent.
        ("cafe\u{301}s", "é", "caf-s"), ("cafés", "e\u{301}", "caf-s"), ("cafe\u{301}", "e", "cafe\u{301}"),
        ("a, \u{301}b", ", ", "a, \u{301}b"), ("👩🏽‍🍳👩", "👩", "👩🏽‍🍳-"), ("a\r\nb\n", "\n", "a\r\nb-"),
    ])
    func `a part is replaced wherever it stands, from left to right`(text: String, part: String, replaced: String) {
        #expect(text.replacing(text: part, with: "-") == replaced)
    }

    @Test(arguments: [
        ("", "", 0), ("abc", "", 0), ("", "a", nil), ("abc", "c", 2), ("abcabc", "ca", 2), ("aab", "ab", 1),
        ("abc", "abcd", nil), ("ABC", "b", nil), ("cafe\u{301}", "e", nil), ("cafe\u{301}", "\u{301}", nil),
        ("cafe\u{301}!", "é!", 3), ("👩🏽‍🍳👩", "👩", 1),
    ])
    func `a part is found where it first stands`(text: String, part: String, place: Int?) throws {
        let range = text.firstRange(ofText: part)
        #expect(range.map { text.distance(from: text.startIndex, to: $0.lowerBound) } == place)
        #expect(text.contains(text: part) == (place != nil))
        if let range { #expect(text[range] == part) }
    }

    @Test(arguments: [
        ("", "; ", []), ("; ", "; ", []), ("a", "", ["a"]), ("a", "; ", ["a"]), ("a; b", "; ", ["a", "b"]),
        ("; a; ; b;", "; ", ["a", "b;"]), ("aaab", "aa", ["ab"]),
        ("title (2020) (rev.)", " (", ["title", "2020)", "rev.)"]),
        ("a; \u{301}b", "; ", ["a; \u{301}b"]),
    ])
    func `a text is split at a part, without what is empty`(text: String, part: String, parts: [String]) {
        #expect(text.split(atText: part).map(String.init) == parts)
    }

    @Test func `a piece of a text is searched within its bounds`() {
        let piece = "aXbXc".dropFirst().dropLast()
        #expect(piece.replacing(text: "X", with: "") == "b" && piece.split(atText: "X") == ["b"])
        #expect(piece.firstRange(ofText: "X")?.lowerBound == piece.startIndex && !piece.contains(text: "c"))
    }

    @Test func `the standard library finds the same`() {
        var random = SeededGenerator(seed: 7)
        let characters = ["a", "b", "e", "e\u{301}", "é", "\u{301}", " ", "\r\n", "\n", "👩", "\u{200D}", "🍳", "🇩", "🇪"]
        let text = { (most: Int) in
            (0..<Int.random(in: 0...most, using: &random)).map { _ in characters.randomElement(using: &random) ?? "" }
                .joined()
        }
        for _ in 0..<20_000 {
            let (whole, part) = (text(8), text(3))
            guard !part.isEmpty else { continue }
            // Where Foundation is loaded, `contains` is its own and compares otherwise.
            #expect(whole.contains(text: part) == (whole.firstRange(of: part) != nil))
            #expect(whole.firstRange(ofText: part) == whole.firstRange(of: part))
            #expect(whole.replacing(text: part, with: "-").utf8.elementsEqual(whole.replacing(part, with: "-").utf8))
            #expect(whole.split(atText: part) == whole.split(separator: part))
        }
    }
}
