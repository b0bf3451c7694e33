/// One form for singular and plural, the same for names in the catalogue and for what she says.
///
/// It need not be a word ("cookie" and "cookies" both become "cooky"); it need only be the same on both sides.
enum WordForm {
    private static let irregular = [
        "leaves": "leaf", "loaves": "loaf", "halves": "half", "knives": "knife", "calves": "calf",
        "teeth": "tooth", "geese": "goose", "children": "child", "men": "man", "women": "woman",
        "chillies": "chili", "chillis": "chili", "chilies": "chili", "hummus": "hummus", "has": "has", "was": "was",
        "gas": "gas", "plus": "plus", "this": "this", "its": "its", "us": "us", "is": "is", "as": "as",
        "molasses": "molasses", "swiss": "swiss", "nfs": "nfs", "frys": "fry", "crisps": "crisps",
        "torillas": "tortilla", "nos": "nos",
    ]

    static func of(_ word: String) -> String {
        if let form = irregular[word] { return form }
        var letters = Array(word.utf8)
        guard letters.count > 2 else { return word }
        if letters.last == s, letters.count > 3 || letters.first != letters.last {
            let before = letters[letters.count - 2]
            if before != s && before != u && !(before == i && letters.count > 3) { letters.removeLast() }
        }
        trimEnding(&letters)
        return String(decoding: letters, as: UTF8.self)
    }

    /// "sandwiche" → "sandwich", "potatoe" → "potato", "berrie" → "berry".
    private static func trimEnding(_ letters: inout [UInt8]) {
        guard letters.count > 3, letters.last == e else { return }
        let before = letters[letters.count - 2]
        let twoBefore = letters[letters.count - 3]
        switch before {
        case o, x: letters.removeLast()
        case s where twoBefore == s, z where twoBefore == z: letters.removeLast()
        case h where twoBefore == c || twoBefore == s: letters.removeLast()
        case i:
            letters.removeLast(2)
            letters.append(y)
        default: break
        }
    }

    private static let c = UInt8(ascii: "c"), e = UInt8(ascii: "e"), h = UInt8(ascii: "h"), i = UInt8(ascii: "i")
    private static let o = UInt8(ascii: "o"), s = UInt8(ascii: "s"), u = UInt8(ascii: "u"), x = UInt8(ascii: "x")
    private static let y = UInt8(ascii: "y"), z = UInt8(ascii: "z")
}
