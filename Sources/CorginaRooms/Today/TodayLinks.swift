import CorginaCore
import Markup

/// The ways from Today to everything that has a page of its own, each with its figure of today.
public struct TodayLinks: Hashable, Sendable {
    /// How many symptoms she logged on the day.
    public var symptoms = 0
    /// Her latest weight: "68.4 kg"; empty before the first.
    public var weight = ""
    /// Whether her lists are among them: not after a loss, unless she has one of her own.
    public var offersLists = true
    /// Whether foods may be looked up for pregnancy: until one ended.
    public var offersSafety = true
    /// Whether contractions can be timed: late in a pregnancy.
    public var offersTimer = false
    /// A day that has passed, which has the ways to what can be logged onto it; `nil` for today.
    public var pastDay: CalendarDay?

    public init(
        symptoms: Int = 0, weight: String = "", offersLists: Bool = true, offersSafety: Bool = true,
        offersTimer: Bool = false
    ) {
        self.symptoms = symptoms
        self.weight = weight
        self.offersLists = offersLists
        self.offersSafety = offersSafety
        self.offersTimer = offersTimer
    }

    /// - Parameter symptoms: how many she logged on that day.
    public init(onPastDay day: CalendarDay, symptoms: Int) {
        self.init(symptoms: symptoms)
        pastDay = day
    }

    @HTMLBuilder var html: HTML {
        if let pastDay { rows(for: pastDay) } else { rowsOfToday }
    }

    private func rows(for day: CalendarDay) -> HTML {
        nav(.class("group links"), .ariaLabel("More")) {
            row(
                .heart, .symptom, "Symptoms", symptoms > 0 ? "\(symptoms) that day" : "",
                to: .symptoms(.onDay(day, .list)))
            row(.ruler, .evening, "Measurements", to: .measurements(.onDay(day, .overview)))
        }
    }

    private var rowsOfToday: HTML {
        nav(.class("group links"), .ariaLabel("More")) {
            row(.leaf, .fat, "Nutrients", to: .nutrition(.nutrients))
            row(.pill, .supplement, "Supplements", to: .supplements(.list))
            row(.heart, .symptom, "Symptoms", symptoms > 0 ? "\(symptoms) today" : "", to: .symptoms(.list))
            row(.ruler, .evening, "Measurements", weight, to: .measurements(.overview))
            if offersTimer { row(.timer, .rose, "Contractions", to: .measurements(.kind(.contractions))) }
            row(.stethoscope, .appointment, "Appointments", to: .appointments(.list))
            if offersLists { row(.check, .rose, "Lists", to: .checklists(.list)) }
            row(.trend, .carbs, "Insights", to: .insights(.report))
            if offersSafety { row(.shield, .appointment, "Safe to eat?", to: .nutrition(.safe)) }
        }
    }

    private func row(_ symbol: Icon, _ hue: Hue, _ name: String, _ value: String = "", to route: Route) -> HTML {
        a(.class("row row--action"), .href(route.address)) {
            disc(symbol, hue)
            span(.class("row__main row__title")) { name }
            if !value.isEmpty { span(.class("row__value figure-line")) { value } }
            icon(.chevron, class: "chev")
        }
    }
}
