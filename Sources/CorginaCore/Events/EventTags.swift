/// Her own short words on an entry, to find it by: "travel", "ate out".
public enum EventTags {
    /// How many characters a tag may have, and how many tags an entry.
    public static let longest = 30
    public static let most = 12

    /// Reads tags as typed into one field, with commas or line ends between them and with or without a "#".
    ///
    /// - Throws: what she should change.
    public static func read(_ text: String) throws(EventTagError) -> [String] {
        let tags = text.split { $0 == "," || $0 == ";" || $0.isNewline }.map(cleaned).filter { !$0.isEmpty }
        guard tags.allSatisfy({ $0.count <= longest }) else { throw .tooLong }
        let distinct = adding(tags, to: [])
        guard distinct.count <= most else { throw .tooMany }
        return distinct
    }

    /// The tags with further ones at the end. One that is there in other capitals is not added again.
    public static func adding(_ new: [String], to tags: [String]) -> [String] {
        var known = Set(tags.map(key))
        return tags + new.filter { known.insert(key($0)).inserted }
    }

    /// As she would type them into one field.
    public static func text(of tags: [String]) -> String { tags.joined(separator: ", ") }

    /// What two spellings of one tag have in common.
    public static func key(_ tag: String) -> String {
        let words = SearchWords.words(in: tag)
        return words.isEmpty ? tag : words.joined(separator: " ")
    }

    /// Without a "#" before it and without spaces around it or doubled in it.
    private static func cleaned(_ tag: Substring) -> String {
        tag.drop { $0 == "#" || $0 == " " || $0 == "\t" }.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }
}

/// Why tags cannot be kept. `description` tells her what to do.
public enum EventTagError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLong
    case tooMany

    public var description: String {
        switch self {
        case .tooLong: "Use at most \(EventTags.longest) characters for a tag, with commas between tags"
        case .tooMany: "Keep at most \(EventTags.most) tags on one entry"
        }
    }
}
