import CorginaCore
import Markup

/// The ways to the kick counter and the contraction timer in the weeks they are for.
public struct MeasurementLinks: Hashable, Sendable {
    /// The timers she may use now; none without an ongoing pregnancy.
    public var timers: [Timer]

    public struct Timer: Hashable, Sendable {
        public var kind: MeasuredKind
        /// "4 of 10 since 20:10" while one is going on, else empty.
        public var status: String
    }

    /// From where on contractions are worth timing. Source: rule CONTR_PRETERM.
    private static let firstContractions = ClinicalRule.ID.contractionsPreterm.firstAge

    /// - Parameters:
    ///   - pregnancy: the ongoing one.
    ///   - hasCounted: whether she counted movements lately: then somebody told her to, whatever the week.
    ///   - session: a count that goes on; it is shown whatever the week.
    ///   - contraction: when one that goes on began.
    public init(
        pregnancy: Pregnancy?, on today: CalendarDay, hasCounted: Bool, session: KickSession? = nil,
        contraction: Moment? = nil, english: WrittenEnglish
    ) {
        timers = []
        guard let pregnancy, pregnancy.outcome.isOngoing else { return }
        let age = pregnancy.gestationalAge(on: today)
        if let session {
            let count = "\(session.kicks.count) of \(KickSession.target)"
            timers.append(Timer(kind: .kicks, status: "\(count) since \(english.clock(session.start))"))
        } else if age >= KickSession.firstAge || hasCounted {
            timers.append(Timer(kind: .kicks, status: ""))
        }
        if let contraction {
            timers.append(Timer(kind: .contractions, status: "Going on since \(english.clock(contraction))"))
        } else if age >= Self.firstContractions {
            timers.append(Timer(kind: .contractions, status: ""))
        }
    }

    /// On the page of measurements, where there is no need of a link to it.
    @HTMLBuilder var live: HTML {
        if !timers.isEmpty {
            nav(.class("group"), .ariaLabel("Timers")) {
                for timer in timers { row(timer) }
            }
        }
    }

    private func row(_ timer: Timer) -> HTML {
        a(.class("row row--action"), .href(timer.kind.place.address)) {
            disc(timer.kind.screen.page.symbol, timer.kind.screen.page.hue, isSolid: !timer.status.isEmpty)
            span(.class("row__main")) {
                span(.class("row__title")) { timer.kind.displayName }
                if !timer.status.isEmpty { span(.class("row__sub figure")) { timer.status } }
            }
            icon(.chevron, class: "chev")
        }
    }
}
