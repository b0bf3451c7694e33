import CorginaCore
import Markup

struct ChartSpecimens: Specimens {
    let today: CalendarDay

    var html: HTML {
        gallerySection("charts", "Charts") {
            specimen("Bars with goal and average") {
                div(.class("card")) { week([2_040, 1_780, 2_210, 2_340, 1_960, 1_180, nil], goal: 2_200) }
            }
            specimen("Bars without a goal") {
                div(.class("card")) {
                    week(
                        [6, 8, 5, nil, nil, nil, nil], goal: nil, title: "Glasses of water this week", unit: "glasses",
                        hue: .hydration)
                }
            }
            specimen("Bars, nothing yet") {
                div(.class("card")) { week([nil, nil, nil, nil, nil, nil, nil], goal: nil) }
            }
            specimen("Line, with a change of measure") {
                div(.class("card")) { GrowthCharts(units: .metric, english: .ofNoRegion, here: 24.4).length }
            }
            specimen("Line with percentile bands and own scans") {
                div(.class("card")) { GrowthCharts(units: .us, english: .ofNoRegion, here: 24.4).weight(scans: scans) }
            }
            specimen("Sparkline") {
                div(.class("card")) { Sparkline(values: [62, 62.4, 62.1, 63, 63.6, 64.1], hue: .evening).html }
            }
        }
    }

    private var scans: [GrowthPage.Scan] {
        [ScanMeasurement(day: today - 31, weight: Grams(345)), ScanMeasurement(day: today - 3, weight: Grams(700))]
            .enumerated().map {
                GrowthPage.Scan($0.element, index: $0.offset, sample(171), Profile(units: .us, timeZone: ""))
            }
    }

    private func week(
        _ values: [Double?], goal: Double?, title: String = "Calories each day this week",
        unit: String = WrittenEnglish.ofNoRegion.energyUnit,
        hue: Hue = .calories
    ) -> HTML {
        let days = [
            ("Mon", "Monday"), ("Tue", "Tuesday"), ("Wed", "Wednesday"), ("Thu", "Thursday"), ("Fri", "Friday"),
            ("Sat", "Saturday"), ("Sun", "Sunday"),
        ]
        return BarChart(
            title: title, unit: unit,
            bars: zip(days, values).map { BarChart.Bar(label: $0.0.0, name: $0.0.1, value: $0.1) }, goal: goal, hue: hue
        ).html
    }
}
