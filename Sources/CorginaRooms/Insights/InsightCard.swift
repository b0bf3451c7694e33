import CorginaCore
import Markup

/// One thing that came together, in words and two bars: with, and without.
public struct InsightCard: Hashable, Sendable {
    /// Its place in the list, from 1.
    public var number: Int
    /// "Heartburn after Tacos"
    public var heading: String
    /// "9 of 12 meals with coffee" and its share in percent.
    public var with: Side
    public var without: Side
    /// "You had nausea within 2 hours of 9 of 12 meals with coffee, and of 6 of 60 similar meals without."
    public var words: String
    public var dayWords: String
    public var method: String
    /// "Very unlikely to be chance"
    public var certainty: String
    /// What else was in the very same meals.
    public var inseparable: String?
    /// How many entries it stands on.
    public var entries: Int

    public struct Side: Hashable, Sendable {
        public var name: String
        /// "9 of 12"
        public var count: String
        public var percent: Int

        init(_ name: String, _ with: Int, of all: Int) {
            self.name = name
            count = "\(with) of \(all)"
            percent = CorginaRooms.percent(Double(with), of: Double(all))
        }
    }

    public init(_ insight: Insight, number: Int) {
        self.number = number
        let counts = insight.counts
        let unit = insight.hours == nil ? "days" : "meals"
        heading = "\(insight.symptom) \(insight.hours == nil ? "on" : "after") \(insight.exposure.shortWords)"
        with = Side(insight.exposure.sideWords, counts.exposedWith, of: counts.exposed)
        without = Side("Similar \(unit) without", counts.otherWith, of: counts.others)
        words = insight.words
        // Where days are compared, the days were counted already.
        dayWords = insight.hours == nil ? "" : insight.dayWords
        method = insight.method
        certainty = insight.certainty
        inseparable = insight.inseparableWords
        entries = Set(insight.events).count
    }

    var html: HTML {
        section(.class("card insight"), .ariaLabelledby("insight-\(number)")) {
            div(.class("card__head")) {
                disc(.trend, .evening)
                h3(.class("card__title"), .id("insight-\(number)"), .directionAuto) { heading }
            }
            bars
            p(.class("insight__words"), .directionAuto) { words }
            if let inseparable { p(.class("row__sub"), .directionAuto) { inseparable } }
            p(.class("row__sub figure")) { certainty }
            a(.class("link"), .href(Route.insights(.one(number)).address)) {
                "Show \(counted(entries, "entry", plural: "entries"))"
                span(.class("vh")) { " for \(heading)" }
                icon(.chevron)
            }
        }
    }

    var bars: HTML {
        dl(.class("sides")) {
            row(with, .symptom)
            row(without, .mute)
        }
    }

    private func row(_ side: Side, _ hue: Hue) -> HTML {
        div(.class("side")) {
            dt(.directionAuto) { side.name }
            dd(.class("figure")) { side.count }
            dd(.class("side__meter")) { meter(side.percent, hue) }
        }
    }
}

extension Exposure {
    /// "Meals with Tacos"
    fileprivate var sideWords: String { words.prefix(1).uppercased() + words.dropFirst() }
}
