import CorginaCore
import Markup

/// What ACOG advises when a scan and the date in use disagree. It only says; she and her provider decide.
public struct RedatingNotice: Hashable, Sendable {
    public var strong: String
    public var words: String

    public init(_ advice: RedatingAdvice, english: WrittenEnglish) {
        let gap = counted(advice.discrepancy, "day")
        let dates =
            "In use: \(english.full(advice.dueDateInUse)). By the scan: \(english.full(advice.dueDateByScan))."
        strong = "The two differ by \(gap). "
        switch advice.verdict {
        case .keep:
            words =
                "Up to \(counted(advice.threshold, "day")) at this age the date by last period or conception usually stays. "
                + dates
        case .askAboutScan:
            words =
                "Above \(counted(advice.threshold, "day")) at this age providers usually date by the scan. Ask yours whether the date should change. "
                + dates
        case .askBecauseLate:
            words =
                "This late, a gap can come from the dates or from the baby's growth. Ask your provider whether the date should change. "
                + dates
        case .keepKnownDate:
            words =
                "A date from an embryo transfer or from your provider usually stays. Only your provider changes it. "
                + dates
        case .keepEarlierScan:
            words = "An earlier scan dates more exactly than a later one, so its date usually stays. " + dates
        }
    }

    var html: HTML {
        div(.class("advice")) {
            notice(.stethoscope, .appointment, strong, words)
            p(.class("facts__source")) { "Source: ACOG Committee Opinion 700, Methods for Estimating the Due Date" }
        }
    }
}
