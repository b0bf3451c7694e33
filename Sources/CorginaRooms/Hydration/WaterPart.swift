import CorginaCore
import Markup

/// What she drank in a day against her goal, as a part of the day's card, with a glass to add at once.
public struct WaterPart: Hashable, Sendable {
    /// "6 of 8 glasses", "1.4 of 1.9 L"
    public var words: String
    /// Of the goal; above 100 beyond it, `nil` without one.
    public var percent: Int?
    /// "1.4 L": in the ring where there is no goal.
    public var total: String
    /// A word when it was much in a short time.
    public var note: String?
    public var preferences: HydrationPreferences
    public var units: Profile.UnitSystem
    /// The past day it is about; `nil` for today.
    public var day: CalendarDay?
    /// How many of her glasses make the goal, and how many she drank, for a row of marks; `nil` where there is no goal or a glass is so
    /// small that the marks would not be told apart.
    var marks: (drunk: Int, goal: Int)? {
        guard let goal, goal > 0, goal <= Self.mostMarks else { return nil }
        return (min(glasses, goal), goal)
    }
    private var glasses: Int
    private var goal: Int?

    private static let mostMarks = 16

    public init(
        _ fluids: FluidDay, preferences: HydrationPreferences, units: Profile.UnitSystem, today: CalendarDay
    ) {
        words = fluids.words(preferences, units: units)
        percent = fluids.progress(preferences).map(Self.percent)
        total = HydrationWords(units: units).amount(fluids.total)
        note = fluids.isMoreThanNeeded ? FluidDay.moreThanNeededWords : nil
        glasses = fluids.glasses(preferences)
        goal = preferences.target.map { Int(nearest: $0.value / max(preferences.glass.value, 1)) }
        self.preferences = preferences
        self.units = units
        day = fluids.day == today ? nil : fluids.day
    }

    static func percent(_ share: Double) -> Int { Int(floor: min(max(share, 0), 9.99) * 100) }

    /// The page that says more.
    var place: Route { .hydration(day.map(HydrationPlace.day) ?? .today) }
}

extension WaterPart {
    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String = "water") -> HTML {
        section(.class("daycard__part line h-hyd"), .ariaLabelledby(id)) {
            div {
                h3(.class("line__name"), .id(id)) {
                    a(.href(place.address)) { "Water" }
                    small(.class("figure-line")) { words }
                }
                marksRow
            }
            div(.class("held")) {
                glassButton(id: id + "-glass")
                drinkMenu
            }
            if let note { p(.class("line__note")) { note } }
        }
    }

    @HTMLBuilder private var marksRow: HTML {
        if let marks {
            div(.class("sips"), .ariaHidden) {
                for number in 0..<marks.goal { i(.class(number < marks.drunk ? "on" : "")) }
            }
        } else if let percent {
            meter(percent, .hydration)
        }
    }

    private var drinkMenu: HTML {
        let words = HydrationWords(units: units)
        var place: [(name: String, value: String)] = [(name: "from", value: DrinkButtons.From.today.rawValue)]
        if let day { place.append((name: "day", value: "\(day)")) }
        let sizes = DrinkSize.allCases.map { size in
            MenuItem.action(
                "\(size.name), \(words.volume(size.volume(preferences)))", size.symbol, .hydration(.drinks),
                fields: place + [(name: "size", value: size.rawValue)])
        }
        return ContextMenu(
            label: "More to drink", items: sizes + [.link("Another drink", .drop, self.place)], isHeld: true
        ).html
    }

    private func glassButton(id: String) -> HTML {
        form(
            .class("bare-form"), .method(.post), .action(Route.hydration(.drinks).address), .data(.navigate),
            .data(.submitted)
        ) {
            input(.type(.hidden), .name("from"), .value(DrinkButtons.From.today.rawValue))
            if let day { input(.type(.hidden), .name("day"), .value("\(day)")) }
            button(
                .class("tapin"), .id(id), .type(.submit), .name("size"), .value(DrinkSize.glass.rawValue),
                .ariaLabel("Add a glass of water, \(HydrationWords(units: units).volume(preferences.glass))")
            ) {
                icon(.plus)
                span { "Glass" }
            }
        }
    }
}

/// A day's fluids as a ring; without a goal a plain ring with what there was.
struct HydrationRing {
    var percent: Int?
    var total: String
    var words: String
    var isLarge = false

    var html: HTML {
        div(
            .class("ring h-hyd hydration__ring" + (isLarge ? " hydration__ring--large" : "")), .role(.img),
            .ariaLabel("Hydration: \(words)" + (percent.map { ", \($0) percent" } ?? ""))
        ) {
            GoalRing(percent: percent ?? 0).html
            div(.class("hydration__inner"), .ariaHidden) {
                icon(.drop)
                span(.class("figure"), .data(.roll, "hydration")) { percent.map { "\($0)%" } ?? total }
            }
        }
    }
}
