import CorginaCore
import Markup

/// Length and weight over the weeks, in her units.
struct GrowthCharts: Hashable, Sendable {
    var units: Profile.UnitSystem
    var english: WrittenEnglish
    /// Her age in weeks, when it lies on the charts.
    var here: Double?

    /// Weeks 4 to 44: room for all of 4...42, and labels every eight weeks.
    private static let weeks = 4.0...44.0

    private var measures: BabyMeasures { BabyMeasures(units) }

    // MARK: Length

    var length: HTML {
        let sizes = BabySize.weeks.compactMap(BabySize.init)
        let top = units == .metric ? 60.0 : 24
        let chart = LineChart(
            frame: ChartFrame(
                description: lengthDescription, yLabels: axis(top: top, steps: 3, unit: units == .metric ? "cm" : "in"),
                xLabels: weekLabels),
            x: Self.weeks, y: 0...top,
            lines: [BabySize.LengthKind.crownRump, .crownHeel].map { kind in
                LineChart.Line(
                    points: sizes.filter { $0.lengthKind == kind }.map {
                        LineChart.Point(x: Double($0.week), y: shown($0.length))
                    },
                    kind: .main)
            },
            here: here)
        let table = DataTable(
            caption: "Typical length and weight by week", columns: ["Week", "Length", "Measured", "Weight"],
            rows: sizes.map {
                [
                    "\($0.week)", measures.length($0.length),
                    $0.lengthKind == .crownRump ? "head to bottom" : "head to heel", measures.weight($0.weight),
                ]
            })
        return chart.html(legend: legend([("main", "Typical length")]), table: table)
    }

    private var lengthDescription: String {
        guard let first = BabySize(week: 8), let last = BabySize(week: 40) else { return "Typical length by week" }
        return
            "Typical length by week, from \(measures.spokenLength(first.length, in: english)) at week 8 to \(measures.spokenLength(last.length, in: english)) at week 40"
    }

    private func shown(_ length: Centimeters) -> Double {
        units == .metric ? length.value : length.value / Centimeters.inch.value
    }

    // MARK: Weight

    func weight(scans: [GrowthPage.Scan]) -> HTML {
        let top = units == .metric ? 5_000.0 : 12 * 453.592_37
        let chart = LineChart(
            frame: ChartFrame(description: weightDescription(scans), yLabels: weightAxis, xLabels: weekLabels),
            x: Self.weeks, y: 0...top,
            bands: [band(.p2_5, .p97_5), band(.p10, .p90)],
            lines: [LineChart.Line(points: points(.p50), kind: .median)],
            points: scans.map { LineChart.Point(x: $0.weeks, y: $0.grams) },
            here: here)
        let samples = [
            ("median", "Median"), ("inner", "10th to 90th percentile"), ("outer", "2.5th to 97.5th percentile"),
        ]
        return chart.html(
            legend: legend(samples + (scans.isEmpty ? [] : [("point", "Your scans")])), table: weightTable)
    }

    private func weightDescription(_ scans: [GrowthPage.Scan]) -> String {
        let own = scans.map { "your scan at \($0.when): \($0.weight)" }
        return (["Estimated weight from week 14 to 40 with percentile bands"] + own).joined(separator: "; ")
    }

    private var weightAxis: [String] {
        units == .metric ? ["5 kg", "4", "3", "2", "1", "0"] : ["12 lb", "8", "4", "0"]
    }

    private func points(_ percentile: FetalWeightStandard.Percentile) -> [LineChart.Point] {
        FetalWeightStandard.weeks.compactMap { week in
            FetalWeightStandard.weight(percentile, week: week).map { LineChart.Point(x: Double(week), y: $0.value) }
        }
    }

    private func band(_ lower: FetalWeightStandard.Percentile, _ upper: FetalWeightStandard.Percentile)
        -> LineChart.Band
    {
        LineChart.Band(lower: points(lower), upper: points(upper))
    }

    private var weightTable: DataTable {
        let percentiles: [FetalWeightStandard.Percentile] = [.p2_5, .p10, .p50, .p90, .p97_5]
        return DataTable(
            caption: "Estimated weight by week and percentile",
            columns: ["Week", "2.5th", "10th", "Median", "90th", "97.5th"],
            rows: FetalWeightStandard.weeks.map { week in
                ["\(week)"] + percentiles.map { FetalWeightStandard.weight($0, week: week).map(measures.weight) ?? "–" }
            })
    }

    // MARK: Axes

    private var weekLabels: [String] { stride(from: 4, through: 44, by: 8).map { "W\($0)" } }

    /// From the top down to nothing; the unit stands at the top alone.
    private func axis(top: Double, steps: Int, unit: String) -> [String] {
        (0...steps).map { step in
            let value = Figure.whole(top * Double(steps - step) / Double(steps))
            return step == 0 ? "\(value) \(unit)" : value
        }
    }

    private func legend(_ samples: [(String, String)]) -> HTML {
        ul(.class("legend")) {
            samples.map { legendItem($0.0, $0.1) }
            if here != nil { legendItem("here", "You are here") }
        }
    }
}
