extension StringProtocol {
    /// Where the words first stand, compared byte by byte as names of the catalogue are written; `nil` where they do not.
    ///
    /// Every request asks for titles, and comparing characters takes ten times as long.
    func firstRange(ofBytes words: StaticString) -> Range<Index>? {
        let words = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
        let offset = utf8.withContiguousStorageIfAvailable { Self.offset(of: words, in: $0) } ?? nil
        guard let offset else { return nil }
        let start = utf8.index(startIndex, offsetBy: offset)
        return start..<utf8.index(start, offsetBy: words.count)
    }

    /// Whether the words are in it, compared byte by byte.
    package func holds(_ words: StaticString) -> Bool { firstRange(ofBytes: words) != nil }

    private static func offset(of words: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = words.first, text.count >= words.count else { return nil }
        return (0...(text.count - words.count)).first { offset in
            text[offset] == first && words.indices.allSatisfy { text[offset + $0] == words[$0] }
        }
    }
}
