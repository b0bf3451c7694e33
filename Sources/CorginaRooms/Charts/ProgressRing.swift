import Markup

/// A share of a whole as a ring, with its figure in the middle.
struct ProgressRing: Hashable, Sendable {
    /// 0...100
    var percent: Int
    var hue: Hue
    /// What a screen reader says: "Calories: 54 percent".
    var description: String

    var html: HTML {
        let share = min(max(percent, 0), 100)
        return div(.class("ring ring--small \(hue.className)"), .role(.img), .ariaLabel(description)) {
            svg(.viewBox(0, 0, 100, 100), .ariaHidden) {
                circle(.class("track"), .cx(50), .cy(50), .r(44), .strokeWidth(11))
                if share > 0 {
                    circle(
                        .class("value"), .cx(50), .cy(50), .r(44), .strokeWidth(11), .pathLength(100),
                        .strokeDash(Double(share), gap: share == 100 ? 0 : 200), .rotated(-90, aboutX: 50, y: 50))
                }
            }
            b(.class("figure"), .ariaHidden) { "\(share)%" }
        }
    }
}
