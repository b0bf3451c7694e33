import CorginaCore
import Markup

/// A day's doses as a part of the day's card: one circle a dose, each to be marked with one tap.
public struct DosesPart: Hashable, Sendable {
    /// "3 of 5"; empty on a day without doses.
    public var count: String
    public var next: Next
    public var doses: [DosePip]
    /// How many more there are on the whole list.
    public var more: Int
    public var isComplete: Bool
    /// Whether there is anything on her list.
    public var isEmpty: Bool

    /// What is to be taken next: "Next: " and "Iron, 18:30"; the second alone when nothing is left.
    public struct Next: Hashable, Sendable {
        public var label = ""
        public var words: String
    }

    /// The most circles it shows; of more doses, those that are still open.
    private static let mostDoses = 10

    /// - Parameter isEmpty: whether nothing is on her list at all.
    public init(_ day: SupplementDay, isEmpty: Bool, now: Moment, english: WrittenEnglish) {
        let tally = day.tally
        self.isEmpty = isEmpty
        isComplete = day.isComplete
        count = tally.scheduled == 0 ? "" : "\(tally.taken) of \(tally.scheduled)"
        let all = DosePip.all(of: day, now: now, english: english)
        next = Self.next(all, isComplete: day.isComplete)
        let shown = all.count <= Self.mostDoses ? all : all.filter { $0.isOpen }
        doses = Array(shown.prefix(Self.mostDoses))
        more = all.count - doses.count
    }

    private static func next(_ all: [DosePip], isComplete: Bool) -> Next {
        if isComplete { return Next(words: "All doses taken") }
        // What is late stands above the day, each with its own button.
        guard let next = all.first(where: { $0.standing == .next }) else {
            return Next(words: all.isEmpty ? "Nothing to take" : "")
        }
        return Next(label: "Next: ", words: [next.name, next.time].filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String = "doses") -> HTML {
        section(
            .class("daycard__part doses h-sup"), .ariaLabelledby(id), .when(isComplete, .data(.dosesDone))
        ) {
            div(.class("doses__top")) {
                h3(.class("line__name"), .id(id)) {
                    a(.href(Route.supplements(.list).address)) { "Doses" }
                    if !count.isEmpty {
                        small(.class("figure-line")) {
                            count
                            span(.class("vh")) { " doses taken" }
                        }
                    }
                }
                if !isEmpty { nextLine }
            }
            if !doses.isEmpty { ul(.class("doses__row"), .ariaLabel("Doses of the day")) { doses.map { $0.html } } }
            if isEmpty || more > 0 { moreLink }
        }
    }

    @HTMLBuilder private var nextLine: HTML {
        if !next.words.isEmpty {
            p(.class("doses__next")) {
                next.label
                b(.directionAuto) { next.words }
            }
        }
    }

    private var moreLink: HTML {
        a(.class("link"), .href(Route.supplements(isEmpty ? .add : .list).address)) {
            isEmpty ? "Add your supplements" : "All supplements, \(counted(more, "more dose"))"
            icon(.chevron)
        }
    }
}
