/// Why a pregnancy is dated as it is.
public enum DatingReason: String, CaseIterable, Sendable {
    /// The first date she entered.
    case firstEntry = "first_entry"
    /// Her provider changed it.
    case provider
    /// A scan gave another date.
    case scan
    /// What was entered before was a slip.
    case correction
}

/// A date a pregnancy was dated by, with when and why.
public struct DatingRevision: Hashable, Sendable {
    public var dating: DatingMethod
    /// When it was written down.
    public var since: Moment
    public var reason: DatingReason

    public init(dating: DatingMethod, since: Moment, reason: DatingReason) {
        self.dating = dating
        self.since = since
        self.reason = reason
    }
}
