/// Brings the singular and the plural of a word together: "potatoes" and "potato", "cookies" and "cookie".
///
/// The result is a key, not a word for people: both "cookie" and "cookies" become "cooky".
enum WordStem {
    static func stem(of word: String) -> String {
        if let known = irregular[word] { return known }
        var letters = Array(word.utf8)
        guard letters.count > 3, letters.allSatisfy({ $0 < 0x80 }) else { return word }
        dropPlural(&letters)
        // Only where a plural in -ies could have come from: "cookie", not "pie".
        if letters.count > 4, letters.hasSuffix("ie") { letters.replaceSuffix(2, "y") }
        return String(decoding: letters, as: UTF8.self)
    }

    private static func dropPlural(_ letters: inout [UInt8]) {
        guard letters.hasSuffix("s"), !letters.hasSuffix("ss"), !letters.hasSuffix("us"), !letters.hasSuffix("is")
        else { return }
        if letters.count > 4, letters.hasSuffix("ies") { return letters.replaceSuffix(3, "y") }
        let takesES = ["oes", "sses", "shes", "ches", "xes", "zzes"].contains { letters.hasSuffix($0) }
        letters.removeLast(takesES && letters.count > 4 ? 2 : 1)
    }

    private static let irregular = [
        "leaves": "leaf", "loaves": "loaf", "halves": "half", "quiches": "quiche", "geese": "goose",
        "brioches": "brioche",
        "swiss": "swiss", "molasses": "molasses", "anchovies": "anchovy",
    ]
}

extension [UInt8] {
    fileprivate func hasSuffix(_ suffix: String) -> Bool {
        count >= suffix.utf8.count && self[(count - suffix.utf8.count)...].elementsEqual(suffix.utf8)
    }

    fileprivate mutating func replaceSuffix(_ length: Int, _ replacement: String) {
        removeLast(length)
        append(contentsOf: replacement.utf8)
    }
}
