/// How many pieces she had when she counted them. What is left follows from the doses taken since.
public struct SupplementStock: Hashable, Sendable {
    /// Tablets, capsules or drops, within ``range``.
    public var pieces: Int
    public var countedAt: Moment

    /// The counts that can be kept.
    public static let range = 0...10_000

    public init(pieces: Int, countedAt: Moment) {
        self.pieces = pieces
        self.countedAt = countedAt
    }

    /// What is left after the doses taken since it was counted; never below 0.
    public func left(after records: some Sequence<DoseRecord>, of supplement: RecordID) -> Int {
        let used = records.filter {
            $0.supplement == supplement && $0.isTaken && $0.moment.secondsSinceEpoch > countedAt.secondsSinceEpoch
        }
        return Swift.max(0, used.reduce(pieces) { $0 - $1.pieces })
    }
}

extension Supplement {
    /// What is left of it; `nil` before she counted.
    public func piecesLeft(after records: some Sequence<DoseRecord>) -> Int? { stock?.left(after: records, of: id) }

    /// For how many whole days what is left will do, by its schedule; `nil` before she counted and for one taken when needed.
    public func daysLeft(after records: some Sequence<DoseRecord>) -> Int? {
        let piecesADay = schedule.dosesADayOnAverage * Double(pieces)
        guard piecesADay > 0, let left = piecesLeft(after: records) else { return nil }
        return Int(floor: Double(left) / piecesADay)
    }

    /// From so many days left on it is time to say so. The app's own choice.
    public static let lowStockDays = 7
}
