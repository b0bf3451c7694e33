import Markup

/// Values over weeks as a line, over bands when there are any, with single points on top.
struct LineChart: Hashable, Sendable {
    var frame: ChartFrame
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    /// Drawn in this order; the first is the widest.
    var bands: [Band] = []
    var lines: [Line]
    var points: [Point] = []
    /// Values that mean something, as rules across the drawing.
    var limits: [Double] = []
    /// Where she is now, on the x axis.
    var here: Double?

    /// A point of the drawing in the values' own units.
    struct Point: Hashable, Sendable {
        var x: Double
        var y: Double
    }

    /// What lies between two values.
    struct Band: Hashable, Sendable {
        var lower: [Point]
        var upper: [Point]
    }

    /// Points joined in order.
    struct Line: Hashable, Sendable {
        var points: [Point]
        var kind: Kind

        enum Kind: String, Sendable {
            case main, median
            /// A second line beside the main one.
            case second
        }
    }

    func html(legend: HTML, table: DataTable) -> HTML {
        frame.html(legend: legend, table: table) {
            for band in bands {
                path(.class("chart__band"), .d(outline(band.lower + band.upper.reversed(), isClosed: true)))
            }
            for limit in limits {
                let height = ChartFrame.height - up.position(limit)
                Markup.line(
                    .class("chart__rule chart__rule--limit"), .x1(0), .x2(ChartFrame.width), .y1(height), .y2(height))
            }
            for line in lines {
                path(.class("chart__line chart__line--" + line.kind.rawValue), .d(outline(line.points)))
            }
            if let here {
                let place = across.position(here)
                Markup.line(.class("chart__here"), .x1(place), .x2(place), .y1(0), .y2(ChartFrame.height))
            }
            for point in points {
                circle(
                    .class("chart__point"), .cx(across.position(point.x)),
                    .cy(ChartFrame.height - up.position(point.y)), .r(5.5))
            }
        }
    }

    private var across: ChartScale { ChartScale(range: x, length: ChartFrame.width) }
    private var up: ChartScale { ChartScale(range: y, length: ChartFrame.height) }

    private func outline(_ points: [Point], isClosed: Bool = false) -> PathData {
        var data = PathData()
        for (index, point) in points.enumerated() {
            let (x, y) = (across.position(point.x), ChartFrame.height - up.position(point.y))
            if index == 0 { data.move(toX: x, y: y) } else { data.line(toX: x, y: y) }
        }
        if isClosed { data.close() }
        return data
    }
}
