import CorginaCore
import Markup

/// After the birth: who is here, since when, and the visits that come next for her.
public struct ArrivalCard: Hashable, Sendable {
    /// "Mia is here", or "Your baby is here" before there is a name.
    public var heading: String
    /// "Born 12 March 2027 · 5 days ago"
    public var line: String
    /// What comes next for her, with its days.
    public var visits: [Visit]

    /// A visit after birth.
    public struct Visit: Hashable, Sendable {
        public var title: String
        /// "By 2 April 2027"
        public var when: String
        public var isPast: Bool
    }

    /// `nil` unless the pregnancy ended with a birth.
    public init?(_ pregnancy: Pregnancy, on today: CalendarDay, english: WrittenEnglish) {
        guard case .birth(let day, let name) = pregnancy.outcome else { return nil }
        let several = pregnancy.babies > 1
        heading =
            name.isEmpty
            ? (several ? "Your babies are here" : "Your baby is here") : "\(name) \(several ? "are" : "is") here"
        let age = today - day
        let ago = age <= 0 ? "today" : age == 1 ? "yesterday" : "\(counted(age, "day")) ago"
        line = "Born \(english.full(day)) · \(ago)"
        // Contact within 3 weeks and a full visit by 12 weeks after birth. Source: ACOG Committee Opinion 736.
        visits = [("First visit for you", 21), ("Full visit for you", 84)].map { title, days in
            Visit(title: title, when: "By \(english.full(day + days))", isPast: age > days)
        }
    }
}

extension ArrivalCard {
    var html: HTML { html(id: "arrival") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card arrival"), .ariaLabelledby(id)) {
            div(.class("arrival__lead")) {
                span(.class("arrival__mark")) { icon(.heart, class: "icon--fill") }
                h2(.class("arrival__heading"), .id(id), .directionAuto) { heading }
                p(.class("card__sub")) { line }
            }
            ul(.class("arrival__visits")) {
                for visit in visits where !visit.isPast {
                    li {
                        disc(.stethoscope, .appointment)
                        div {
                            p(.class("row__title row__title--strong")) { visit.title }
                            p(.class("card__sub")) { visit.when }
                        }
                    }
                }
            }
            p(.class("card__sub")) {
                "Heavy bleeding, a fever, a strong headache or low days that do not lift: call your provider, even if nothing here says to."
            }
        }
    }
}
