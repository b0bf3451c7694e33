import CorginaCore
import Markup

/// A bar a day, with rules for the goal and the average. A bar's own figure stands beneath it, so colour is never the only sign.
struct BarChart: Hashable, Sendable {
    var title: String
    var unit: String
    var bars: [Bar]
    /// The middle of a day's usual range; `nil` when she has set none.
    var goal: Double?
    var hue: Hue
    /// What a bar stands for, at the head of the table.
    var column = "Day"
    /// How many decimals its figures have at most.
    var places = 0
    /// Whether the mean of the bars says something; not where each is a share of something else.
    var hasAverage = true

    /// One bar: "Mon" and its value; `nil` for a day without one.
    struct Bar: Hashable, Sendable {
        var label: String
        var name: String
        var value: Double?
    }

    /// The mean of the days that have a value.
    var average: Double? {
        guard hasAverage else { return nil }
        let values = bars.compactMap { $0.value }
        return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    var html: HTML {
        let top = niceTop
        let scale = ChartScale(range: 0...top, length: ChartFrame.height)
        let frame = ChartFrame(
            description: description, yLabels: [top, top / 2, 0].map(Figure.whole), xLabels: bars.map { $0.label },
            xFigures: bars.map { $0.value.map(figure) ?? "–" })
        return div(.class("bars \(hue.className)")) {
            frame.html(legend: legend, table: table) {
                for (index, bar) in bars.enumerated() { column(bar, at: index, scale) }
                if let goal { rule("goal", at: ChartFrame.height - scale.position(goal)) }
                if let average { rule("average", at: ChartFrame.height - scale.position(average)) }
            }
        }
    }

    private func column(_ bar: Bar, at index: Int, _ scale: ChartScale) -> HTML {
        let slot = ChartFrame.width / Double(max(bars.count, 1))
        let height = max(bar.value.map(scale.position) ?? 0, 3)
        return rect(
            .class(bar.value == nil ? "bar bar--none" : "bar"), .x(slot * (Double(index) + 0.24)),
            .y(ChartFrame.height - height),
            .width(slot * 0.52), .height(height), .rx(min(6, height / 2)))
    }

    private func rule(_ kind: String, at y: Double) -> HTML {
        Markup.line(.class("chart__rule chart__rule--" + kind), .x1(0), .x2(ChartFrame.width), .y1(y), .y2(y))
    }

    private func figure(_ value: Double) -> String { Figure.decimal(value, places: places) }

    /// The next round number above everything shown.
    private var niceTop: Double {
        let highest = max(bars.compactMap { $0.value }.max() ?? 0, goal ?? 0, 1)
        let step = [1.0, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000].first { $0 * 4 >= highest } ?? 10_000
        return (highest / step).rounded(.up) * step
    }

    private var legend: HTML {
        guard goal != nil || average != nil else { return .nothing }
        return ul(.class("legend")) {
            if let goal { legendItem("goal", "Goal \(figure(goal)) \(unit)") }
            if let average { legendItem("average", "Average \(figure(average)) \(unit)") }
        }
    }

    private var description: String {
        let parts = [
            goal.map { "Goal \(figure($0)) \(unit)" }, average.map { "average \(figure($0)) \(unit)" },
        ]
        return ([title] + parts.compactMap { $0 }).joined(separator: ", ")
    }

    private var table: DataTable {
        DataTable(
            caption: title, columns: [column, unit],
            rows: bars.map { [$0.name, $0.value.map(figure) ?? "Nothing logged"] })
    }
}
