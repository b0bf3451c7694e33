extension String {
    /// Whether the words are in it, compared byte by byte as names of the catalogue are written.
    func holds(_ words: String) -> Bool { utf8.firstRange(of: words.utf8) != nil }
}
