import CorginaCore
import Markup

/// What came together in her diary more often than chance explains. POSTs field `hours` to ``InsightsPlace/hours``.
public struct InsightsPage: Page, Hashable {
    public var cards: [InsightCard]
    /// "2 patterns found"
    public var summary: String
    public var comparisons: Int
    /// A line for each symptom looked at: how much there is of it.
    public var coverage: [String]
    /// How many foods, groups and gaps were there too rarely to compare.
    public var tooRare: Int
    /// Within how many hours after a meal a symptom counts.
    public var hours: Int
    public var trend: ComplianceTrend?
    var english: WrittenEnglish
    public var toast: Toast?

    public init(
        _ report: InsightReport, hours: Int, trend: ComplianceTrend, english: WrittenEnglish, toast: Toast? = nil
    ) {
        cards = report.insights.enumerated().map { InsightCard($0.element, number: $0.offset + 1) }
        summary = report.words
        comparisons = report.comparisons
        coverage = report.coverage.map { $0.words }
        tooRare = report.tooLittleData.count
        self.hours = hours
        self.trend = trend.isEmpty ? nil : trend
        self.english = english
        self.toast = toast
    }

    public var title: String { "Insights" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Insights").html {
            p(.class("lede")) { "Patterns in your diary that are unlikely to be chance." }
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
                    ? "Keep logging. Corgina looks for patterns once there’s enough to compare."
                    : "Everything Corgina compared could be chance."
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
                    "A symptom within these hours counts for the last meal before it."
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
                    button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Update" }
                }
            }
        }
    }

    private var lookedAt: HTML {
        settingsSection(
            "What Corgina compared", id: "looked",
            footer: tooRare == 0
                ? nil
                : "\(counted(tooRare, "food, group or gap", plural: "foods, groups and gaps")) \(tooRare == 1 ? "hasn’t" : "haven’t") come up often enough to compare yet."
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
                            name: "\(english.dayAndMonth(first)) to \(english.dayAndMonth(first + 6))",
                            value: tally.compliancePercent.map(Double.init))
                    }, hue: .supplement, column: "Days", hasAverage: false
                ).html
                p(.class("row__sub")) {
                    "Each bar is seven days, named by the first. Skipped and upcoming doses aren’t counted."
                }
            }
        }
    }

    /// The statistic and what it does not say, for whoever wants to know.
    private var method: HTML {
        settingsSection("How it’s counted", id: "method", footer: nil) {
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
        "The more is compared, the stricter each has to be (Holm's correction): in at most 5 of 100 diaries without any link, something is shown by chance. That holds for one look, and each choice of hours is another look. Trust a pattern that stays more than one that comes and goes.",
        "It takes \(InsightSearch.least) meals or days with something, and \(InsightSearch.least) without, to compare it.",
        "Nothing here says that one thing causes another. Talk to your provider before you leave out a food.",
    ]
}
