import CorginaJournal

/// What she searched her entries for, as bytes for the vault to seal.
struct EntrySearch: Hashable {
    var words: String
    var tag: String?

    init(words: String, tag: String?) {
        self.words = words
        self.tag = tag
    }

    /// Reads what ``bytes`` gives; anything else is `nil`.
    init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let words = json["find"]?.text else { return nil }
        self.init(words: words, tag: json["tag"]?.text)
    }

    var isNarrowing: Bool { !words.isEmpty || tag != nil }

    var bytes: [UInt8] {
        let json: JSON = ["find": .string(words), "tag": tag.map(JSON.string) ?? .null]
        return json.utf8
    }
}
