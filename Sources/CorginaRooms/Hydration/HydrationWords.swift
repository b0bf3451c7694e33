import CorginaCore
import Markup

/// Volumes of drink in the units she reads.
struct HydrationWords {
    let units: Profile.UnitSystem

    /// "250 mL" or "8.5 fl oz"
    func volume(_ volume: Milliliters) -> String {
        switch units {
        case .metric: "\(Figure.whole(volume.value)) mL"
        case .us: "\(Figure.decimal(volume.value / Milliliters.fluidOunce.value)) fl oz"
        }
    }

    /// For a day: "1.9 L" or "64 fl oz"
    func amount(_ volume: Milliliters) -> String {
        switch units {
        case .metric: "\(Figure.decimal(volume.value / 1_000)) L"
        case .us: "\(Figure.whole(volume.value / Milliliters.fluidOunce.value)) fl oz"
        }
    }

    /// "mL" or "fl oz": what the fields for a size count.
    var sizeUnit: String { units == .metric ? "mL" : "fl oz" }

    /// As she would type a size.
    func typedSize(_ volume: Milliliters) -> String {
        let figure =
            units == .metric
            ? Figure.whole(volume.value) : Figure.decimal(volume.value / Milliliters.fluidOunce.value)
        return figure.replacing(text: ",", with: "")
    }

    /// "L" or "fl oz": what the fields for a goal count.
    var goalUnit: String { units == .metric ? "L" : "fl oz" }

    /// As she would type a goal.
    func typedGoal(_ volume: Milliliters) -> String {
        let figure =
            units == .metric
            ? Figure.decimal(volume.value / 1_000, places: 2)
            : Figure.whole(volume.value / Milliliters.fluidOunce.value)
        return figure.replacing(text: ",", with: "")
    }
}

/// What is logged with one tap: a glass or a bottle of hers.
public enum DrinkSize: String, CaseIterable, Sendable {
    case glass, bottle

    public func volume(_ preferences: HydrationPreferences) -> Milliliters {
        self == .glass ? preferences.glass : preferences.bottle
    }

    var name: String { self == .glass ? "Glass" : "Bottle" }
    var symbol: Icon { self == .glass ? .glass : .bottle }
}

/// The buttons that log a glass or a bottle at once. POSTs `size`, `from` and, for a past day, `day` to ``HydrationPlace/drinks``.
struct DrinkButtons: Hashable, Sendable {
    /// The sizes as she reads them.
    var sizes: [DrinkSize: String]
    /// Where she is, and is shown again.
    var from: From
    /// The past day they log onto; `nil` for now.
    var day: CalendarDay?

    enum From: String { case today, hydration }

    init(_ preferences: HydrationPreferences, units: Profile.UnitSystem, from: From, day: CalendarDay?) {
        let words = HydrationWords(units: units)
        sizes = Dictionary(uniqueKeysWithValues: DrinkSize.allCases.map { ($0, words.volume($0.volume(preferences))) })
        self.from = from
        self.day = day
    }

    var html: HTML {
        form(
            .class("drinks"), .method(.post), .action(Route.hydration(.drinks).address), .data(.navigate),
            .data(.submitted), .ariaLabel("Add a drink")
        ) {
            input(.type(.hidden), .name("from"), .value(from.rawValue))
            if let day { input(.type(.hidden), .name("day"), .value("\(day)")) }
            for size in DrinkSize.allCases { button(size) }
        }
    }

    private func button(_ size: DrinkSize) -> HTML {
        let amount = sizes[size] ?? ""
        return Markup.button(
            .class("drink"), .type(.submit), .name("size"), .value(size.rawValue),
            .ariaLabel("Add a \(size.rawValue) of water, \(amount)")
        ) {
            icon(size.symbol, class: "drink__icon")
            span(.class("drink__name")) { "+ " + size.name }
            span(.class("drink__amount figure")) { amount }
        }
    }
}
