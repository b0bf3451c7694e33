import Markup

/// A drawing with its axes. Labels are words beside the drawing, not in it, so that they grow with the text.
struct ChartFrame: Hashable, Sendable {
    /// What a screen reader says for the drawing.
    var description: String
    /// Evenly spaced from the top down.
    var yLabels: [String]
    /// Evenly spaced from the left edge to the right.
    var xLabels: [String]
    /// A second line under each label. With it, each label stands in the middle of its share of the width.
    var xFigures: [String] = []

    /// The drawing's own measures; the page scales it.
    static let width = 320.0
    static let height = 190.0

    func html(legend: HTML, table: DataTable, @HTMLBuilder drawing: () -> HTML) -> HTML {
        let drawing = drawing()
        return figure(.class("chart")) {
            div(.class("chart__plot"), .role(.img), .ariaLabel(description)) {
                svg(.viewBox(0, 0, Self.width, Self.height), .ariaHidden) {
                    gridLines
                    drawing
                }
            }
            div(.class("chart__y figure"), .ariaHidden) { yLabels.map { label in span { label } } }
            if xFigures.isEmpty {
                div(.class("chart__x figure"), .ariaHidden) { xLabels.map { label in span { label } } }
            } else {
                div(.class("chart__x chart__x--shares"), .ariaHidden) { zip(xLabels, xFigures).map(share) }
            }
            figcaption(.class("chart__foot")) {
                legend
                table.html
            }
        }
    }

    private func share(_ label: String, _ value: String) -> HTML {
        span {
            label
            b(.class("figure")) { value }
        }
    }

    private var gridLines: [HTML] {
        (0..<max(yLabels.count, 2)).map { index in
            let y = Self.height * Double(index) / Double(max(yLabels.count - 1, 1))
            return Markup.line(.class("chart__grid"), .x1(0), .x2(Self.width), .y1(y), .y2(y))
        }
    }
}

/// A scale from values to a drawing's length.
struct ChartScale: Hashable, Sendable {
    var range: ClosedRange<Double>
    var length: Double

    /// Where a value lies, from the start of the range; held within the drawing.
    func position(_ value: Double) -> Double {
        let span = range.upperBound - range.lowerBound
        guard span > 0, value.isFinite else { return 0 }
        return min(max((value - range.lowerBound) / span, 0), 1) * length
    }
}

/// A line of the legend: a sample of the mark and its words.
func legendItem(_ sample: String, _ words: String) -> HTML {
    li {
        i(.class("sample sample--" + sample), .ariaHidden)
        span { words }
    }
}
