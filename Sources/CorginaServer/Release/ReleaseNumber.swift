/// The number of a list: it grows with time by itself, so that nobody has to remember the last one.
public enum ReleaseNumber {
    /// - Parameters:
    ///   - seconds: since 1970, when the list is signed.
    ///   - chosen: the owner's; `nil` where nobody chose.
    ///   - before: that of the list that is there; `nil` where there is none.
    /// - Throws: ``ReleaseFault/notHigher(than:)`` for one that was chosen and is not higher than the last, ``ReleaseFault/number``.
    public static func next(
        at seconds: Int, chosen: Int? = nil, after before: Int? = nil
    ) throws(ReleaseFault) -> Int {
        if let chosen {
            guard ReleaseList.numbers.contains(chosen) else { throw .number }
            if let before, chosen <= before { throw .notHigher(than: before) }
            return chosen
        }
        let least = before.map { $0 < ReleaseList.numbers.upperBound ? $0 + 1 : $0 } ?? 1
        if let before, least == before { throw .number }
        return max(seconds, least)
    }
}
