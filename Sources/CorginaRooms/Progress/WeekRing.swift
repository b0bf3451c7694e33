import CorginaCore
import Markup
import RealModule

/// Forty weeks as a ring: the weeks behind her in colour, today as a bead, the weeks ahead as dots.
struct WeekRing {
    /// 0...280
    var daysDone: Int
    /// No bead before there is a date.
    var hasBead = true

    private static let term = GestationalAge.term.days
    private static let center = 120.0
    private static let radius = 105.0

    var html: HTML {
        svg(.viewBox(0, 0, 240, 240), .ariaHidden) {
            circle(.class("ring-track"), .cx(Self.center), .cy(Self.center), .r(Self.radius), .strokeWidth(18))
            circle(.class("ring-rim"), .cx(Self.center), .cy(Self.center), .r(113.5))
            circle(.class("ring-rim"), .cx(Self.center), .cy(Self.center), .r(96.5))
            weeksAhead
            if daysDone > 0 {
                weeksDone
                gloss
            }
            if hasBead { bead }
        }
    }

    private var weeksAhead: [HTML] {
        let next = daysDone / 7 + 1
        return stride(from: next, to: 40, by: 1).map { week in
            let place = Self.point(atDay: Double(week * 7))
            let startsTrimester = week == 14 || week == 28
            return circle(.class("ring-week"), .cx(place.x), .cy(place.y), .r(startsTrimester ? 2.6 : 1.25))
        }
    }

    private var weeksDone: HTML {
        let start = Self.point(atDay: 0)
        // Four days an arc: fine enough that no step shows between two colours.
        let arcs = stride(from: 0, to: daysDone, by: 4).map { day -> HTML in
            let end = min(day + 4, daysDone)
            // A little overlap, so that no seam shows either.
            let from = Self.point(atDay: Double(day) - (day > 0 ? 0.6 : 0))
            let to = Self.point(atDay: Double(end))
            var outline = PathData()
            outline.move(toX: from.x, y: from.y)
            outline.arc(radius: Self.radius, isLong: false, toX: to.x, y: to.y)
            return path(.d(outline), .fill(.none), .stroke(color(atDay: day)), .strokeWidth(18))
        }
        return .sequence([circle(.cx(start.x), .cy(start.y), .r(9), .fill(color(atDay: 0)))] + arcs)
    }

    /// Light along the outer edge.
    private var gloss: HTML {
        guard daysDone < Self.term else {
            return circle(.class("ring-gloss"), .cx(Self.center), .cy(Self.center), .r(109.8))
        }
        let from = Self.point(atDay: 0, radius: 109.8)
        let to = Self.point(atDay: Double(daysDone), radius: 109.8)
        var outline = PathData()
        outline.move(toX: from.x, y: from.y)
        outline.arc(radius: 109.8, isLong: daysDone * 2 > Self.term, toX: to.x, y: to.y)
        return path(.class("ring-gloss"), .d(outline))
    }

    private var bead: HTML {
        let place = Self.point(atDay: Double(daysDone))
        return g {
            circle(.cx(place.x), .cy(place.y), .r(9), .fill(color(atDay: daysDone)))
            circle(.class("ring-bead"), .cx(place.x), .cy(place.y), .r(6.6), .fill(.white))
            circle(.class("ring-today"), .cx(place.x), .cy(place.y), .r(2.6))
        }
    }

    private static func point(atDay day: Double, radius: Double = radius) -> (x: Double, y: Double) {
        let angle = day / Double(term) * 2 * Double.pi
        return (center + radius * Double.sin(angle), center - radius * Double.cos(angle))
    }

    /// From apricot through rose to plum, spread over what is done.
    private func color(atDay day: Int) -> Color {
        let share = daysDone == 0 ? 0 : Double(day) / Double(daysDone)
        let stops: [(Double, (Double, Double, Double))] = [
            (0, (255, 176, 143)), (0.27, (255, 127, 166)), (0.5, (255, 107, 157)), (0.8, (219, 92, 139)),
            (1, (194, 81, 127)),
        ]
        let upper = stops.firstIndex { $0.0 >= share } ?? stops.count - 1
        let (low, high) = (stops[max(upper - 1, 0)], stops[upper])
        let mix = high.0 > low.0 ? (share - low.0) / (high.0 - low.0) : 0
        func channel(_ from: Double, _ to: Double) -> UInt8 { UInt8(min(max(from + (to - from) * mix, 0), 255)) }
        return Color(
            red: channel(low.1.0, high.1.0), green: channel(low.1.1, high.1.1), blue: channel(low.1.2, high.1.2))
    }
}
