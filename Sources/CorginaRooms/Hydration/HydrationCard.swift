import CorginaCore
import Markup

/// What she drank in a day against her goal, with a glass and a bottle to add at once.
public struct HydrationCard: Hashable, Sendable {
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

    public init(
        _ fluids: FluidDay, preferences: HydrationPreferences, units: Profile.UnitSystem, today: CalendarDay
    ) {
        words = fluids.words(preferences, units: units)
        percent = fluids.progress(preferences).map(Self.percent)
        total = HydrationWords(units: units).amount(fluids.total)
        note = fluids.isMoreThanNeeded ? FluidDay.moreThanNeededWords : nil
        self.preferences = preferences
        self.units = units
        day = fluids.day == today ? nil : fluids.day
    }

    static func percent(_ share: Double) -> Int { Int(floor: min(max(share, 0), 9.99) * 100) }

    /// The page that says more.
    var place: Route { .hydration(day.map(HydrationPlace.day) ?? .today) }
}

extension HydrationCard {
    var html: HTML { html(id: "hydration") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card hydration h-hyd"), .ariaLabelledby(id)) {
            div(.class("card__head")) {
                disc(.drop, .hydration, isSolid: true)
                div {
                    h2(.class("card__title"), .id(id)) { "Hydration" }
                    p(.class("card__sub figure-line")) { words }
                }
                a(
                    .class("round week__open"), .href(place.address),
                    .ariaLabel("Open hydration: \(words)\(day == nil ? " today" : "")")
                ) {
                    icon(.chevron, class: "chev")
                }
            }
            div(.class("hydration__body")) {
                HydrationRing(percent: percent, total: total, words: words).html
                DrinkButtons(preferences, units: units, from: .today, day: day).html
            }
            if let note { notice(.drop, .hydration, "", note) }
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
