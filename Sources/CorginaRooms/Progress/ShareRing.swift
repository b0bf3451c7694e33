import Markup

/// A ring of shares, each in its hue, with something in the middle. It is full once they reach a whole.
struct ShareRing {
    var shares: [(hue: Hue, amount: Double)]
    /// What fills the ring; more than that is cut to its part.
    var whole: Double

    var html: HTML {
        svg(.viewBox(0, 0, 100, 100), .ariaHidden) {
            circle(.class("track"), .cx(50), .cy(50), .r(44), .strokeWidth(11))
            arcs
        }
    }

    /// Round ends reach 2 % past each end of a dash, hence what is taken off.
    private var arcs: [HTML] {
        let present = shares.filter { $0.amount > 0 }
        let whole = max(whole, present.reduce(0) { $0 + $1.amount })
        guard whole > 0 else { return [] }
        var start = 0.0
        return present.map { share in
            let length = share.amount / whole * 100
            // It goes all the way round, and has no ends.
            let isAlone = present.count == 1 && length >= 100
            let dash = isAlone ? 100 : max(length - 5.2, 0.01)
            defer { start += length }
            return circle(
                .class("value \(share.hue.className)"), .cx(50), .cy(50), .r(44), .strokeWidth(11), .pathLength(100),
                .strokeDash(dash, gap: isAlone ? 0 : 200), .strokeDashOffset(isAlone ? 0 : -(start + 2.6)),
                .rotated(-90, aboutX: 50, y: 50))
        }
    }
}
