import CorginaCore
import Markup

/// The contractions of the last hour along a line of time: how often at a glance. The list beside it has the figures.
struct ContractionStrip: Hashable, Sendable {
    /// Minutes before now, and seconds long where that is known.
    var marks: [Mark]

    struct Mark: Hashable, Sendable {
        var minutesAgo: Double
        var seconds: Int?
    }

    /// - Returns: `nil` without one in the last hour.
    init?(_ pattern: ContractionPattern) {
        guard !pattern.lastHour.isEmpty else { return nil }
        marks = pattern.lastHour.map {
            Mark(
                minutesAgo: Double(pattern.now.seconds(since: $0.start)) / 60, seconds: $0.seconds
            )
        }
    }

    private static let height = 56.0

    var html: HTML {
        figure(.class("hour"), .ariaLabel("\(counted(marks.count, "contraction")) in the last hour")) {
            svg(.viewBox(0, 0, ChartFrame.width, Self.height), .ariaHidden) {
                Markup.line(
                    .class("hour__line"), .x1(0), .x2(ChartFrame.width), .y1(Self.height - 4), .y2(Self.height - 4))
                for mark in marks {
                    let width = max(Double(mark.seconds ?? 0) / 3_600 * ChartFrame.width, 5)
                    let height = min(14 + Double(mark.seconds ?? 30) / 90 * 34, Self.height - 6)
                    rect(
                        .class("hour__mark"),
                        .x(min(ChartFrame.width * (60 - mark.minutesAgo) / 60, ChartFrame.width - width)),
                        .y(Self.height - 6 - height), .width(width), .height(height), .rx(2.5))
                }
            }
            div(.class("hour__scale figure"), .ariaHidden) {
                span { "1 h ago" }
                span { "30 min" }
                span { "now" }
            }
        }
    }
}
