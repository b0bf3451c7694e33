/// A weight that a scan estimated for the baby.
public struct ScanMeasurement: Hashable, Sendable {
    /// The day of the scan.
    public var day: CalendarDay
    /// The estimate on the scan report; see ``plausibleWeights``.
    public var weight: Grams

    public init(day: CalendarDay, weight: Grams) {
        self.day = day
        self.weight = weight
    }

    /// What a form accepts: from below the first row of the WHO chart to above any its last row holds.
    public static let plausibleWeights = Grams(20)...Grams(8_000)
}
