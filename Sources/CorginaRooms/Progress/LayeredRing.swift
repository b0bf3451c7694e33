import CorginaCore
import Markup

/// Three rings in one: forty weeks outside, the trimester within, the days of this week inmost.
public struct LayeredRing: Hashable, Sendable {
    public var week: String
    /// "+ 3 days"; empty on a week's first day.
    public var plus: String
    /// "109 days", or what stands in its place.
    public var days: String
    public var layers: [Layer]
    /// What a screen reader says.
    public var description: String

    /// One ring: its name, its words, its hue and how full it is.
    public struct Layer: Hashable, Sendable {
        public var name: String
        public var words: String
        public var hue: Hue
        /// 0...100
        public var percent: Int
    }

    public init(_ pregnancy: Pregnancy, on today: CalendarDay, showsDueDate: Bool = true) {
        let age = pregnancy.gestationalAge(on: today)
        let remaining = pregnancy.daysRemaining(on: today)
        let trimester = TrimesterProgress(pregnancy, on: today)
        week = "Week \(age.completedWeeks)"
        plus = age.dayInWeek == 0 ? "" : "+ \(counted(age.dayInWeek, "day"))"
        days =
            !showsDueDate
            ? "" : remaining == 0 ? "due today" : counted(abs(remaining), "day") + (remaining < 0 ? " past" : "")
        layers = [
            Layer(
                name: "Pregnancy", words: "Week \(min(age.completedWeeks, 40)) of 40", hue: .rose,
                percent: Int(nearest: pregnancy.progress(on: today) * 100)),
            Layer(
                name: "Trimester", words: "\(trimester.trimester.ordinal) of 3", hue: .trimester,
                percent: trimester.percents[trimester.trimester.rawValue - 1]),
            Layer(
                name: "This week", words: "day \(age.dayInWeek + 1) of 7", hue: .calories,
                percent: Int(nearest: Double(age.dayInWeek + 1) / 7 * 100)),
        ]
        description = ProgressWords.description(age, remaining: showsDueDate ? remaining : nil)
    }
}

extension LayeredRing {
    var html: HTML {
        div(.class("layers")) {
            div(.class("layers__ring"), .role(.img), .ariaLabel(description)) {
                div(.class("hero__aura"))
                svg(.viewBox(0, 0, 100, 100), .ariaHidden) {
                    for (index, layer) in layers.enumerated() { ring(layer, radius: 46 - Double(index) * 8.5) }
                }
                div(.class("layers__inner"), .ariaHidden) {
                    span(.class("layers__week figure figure--gradient")) { week }
                    span(.class("layers__of")) { "of 40" }
                    if !days.isEmpty { span(.class("layers__days figure")) { days } }
                }
            }
            ul(.class("layers__keys")) {
                for layer in layers {
                    li(.class(layer.hue.className)) {
                        i(.ariaHidden)
                        span { layer.name }
                        b(.class("figure")) { layer.words }
                    }
                }
            }
        }
    }

    /// Round ends reach beyond a dash; an empty ring has none.
    private func ring(_ layer: Layer, radius: Double) -> HTML {
        g(.class(layer.hue.className)) {
            circle(.class("layer-track"), .cx(50), .cy(50), .r(radius), .strokeWidth(6))
            if layer.percent > 0 {
                circle(
                    .class("layer-value"), .cx(50), .cy(50), .r(radius), .strokeWidth(6), .pathLength(100),
                    .strokeDash(layer.percent >= 100 ? 100 : max(Double(layer.percent) - 2, 0.01), gap: 200),
                    .rotated(-90 + (layer.percent >= 100 ? 0 : 3.6), aboutX: 50, y: 50))
            }
        }
    }
}
