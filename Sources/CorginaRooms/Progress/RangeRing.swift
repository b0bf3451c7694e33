import Markup

/// A ring whose full turn is the upper end of a range and whose last stretch is the range itself, so that reaching the stretch is
/// being within. What was added last is the end of the arc, in a colour of its own.
struct RangeRing {
    var value: Double
    /// The part of `value` that was added last.
    var fresh: Double
    var floor: Double
    /// Above 0.
    var ceiling: Double

    var html: HTML {
        svg(.viewBox(0, 0, 100, 100), .ariaHidden) {
            circle(.class("track"), .cx(50), .cy(50), .r(44), .strokeWidth(10))
            arc("band", length: 100 - share(floor), from: share(floor))
            if value > 0 {
                if fresh > 0 { arc("fresh", length: share(value), from: 0) }
                if value - fresh > 0 { arc("value", length: share(value - fresh), from: 0) }
            }
        }
    }

    /// Of the full turn, 0...100.
    private func share(_ amount: Double) -> Double {
        guard amount.isFinite, ceiling > 0 else { return 0 }
        return min(max(amount / ceiling, 0), 1) * 100
    }

    private func arc(_ name: String, length: Double, from start: Double) -> HTML {
        circle(
            .class(name), .cx(50), .cy(50), .r(44), .strokeWidth(10), .pathLength(100),
            .strokeDash(max(length, 0.01), gap: length >= 100 ? 0 : 200), .strokeDashOffset(-start),
            .rotated(-90, aboutX: 50, y: 50))
    }
}
