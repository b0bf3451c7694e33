import CorginaCore
import Markup

/// Readings over the days they were taken on, with lines at the values that mean something, such as a target.
struct DayChart: Hashable, Sendable {
    /// What a screen reader says: "Blood pressure, 12 readings from 3 March to today".
    var description: String
    var unit: String
    /// One line or two, each oldest first.
    var lines: [[Reading]]
    /// Single readings beside the lines.
    var points: [Reading] = []
    var limits: [Double] = []
    /// A sample of each mark with its words.
    var legend: [Key]
    var english: WrittenEnglish
    var table: DataTable

    struct Reading: Hashable, Sendable {
        var moment: Moment
        var value: Double
    }

    struct Key: Hashable, Sendable {
        var sample: String
        var words: String
    }

    /// The fewest days across, so that two readings of one day do not fill the chart.
    private static let leastDays = 6

    var html: HTML {
        let readings = lines.flatMap { $0 } + points
        let days = readings.map { $0.moment.day }
        let last = days.max() ?? CalendarDay(number: 0)
        let first = min(days.min() ?? last, last - Self.leastDays)
        let axis = ChartAxis(covering: readings.map { $0.value } + limits)
        let span = Double(first.number)...Double(last.number + 1)
        let chart = LineChart(
            frame: ChartFrame(
                description: description, yLabels: axis.labels(unit),
                xLabels: (0...2).map { english.short(first + (last - first) * $0 / 2) }),
            x: span, y: axis.range,
            lines: zip([LineChart.Line.Kind.main, .second], lines).map { kind, line in
                LineChart.Line(points: line.map(point), kind: kind)
            },
            points: lines.compactMap { $0.last }.map(point) + points.map(point), limits: limits)
        return div(.class("day-chart")) {
            chart.html(
                legend: ul(.class("legend")) { legend.map { legendItem($0.sample, $0.words) } }, table: table)
        }
    }

    private func point(_ reading: Reading) -> LineChart.Point {
        LineChart.Point(
            x: Double(reading.moment.day.number) + Double(reading.moment.time.minutes) / 1_440, y: reading.value)
    }
}
