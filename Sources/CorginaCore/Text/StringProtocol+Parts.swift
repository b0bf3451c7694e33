// The standard library has the same without labels, but not where Swift is embedded. Like there, texts are compared character by
// character: what Unicode holds to be the same is found, and a letter is not found in one that carries an accent.
extension StringProtocol {
    /// Where the other text first stands in this one; `nil` where it does not. An empty one stands at the beginning.
    package func firstRange(ofText part: some StringProtocol) -> Range<Index>? { range(of: part, from: startIndex) }

    /// Whether the other text stands in this one. An empty one does.
    package func contains(text part: some StringProtocol) -> Bool { firstRange(ofText: part) != nil }

    /// The text with another in place of a part wherever it stands, from left to right. An empty part is not replaced.
    package func replacing(text part: some StringProtocol, with other: some StringProtocol) -> String {
        var result = ""
        var start = startIndex
        for range in ranges(of: part) {
            result += self[start..<range.lowerBound]
            result += other
            start = range.upperBound
        }
        return result + self[start...]
    }

    /// What stands before, between and after a separator, without what is empty. An empty separator separates nothing.
    package func split(atText separator: some StringProtocol) -> [SubSequence] {
        var parts: [SubSequence] = []
        var start = startIndex
        for range in ranges(of: separator) {
            parts.append(self[start..<range.lowerBound])
            start = range.upperBound
        }
        parts.append(self[start...])
        return parts.filter { !$0.isEmpty }
    }

    /// Where a part stands, none of them overlapping; nowhere if it is empty.
    private func ranges(of part: some StringProtocol) -> [Range<Index>] {
        guard !part.isEmpty else { return [] }
        var ranges: [Range<Index>] = []
        while let range = range(of: part, from: ranges.last?.upperBound ?? startIndex) { ranges.append(range) }
        return ranges
    }

    private func range(of part: some StringProtocol, from start: Index) -> Range<Index>? {
        var start = start
        while true {
            if let end = end(of: part, at: start) { return start..<end }
            guard start < endIndex else { return nil }
            formIndex(after: &start)
        }
    }

    /// Where the part ends if it begins at that place.
    private func end(of part: some StringProtocol, at start: Index) -> Index? {
        var place = start
        for character in part {
            guard place < endIndex, self[place] == character else { return nil }
            formIndex(after: &place)
        }
        return place
    }
}
