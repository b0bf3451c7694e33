/// What ACOG Committee Opinion 700 says when a scan and the date in use disagree. It never changes a date by itself.
public struct RedatingAdvice: Hashable, Sendable {
    /// Whole days between the two datings, never negative.
    public let discrepancy: Int
    /// The scan's date may take over when the discrepancy is larger than this many days.
    public let threshold: Int
    public let dueDateInUse: CalendarDay
    public let dueDateByScan: CalendarDay
    public let verdict: Verdict

    public enum Verdict: String, CaseIterable, Sendable {
        /// Within the threshold: the date in use stays.
        case keep
        /// Beyond it: the scan's date is the one to ask the provider about.
        case askAboutScan = "ask_about_scan"
        /// Beyond it from 28w0d on, where a gap can also come from the baby's growth: only the provider can tell.
        case askBecauseLate = "ask_because_late"
        /// The date in use comes from a known embryo transfer or from a provider and stands, whatever the scan says.
        case keepKnownDate = "keep_known_date"
        /// The date in use comes from an earlier scan, which dates more exactly than a later one.
        case keepEarlierScan = "keep_earlier_scan"
    }

    /// Compares the date in use with a scan.
    ///
    /// - Parameters:
    ///   - dating: the date in use.
    ///   - scanDay: the day of the scan.
    ///   - scanAge: the gestational age it found.
    public init(inUse dating: DatingMethod, scanDay: CalendarDay, scanAge: GestationalAge) {
        let ageInUse = GestationalAge(days: scanDay - dating.effectiveLMP)
        discrepancy = abs(ageInUse.days - scanAge.days)
        threshold = Self.threshold(at: ageInUse)
        dueDateInUse = dating.effectiveLMP + GestationalAge.term.days
        dueDateByScan = scanDay - scanAge.days + GestationalAge.term.days
        verdict = Self.verdict(dating, scanDay: scanDay, ageInUse, isBeyond: discrepancy > threshold)
    }

    /// Whether the scan's due date is the one to ask about.
    public var suggestsScan: Bool { verdict == .askAboutScan || verdict == .askBecauseLate }

    /// Days of disagreement that are still accepted, by the age the date in use gives on the day of the scan.
    /// Source: ACOG Committee Opinion 700, table of redating thresholds.
    public static func threshold(at age: GestationalAge) -> Int {
        switch age.days {
        case ..<63: 5  // up to 8w6d, by crown-rump length
        case ..<112: 7  // 9w0d–13w6d by crown-rump length, 14w0d–15w6d by biometry
        case ..<154: 10  // 16w0d–21w6d
        case ..<196: 14  // 22w0d–27w6d
        default: 21  // 28w0d and later
        }
    }

    private static func verdict(
        _ dating: DatingMethod, scanDay: CalendarDay, _ age: GestationalAge, isBeyond: Bool
    ) -> Verdict {
        switch dating {
        case .embryoTransfer, .dueDate: return .keepKnownDate
        case .ultrasound(let day, _) where day <= scanDay: return .keepEarlierScan
        case .lastPeriod, .conception, .ultrasound:
            guard isBeyond else { return .keep }
            return age.days < 196 ? .askAboutScan : .askBecauseLate
        }
    }
}

extension RedatingAdvice {
    /// The advice when one dating replaces another, if exactly one of the two is a scan and the other is not; else `nil`.
    public init?(between dating: DatingMethod, and other: DatingMethod) {
        switch (dating, other) {
        case (.ultrasound, .ultrasound): return nil
        case (_, .ultrasound(let day, let age)): self.init(inUse: dating, scanDay: day, scanAge: age)
        case (.ultrasound(let day, let age), _): self.init(inUse: other, scanDay: day, scanAge: age)
        default: return nil
        }
    }
}
