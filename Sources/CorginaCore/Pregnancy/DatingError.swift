/// Why a date cannot date a pregnancy. `description` tells her what to do.
public enum DatingError: Error, Hashable, Sendable, CustomStringConvertible {
    case dueDateTooFarAhead
    case dueDateTooLongAgo
    case lastPeriodInFuture
    case lastPeriodTooLongAgo
    case conceptionInFuture
    case conceptionTooLongAgo
    case transferInFuture
    case transferTooLongAgo
    case scanInFuture
    case scanTooLongAgo
    case scanAgeImpossible
    case cycleLengthOutOfRange
    case embryoDayOutOfRange

    public var description: String {
        switch self {
        case .dueDateTooFarAhead: "Due date cannot be more than 42 weeks in the future"
        case .dueDateTooLongAgo: "Due date cannot be more than 4 weeks in the past"
        case .lastPeriodInFuture: "Last period cannot be in the future"
        case .lastPeriodTooLongAgo: "Last period date seems too far in the past"
        case .conceptionInFuture: "Conception date cannot be in the future"
        case .conceptionTooLongAgo: "Conception date seems too far in the past"
        case .transferInFuture: "Transfer date cannot be in the future"
        case .transferTooLongAgo: "Transfer date seems too far in the past"
        case .scanInFuture: "Scan date cannot be in the future"
        case .scanTooLongAgo: "With that scan the pregnancy would be past 44 weeks. Check the date and the age."
        case .scanAgeImpossible: "Enter the age on the scan report, between 4 and 42 weeks"
        case .cycleLengthOutOfRange: "Cycle length is between 20 and 45 days"
        case .embryoDayOutOfRange: "Embryo age at transfer is between 0 and 7 days"
        }
    }
}
