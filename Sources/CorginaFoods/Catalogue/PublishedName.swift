/// How FNDDS composes the name of a food: what it is, then what narrows it down, between commas.
enum PublishedName {
    /// The parts between commas; commas within parentheses do not divide. Parts are trimmed and never empty.
    static func parts(of name: String) -> [Substring] {
        var parts: [Substring] = []
        var start = name.startIndex
        var depth = 0
        for place in name.utf8.indices {
            switch name.utf8[place] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ",") where depth <= 0:
                parts.append(name[start..<place])
                start = name.utf8.index(after: place)
            default: break
            }
        }
        parts.append(name[start...])
        return parts.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }

    /// Whether a part only says that something is not known: "NFS" (not further specified), "NS as to fat".
    static func isUnspecified(_ part: Substring) -> Bool {
        part.utf8.elementsEqual("NFS".utf8) || part.utf8.starts(with: "NS as to".utf8)
    }
}
