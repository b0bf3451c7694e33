/// The words a text is searched by: lower case, without accents and punctuation.
public enum SearchWords {
    /// In the order of the text; a word that comes twice comes twice.
    public static func words(in text: String) -> [String] {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return FoodText.words(text) }
        var words: [String] = []
        var word: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte + 32)
            default:
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}
