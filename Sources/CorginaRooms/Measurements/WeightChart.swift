import CorginaCore
import Markup

/// Her weights over the weeks, over the range the guideline gives for her.
struct WeightChart: Hashable, Sendable {
    var curve: WeightCurve
    /// `nil` where there is none for her, or her height is not known.
    var guideline: WeightGainGuideline?
    /// Her age today in weeks, with its days as a fraction.
    var here: Double
    var units: Profile.UnitSystem
    var english: WrittenEnglish

    /// Weeks 0 to 42: each label is a trimester's begin, or the end.
    private static let weeks = 0.0...42.0
    /// From where on a baby is at term, which is where the totals for twins hold.
    private static let term = 37.0...40.0

    var html: HTML {
        let shown = curve.points.map { LineChart.Point(x: Double($0.age.days) / 7, y: inUnit($0.weight.kilograms)) }
        let band = band
        let axis = ChartAxis(
            covering: shown.map { $0.y } + band.flatMap { [$0.lower, $0.upper].flatMap { $0 } }.map { $0.y }
                + [inUnit(curve.start.kilograms)])
        let chart = LineChart(
            frame: ChartFrame(
                description: description, yLabels: axis.labels(units == .metric ? "kg" : "lb"),
                xLabels: stride(from: 0, through: 42, by: 14).map { "W\($0)" }),
            x: Self.weeks, y: axis.range, bands: band.map { LineChart.Band(lower: $0.lower, upper: $0.upper) },
            lines: [LineChart.Line(points: shown, kind: .main)], points: shown.suffix(1),
            here: Self.weeks.contains(here) ? here : nil)
        return chart.html(legend: legend(hasBand: !band.isEmpty), table: table)
    }

    /// By week for one baby, at term alone for twins: no weekly rate is given for them.
    private var band: [(lower: [LineChart.Point], upper: [LineChart.Point])] {
        guard let guideline, let total = guideline.total else { return [] }
        let start = curve.start.kilograms
        let edge = { (weeks: [Double], gain: (Double) -> Double) in
            weeks.map { LineChart.Point(x: $0, y: inUnit(start + gain($0))) }
        }
        guard guideline.firstTrimester != nil else {
            let weeks = [Self.term.lowerBound, Self.term.upperBound]
            return [(edge(weeks) { _ in total.lowerBound }, edge(weeks) { _ in total.upperBound })]
        }
        let weeks = [0.0, 13, 40]
        let range = { (week: Double) in guideline.band(at: GestationalAge(days: Int(floor: week * 7))) ?? total }
        return [(edge(weeks) { range($0).lowerBound }, edge(weeks) { range($0).upperBound })]
    }

    private func inUnit(_ kilograms: Double) -> Double {
        units == .metric ? kilograms : kilograms / Weight.pound.kilograms
    }

    private func legend(hasBand: Bool) -> HTML {
        ul(.class("legend")) {
            legendItem("main", "Your weight")
            if hasBand {
                legendItem("outer", guideline?.isTwins == true ? "Usual range at term, twins" : "Usual range")
            }
            legendItem("here", "You are here")
        }
    }

    private var description: String {
        let measures = Measures(units)
        guard let last = curve.points.last else { return "Your weight by week" }
        return
            "Your weight by week: \(measures.weight(curve.start)) before, \(measures.weight(last.weight)) at \(last.age.spelledOut)"
    }

    private var table: DataTable {
        let measures = Measures(units)
        let hasBand = guideline?.firstTrimester != nil
        return DataTable(
            caption: "Your weight by day", columns: ["Day", "Age", "Weight", "Gain"] + (hasBand ? ["Usual gain"] : []),
            rows: curve.points.reversed().map { point in
                let usual = guideline?.band(at: point.age).map { measures.gain($0) } ?? "–"
                return [
                    english.full(point.day), "\(point.age)", measures.weight(point.weight), measures.gain(point.gain),
                ] + (hasBand ? [usual] : [])
            })
    }
}

extension Measures {
    /// "+6.2 kg" or "−1 kg"; in pounds where she reads those.
    func gain(_ kilograms: Double) -> String {
        let words = weight(Weight(kilograms: abs(kilograms)))
        return (kilograms < -0.05 ? "−" : "+") + words
    }

    /// "3.2–5.4 kg"
    func gain(_ range: ClosedRange<Double>) -> String {
        "\(number(range.lowerBound))–\(weight(Weight(kilograms: range.upperBound)))"
    }

    private func number(_ kilograms: Double) -> String {
        weight(Weight(kilograms: kilograms)).split(separator: " ").first.map(String.init) ?? ""
    }
}
