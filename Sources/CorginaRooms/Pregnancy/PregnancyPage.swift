import CorginaCore
import Markup

/// Her pregnancy as forty weeks: where she is, how far it is, and the way to every week.
public struct PregnancyPage: Page, Hashable {
    public var ring: LayeredRing
    public var linear: LinearProgress
    public var segments: TrimesterSegments
    public var clock: CountdownClock?
    public var note: DatingNote?
    public var strip: WeekStrip
    public var baby: BabySizeCard?
    /// "You are here: Week 24, 3 days"
    public var here: String
    /// The week's page; `nil` when the week has none.
    public var week: Int?
    public var growth: GrowthSummary?
    var resources: ResourcesCard
    public var toast: Toast?

    /// - Returns: `nil` unless the pregnancy is ongoing: there is no timeline of one that ended.
    public init?(pregnancy: Pregnancy?, profile: Profile, now: Moment, toast: Toast? = nil) {
        guard let pregnancy, pregnancy.outcome.isOngoing else { return nil }
        let today = now.day
        let age = pregnancy.gestationalAge(on: today)
        week = pregnancy.weekWithContent(on: today)
        ring = LayeredRing(pregnancy, on: today, showsDueDate: profile.showsDueDate)
        linear = LinearProgress(pregnancy, on: today, showsDueDate: profile.showsDueDate)
        segments = TrimesterSegments(pregnancy.trimester(on: today))
        clock = profile.showsDueDate ? CountdownClock(pregnancy, now: now, english: profile.english) : nil
        note = DatingNote(pregnancy, on: today)
        strip = WeekStrip(current: week)
        baby = week.flatMap {
            BabySizeCard(week: $0, units: profile.units, babies: pregnancy.babies, english: profile.english)
        }
        here =
            "You are here: Week \(age.completedWeeks)" + (age.dayInWeek > 0 ? ", \(counted(age.dayInWeek, "day"))" : "")
        growth = GrowthSummary(week: week, units: profile.units)
        resources = ResourcesCard(providerPhone: profile.providerPhone)
        self.toast = toast
    }

    public var title: String { "Pregnancy" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Pregnancy", isNarrow: false).html {
            div(.class("columns")) {
                div(.class("stack")) {
                    ring.html
                    if let note { note.html }
                    linear.html
                    weeks
                    segments.html
                }
                div(.class("stack")) {
                    if let clock { clock.html }
                    if let baby { baby.html }
                    if let growth { growth.html }
                    div(.class("group")) {
                        linkRow(.calendarClock, .rose, "Dates and their history", to: .pregnancy(.dates))
                        linkRow(.camera, .rose, "Bump film", to: .photos(.bump))
                        linkRow(.check, .rose, "Lists for the birth and after", to: .checklists(.list))
                        linkRow(.note, .trimester, "Birth plan", to: .birthPlan(.current))
                    }
                    resources.html
                }
            }
        }
        if let toast { toast.html }
    }

    private var weeks: HTML {
        section(.class("card"), .ariaLabelledby("weeks")) {
            div(.class("strip__head")) {
                h2(.class("card__title"), .id("weeks")) { "Week by week" }
                hereBadge(here)
            }
            strip.html
            if let week {
                a(.class("link"), .href(Route.pregnancy(.week(week)).address)) {
                    "Week \(week) in full"
                    icon(.chevron)
                }
            }
        }
    }
}

/// The way to the growth charts, with how far the line has come.
public struct GrowthSummary: Hashable, Sendable {
    public var words: String
    public var values: [Double]

    /// `nil` before there is anything to draw.
    public init?(week: Int?, units: Profile.UnitSystem) {
        guard let week, let size = BabySize(week: week), week > BabySize.weeks.lowerBound else { return nil }
        let measures = BabyMeasures(units)
        words = "\(measures.length(size.length)) · \(measures.weight(size.weight)) this week"
        values = (BabySize.weeks.lowerBound...week).compactMap { BabySize(week: $0)?.weight.value }
    }

    var html: HTML {
        a(.class("card growth-link"), .href(Route.pregnancy(.growth).address)) {
            span {
                span(.class("card__title")) { "Baby's Growth Journey" }
                span(.class("card__sub figure")) { words }
            }
            Sparkline(values: values, hue: .rose).html
            icon(.chevron, class: "chev")
        }
    }
}
