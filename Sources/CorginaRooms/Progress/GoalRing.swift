import Markup

/// A ring that fills to its goal and goes on a second round beyond it.
struct GoalRing {
    /// Of the goal; above 100 beyond it.
    var percent: Int

    var html: HTML {
        svg(.viewBox(0, 0, 100, 100), .ariaHidden) {
            circle(.class("track"), .cx(50), .cy(50), .r(44), .strokeWidth(11))
            if percent > 0 { arc(to: min(percent, 100), class: "value value--draws") }
            if percent > 100 { arc(to: min(percent - 100, 100), class: "value value--more") }
        }
    }

    private func arc(to share: Int, class name: String) -> HTML {
        circle(
            .class(name), .cx(50), .cy(50), .r(44), .strokeWidth(11), .pathLength(100),
            .strokeDash(Double(share), gap: share == 100 ? 0 : 200), .rotated(-90, aboutX: 50, y: 50))
    }
}
