import CorginaCore
import Markup

/// One week of the forty-odd: its days, the baby's size and what happens, each with its source.
public struct WeekPage: Page, Hashable {
    public var week: Int
    /// "18 – 24 November 2026"
    public var days: String
    public var trimester: String
    public var here: String?
    public var strip: WeekStrip
    public var baby: BabySizeCard?
    public var milestones: MilestonesCard?

    /// - Returns: `nil` for a week outside 4...42, and unless the pregnancy is ongoing.
    public init?(week: Int, pregnancy: Pregnancy?, profile: Profile, today: CalendarDay) {
        guard BabySize.weeks.contains(week), let pregnancy, pregnancy.outcome.isOngoing else { return nil }
        let age = pregnancy.gestationalAge(on: today)
        let current = pregnancy.weekWithContent(on: today)
        let first = pregnancy.dating.effectiveLMP + week * 7
        self.week = week
        days = profile.english.range(first, first + 6)
        trimester = "\(Trimester(GestationalAge(weeks: week)).ordinal) trimester"
        here = current == week ? "You are here: \(age.spelledOut)" : nil
        strip = WeekStrip(current: current, shown: week)
        baby = BabySizeCard(week: week, units: profile.units, babies: pregnancy.babies, english: profile.english)
        milestones = MilestonesCard(week: week, showsSources: true, english: profile.english)
    }

    public var title: String { "Week \(week)" }

    public var content: HTML {
        PageFrame(
            back: ("Back to your timeline", .pregnancy(.weeks)), title: "Pregnancy", isNarrow: false,
            isTitleHeading: false
        ).html {
            div(.class("weekhead")) {
                turn(.back, to: week - 1)
                div(.class("weekhead__words")) {
                    h1(.class("weekhead__week figure figure--gradient")) { "Week \(week)" }
                    p(.class("card__sub")) { "\(trimester) · \(days)" }
                }
                turn(.chevron, to: week + 1)
            }
            if let here { hereBadge(here) }
            strip.html
            div(.class("columns turns")) {
                if let baby { baby.html }
                div(.class("stack")) {
                    if let milestones { milestones.html }
                    p(.class("fine")) {
                        "Week \(week) means \(week) completed weeks. Sizes and timing are estimates and differ from baby to baby."
                    }
                }
            }
        }
    }

    /// The way to the next or the last week; an empty place where there is none.
    private func turn(_ symbol: Icon, to week: Int) -> HTML {
        guard BabySize.weeks.contains(week) else { return span(.class("round")) }
        return a(
            .class("round round--tint h-rose"), .href(Route.pregnancy(.week(week)).address), .ariaLabel("Week \(week)"),
            .data(.navigate), .data(.turn, symbol == .back ? "previous" : "next")
        ) {
            icon(symbol)
        }
    }
}
