import CorginaCore
import Markup

/// What needs her now: a count or a contraction that is not over, doses that are due or late, and a visit today or tomorrow. On a day
/// without any there is not even a heading.
public struct Needs: Hashable, Sendable {
    public var movements: RunningCount?
    public var contraction: RunningContraction?
    /// Those due and those late, the earliest first, each with its own button.
    public var doses: [DosePip]
    /// How many more of them there are on her list.
    public var moreDoses: Int
    /// The next visit, where it is today or tomorrow.
    public var visit: VisitRow?

    /// How many doses are shown, so that the day stays in sight below them. The app's own choice.
    static let mostDoses = 3

    /// A count of movements that goes on.
    public struct RunningCount: Hashable, Sendable {
        /// In seconds since 1970-01-01T00:00:00Z: by it the form says which count it is.
        public var start: Int64
        /// How many there were.
        public var count: Int
        /// "20:10"
        public var began: String
    }

    /// A contraction that goes on.
    public struct RunningContraction: Hashable, Sendable {
        /// "20:10"
        public var began: String
    }

    /// - Parameters:
    ///   - session: a count that goes on.
    ///   - contraction: when one that goes on began.
    ///   - doses: today's; `nil` where they are not told.
    ///   - visit: the next one, however far ahead.
    public init(
        session: KickSession? = nil, contraction: Moment? = nil, doses: DosesPart? = nil, visit: VisitRow? = nil,
        english: WrittenEnglish
    ) {
        movements = session.map {
            RunningCount(start: $0.start.secondsSinceEpoch, count: $0.kicks.count, began: english.clock($0.start))
        }
        self.contraction = contraction.map { RunningContraction(began: english.clock($0)) }
        let pressing = doses?.doses.filter { $0.standing == .late || $0.isDue } ?? []
        self.doses = Array(pressing.prefix(Self.mostDoses))
        moreDoses = pressing.count - self.doses.count
        self.visit = visit.flatMap { $0.isNear ? $0 : nil }
    }

    public var isEmpty: Bool { movements == nil && contraction == nil && doses.isEmpty && visit == nil }

    @HTMLBuilder var html: HTML {
        if !isEmpty {
            section(.class("group needs"), .ariaLabelledby("needs")) {
                h2(.class("vh"), .id("needs")) { "Needs you" }
                if let movements { row(movements) }
                if let contraction { row(contraction) }
                doses.map(row)
                if moreDoses > 0 { moreRow }
                if let visit { row(visit) }
            }
        }
    }

    private func row(_ session: RunningCount) -> HTML {
        div(.class("due h-tri")) {
            disc(.foot, .trimester)
            div {
                h3(.class("due__title")) {
                    a(.href(Route.measurements(.kind(.kicks)).address)) { "Counting movements" }
                }
                p(.class("due__sub")) {
                    span(.class("live"), .ariaHidden)
                    b(.class("figure")) { "\(session.count)" }
                    " of \(KickSession.target) since \(session.began)"
                }
            }
            form(
                .class("bare-form"), .method(.post), .action(Route.measurements(.count(.felt)).address),
                .data(.navigate)
            ) {
                input(.type(.hidden), .name("session"), .value("\(session.start)"))
                input(.type(.hidden), .name("count"), .value("\(session.count)"))
                backField(.today)
                button(.class("tapin"), .id("felt"), .type(.submit), .ariaLabel("I felt a movement")) {
                    icon(.plus)
                    span { "Felt one" }
                }
            }
        }
    }

    private func row(_ contraction: RunningContraction) -> HTML {
        div(.class("due h-rose")) {
            disc(.timer, .rose)
            div {
                h3(.class("due__title")) { "Contraction" }
                p(.class("due__sub")) {
                    span(.class("live"), .ariaHidden)
                    "Going on since \(contraction.began)"
                }
            }
            a(
                .class("tapin"), .href(Route.measurements(.kind(.contractions)).address),
                .ariaLabel("Open the contraction timer")
            ) {
                span { "Open" }
            }
        }
    }

    private func row(_ dose: DosePip) -> HTML {
        div(.class(dose.standing == .late ? "due h-sym" : "due h-sup")) {
            disc(.pill, .supplement)
            div {
                h3(.class("due__title"), .directionAuto) { dose.name }
                p(.class("due__sub")) {
                    b { dose.standing == .late ? "Late" : "Due now" }
                    dose.standing == .late ? " · was due at \(dose.time)" : " · \(dose.time)"
                }
            }
            dose.tick.form {
                button(.class("tapin tapin--go"), .type(.submit), .ariaLabel("\(dose.tick.name): taken")) {
                    icon(.check)
                    span { "Taken" }
                }
            }
        }
    }

    private var moreRow: HTML {
        a(.class("row row--action link"), .href(Route.supplements(.list).address)) {
            "\(counted(moreDoses, "more dose")) to take"
            icon(.chevron)
        }
    }

    private func row(_ visit: VisitRow) -> HTML {
        div(.class("due h-app")) {
            disc(.stethoscope, .appointment)
            div {
                h3(.class("due__title"), .directionAuto) {
                    span(.class("vh")) { "Next appointment: " }
                    visit.title
                }
                p(.class("due__sub figure-line")) { visit.when }
            }
            a(
                .class("tapin"), .href(Route.appointments(.visit).address),
                .ariaLabel("Prepare for \(visit.title)")
            ) {
                span { "Prepare" }
            }
        }
    }
}
