import Markup

/// A small line without axes, beside the words that say what it shows.
struct Sparkline: Hashable, Sendable {
    var values: [Double]
    var hue: Hue

    var html: HTML {
        let lowest = values.min() ?? 0
        let highest = max(values.max() ?? 0, lowest + 0.001)
        let up = ChartScale(range: lowest...highest, length: 28)
        var outline = PathData()
        for (index, value) in values.enumerated() {
            let x = 3 + 94 * Double(index) / Double(max(values.count - 1, 1))
            let y = 31 - up.position(value)
            if index == 0 { outline.move(toX: x, y: y) } else { outline.line(toX: x, y: y) }
        }
        return svg(.class("spark \(hue.className)"), .viewBox(0, 0, 100, 34), .ariaHidden) {
            path(.class("spark__line"), .d(outline))
            if let last = values.last { circle(.class("spark__end"), .cx(97), .cy(31 - up.position(last)), .r(2.6)) }
        }
    }
}
