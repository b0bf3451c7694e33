extension JSON {
    /// How many arrays and objects may stand inside each other.
    public static let deepestNesting = 64

    /// Reads one value and nothing else from UTF-8, in time linear in its length.
    ///
    /// Strict RFC 8259: no comments, no trailing commas, no byte order mark, no name twice in an object. A surrogate
    /// escape without its partner (half an emoji) becomes U+FFFD, as browsers do, because no Unicode text can hold it.
    ///
    /// - Throws: ``JSONError`` with the offset of the first byte that does not fit.
    public init(parsing bytes: [UInt8]) throws(JSONError) {
        self = try JSONText(parsing: bytes).root.json
    }

    /// Reads one value from text; see ``init(parsing:)-([UInt8])``.
    public init(parsing text: String) throws(JSONError) {
        try self.init(parsing: Array(text.utf8))
    }
}
