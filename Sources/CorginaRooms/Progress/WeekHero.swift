import CorginaCore
import Markup

/// The current week in a ring of forty weeks.
public struct WeekHero: Hashable, Sendable {
    /// "Week", the number beneath it, and what follows: "Week", "24", "+ 3 days".
    public var caption: String
    public var figure: String
    public var plus: String
    /// "24 weeks, 3 days"
    public var age: String
    /// The lines under the ring; a figure and its words.
    public var footnotes: [Footnote]
    /// What a screen reader says for the ring.
    public var description: String
    /// Days since the effective LMP, 0...280, for the ring.
    public var daysDone: Int

    /// A figure and its words: "109" "days remaining".
    public struct Footnote: Hashable, Sendable {
        public var figure: String
        public var words: String
    }

    /// - Parameter showsDueDate: whether days remaining are told.
    public init(_ pregnancy: Pregnancy, on today: CalendarDay, showsDueDate: Bool = true) {
        let age = pregnancy.gestationalAge(on: today)
        let isFirstWeek = age.completedWeeks == 0
        caption = isFirstWeek ? "Less than" : "Week"
        figure = isFirstWeek ? "1" : "\(age.completedWeeks)"
        plus = isFirstWeek ? "week" : age.dayInWeek == 0 ? "" : "+ \(counted(age.dayInWeek, "day"))"
        self.age = age.spelledOut
        daysDone = min(max(age.days, 0), GestationalAge.term.days)
        let remaining = showsDueDate ? pregnancy.daysRemaining(on: today) : nil
        footnotes = Self.footnotes(age, remaining: remaining)
        description = ProgressWords.description(age, remaining: remaining)
    }

    private static func footnotes(_ age: GestationalAge, remaining: Int?) -> [Footnote] {
        let weeks = Footnote(figure: "\(age.completedWeeks)", words: "of 40 weeks")
        switch remaining {
        case nil: return [weeks]
        case 0?: return [Footnote(figure: "", words: "Due today")]
        case .some(..<0):
            let past = -(remaining ?? 0)
            return [Footnote(figure: "\(past)", words: "\(past == 1 ? "day" : "days") past your due date")]
        case .some(let days):
            return [weeks, Footnote(figure: "\(days)", words: "\(days == 1 ? "day" : "days") remaining")]
        }
    }

    var html: HTML { html(id: "week") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("hero"), .ariaLabelledby(id)) {
            h2(.class("vh"), .id(id)) { age }
            div(.class("hero__ring"), .role(.img), .ariaLabel(description)) {
                div(.class("hero__aura"))
                WeekRing(daysDone: daysDone).html
                div(.class("hero__disc glass glass--clear")) {
                    span(.class("hero__cap")) { caption }
                    span(.class("hero__num figure")) { span(.class("figure--gradient")) { figure } }
                    if !plus.isEmpty { span(.class("hero__plus figure")) { plus } }
                }
            }
            p(.class("hero__foot")) {
                for footnote in footnotes {
                    span {
                        if !footnote.figure.isEmpty { b(.class("figure")) { footnote.figure } }
                        " " + footnote.words
                    }
                }
            }
        }
    }
}

/// The same ring before there is a date, with the way to one inside it.
struct WeekHeroInvitation {
    var html: HTML { html(id: "week") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("hero"), .ariaLabelledby(id)) {
            div(.class("hero__ring")) {
                div(.class("hero__aura"))
                WeekRing(daysDone: 0, hasBead: false).html
                a(.class("hero__disc hero__disc--empty glass glass--clear"), .href(Route.pregnancy(.methods).address)) {
                    icon(.heart, class: "icon--fill hero__heart")
                    span(.class("hero__add"), .id(id)) { "Add your pregnancy dates" }
                }
            }
            p(.class("hero__foot")) { span { "You’ll see your week, countdown and trimester here." } }
        }
    }
}
