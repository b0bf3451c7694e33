import CorginaCore
import Markup

/// What came together in her diary more often than chance explains. POSTs field `hours` to ``InsightsPlace/hours``.
public struct InsightsPage: Page, Hashable {
    public var cards: [InsightCard]
    /// "2 of 41 comparisons stood out."
    public var summary: String
    public var comparisons: Int
    /// A line for each symptom looked at: how much there is of it.
    public var coverage: [String]
    /// How many foods, groups and gaps were there too rarely to compare.
    public var tooRare: Int
    /// Within how many hours after a meal a symptom counts.
    public var hours: Int
    public var trend: ComplianceTrend?
    public var toast: Toast?

    public init(_ report: InsightReport, hours: Int, trend: ComplianceTrend, toast: Toast? = nil) {
        cards = report.insights.enumerated().map { InsightCard($0.element, number: $0.offset + 1) }
        summary = report.words
        comparisons = report.comparisons
        coverage = report.coverage.map { $0.words }
        tooRare = report.tooLittleData.count
        self.hours = hours
        self.trend = trend.isEmpty ? nil : trend
        self.toast = toast
    }

    public var title: String { "Insights" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Insights").html {
            p(.class("lede")) { "What came together in your diary more often than chance explains." }
            if cards.isEmpty { none } else { list }
            window
            lookedAt
            if let trend { doses(trend) }
            method
        }
        if let toast { toast.html }
    }

    private var none: HTML {
        div(.class("card empty")) {
            disc(comparisons == 0 ? .clock : .check, .evening)
            p(.class("empty__title")) { summary }
            p(.class("card__sub")) {
                comparisons == 0
                    ? "Log what you eat and drink, and how you feel, as you always do. Corgina compares once there is enough."
                    : "Nothing came together more often than chance alone would have it."
            }
        }
    }

    private var list: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("found")) {
            h2(.class("group-title"), .id("found")) { summary }
            for card in cards { card.html }
        }
    }

    private var window: HTML {
        form(.class("stack"), .method(.post), .action(Route.insights(.hours).address), .data(.navigate)) {
            settingsSection(
                "How long after a meal", id: "window",
                footer:
                    "A symptom within these hours counts for the last meal before it. Each choice is a look of its own, with its own 5 in 100."
            ) {
                div(.class("settings-form")) {
                    ChoiceGroup(
                        name: "hours", legend: "Hours after a meal",
                        choices: InsightSearch.choosableHours.map { ("\($0)", "\($0) h") }, selected: "\(hours)",
                        isLegendShown: false,
                        spoken: Dictionary(
                            InsightSearch.choosableHours.map { ("\($0)", counted($0, "hour")) },
                            combining: { first, _ in first })
                    ).html
                    button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Count again" }
                }
            }
        }
    }

    private var lookedAt: HTML {
        settingsSection(
            "What was looked at", id: "looked",
            footer: tooRare == 0
                ? nil
                : "\(counted(tooRare, "food, group or gap", plural: "foods, groups and gaps")) came too rarely to compare: it takes \(InsightSearch.least) with and \(InsightSearch.least) without."
        ) {
            ul { for line in coverage { li(.class("row")) { p(.class("row__main row__sub")) { line } } } }
        }
    }

    private func doses(_ trend: ComplianceTrend) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby("doses")) {
            h2(.class("group-title"), .id("doses")) { "Doses taken" }
            div(.class("card stack")) {
                p(.class("insight__words")) { trend.words }
                BarChart(
                    title: "Doses taken, in percent", unit: "%",
                    bars: trend.weeks.enumerated().map { place, tally in
                        let first = trend.firstDay(ofWeek: place)
                        return BarChart.Bar(
                            label: "\(first.day)",
                            name: "\(DayWords.dayAndMonth(first)) to \(DayWords.dayAndMonth(first + 6))",
                            value: tally.compliancePercent.map(Double.init))
                    }, hue: .supplement, column: "Days", hasAverage: false
                ).html
                p(.class("row__sub")) {
                    "A bar for each seven days, from \(DayWords.dayAndMonth(trend.firstDay(ofWeek: 0))) to \(DayWords.dayAndMonth(trend.lastDay)), named by its first day. Counts only; nothing is tested here. Skipped and open doses count neither way."
                }
            }
        }
    }

    /// The statistic and what it does not say, for whoever wants to know.
    private var method: HTML {
        settingsSection("How it is counted", id: "method", footer: nil) {
            div(.class("row")) {
                div(.class("row__main stack stack--close")) {
                    for line in Self.methodLines { p(.class("row__sub")) { line } }
                }
            }
        }
    }

    private static let methodLines = [
        "Looked at: "
            + (["nausea and heartburn after each food, each food group, and meals after 5 hours without food"]
                + DayCondition.allCases.map { $0.lookedAt }).joined(separator: "; ") + ".",
        "Meals are compared with meals of the same kind in the same fortnight, days with days of the same fortnight, by an exact test (conditional, one-sided).",
        "The more is compared, the stricter each has to be (Holm's correction): in at most 5 of 100 diaries without any link, something is shown by chance. It holds for one look; one that comes and goes deserves less trust than one that stays.",
        "Nothing here says that one thing causes another. Talk to your provider before you leave out a food.",
    ]
}
