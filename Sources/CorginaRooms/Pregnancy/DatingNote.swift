import CorginaCore
import Markup

/// A calm word where the week alone would leave a question: very early, at term and past it.
public struct DatingNote: Hashable, Sendable {
    public var strong: String
    public var words: String
    /// Whether it asks her to call; drawn so.
    public var isCall: Bool

    /// `nil` for most of a pregnancy. Wording: docs/clinical/dating.md, section 8.
    public init?(_ pregnancy: Pregnancy, on today: CalendarDay) {
        let age = pregnancy.gestationalAge(on: today)
        isCall = false
        switch age.days {
        case ..<28:
            strong = "Very early days. "
            words = "Weeks are counted from the first day of the last period, so the first two pass before conception."
        case 280:
            strong = "Due today. "
            words = "Most babies are not born on the due date."
        case 281..<287:
            strong = "\(age.description) – \(counted(age.days - 280, "day")) past your due date. "
            words = "Most babies are not born on the due date."
        case 287..<294:
            strong = "Late term. "
            words = "Ask your provider about monitoring and when they would suggest induction."
        case 294..<308:
            strong = "Post-term. "
            words = "Contact your provider today if no plan is in place."
            isCall = true
        case 308...:
            strong = "Please check your dates. "
            words = "These dates put you past 44 weeks."
        default:
            return nil
        }
    }

    var html: HTML { notice(isCall ? .stethoscope : .sparkles, isCall ? .call : .trimester, strong, words) }
}
