import CorginaCore
import Markup

extension CaloriesCard {
    var html: HTML { html(id: "calories") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(
            .class("card cal"), .ariaLabel("Daily calorie tracker"), .ariaDescribedby(id + "-value"), .data(.unfold)
        ) {
            div(.class("card__head")) {
                disc(.flame, .calories, isSolid: true)
                div {
                    h2(.class("card__title"), .id(id)) { isToday ? "Today's Calories" : "Calories" }
                    p(.class("card__sub figure-line")) { subtitle }
                }
            }
            p(.class("vh"), .id(id + "-value")) { spoken }
            div(.class("cal__body")) {
                ring
                ul(.class("macros"), .ariaLabel("Macros")) { macros.map(macroRow) }
            }
            if let sentence { p(.class("cal__range")) { sentence } }
            foot
        }
    }

    private var subtitle: String {
        if let goal { return "\(total) of \(goal) cal" }
        if isToday { return isEmpty ? "Nothing eaten yet today" : "\(total) cal so far" }
        return isEmpty ? "Nothing eaten was logged" : "\(total) cal"
    }

    /// The seeds' value for a screen reader, with as much of it as there is.
    private var spoken: String {
        guard let goal, let percent else { return "\(total) calories consumed" }
        return "\(total) calories consumed out of \(goal) calorie goal, \(percent) percent complete"
    }

    private var ringLabel: String {
        guard let goal, let percent else { return "Calorie progress: \(total) calories" }
        return "Calorie progress: \(total) of \(goal) calories, \(percent) percent"
    }

    private var ring: HTML {
        div(.class("ring h-cal cal__ring"), .role(.img), .ariaLabel(ringLabel)) {
            if let percent {
                GoalRing(percent: percent).html
            } else {
                ShareRing(shares: meals.map { ($0.type.hue, $0.energy.value) }).html
            }
            div(.class("cal__inner"), .ariaHidden) {
                span(.class("num figure"), .data(.roll, "calories")) { total }
                span(.class("pct figure")) { percent.map { "\($0)%" } ?? "cal" }
            }
        }
    }

    private func macroRow(_ macro: Macro) -> HTML {
        li(.class("macro \(macro.hue.className)")) {
            span(.class("vh")) {
                "\(macro.name): \(macro.amount)"
                if macro.percent > 0 { ", \(macro.percent) percent of energy" }
            }
            span(.class("macro__name"), .ariaHidden) { macro.name }
            span(.class("macro__value figure"), .ariaHidden) {
                b(.data(.roll, macro.name)) { macro.amount }
                if macro.percent > 0 { " \(macro.percent)%" }
            }
            meter(macro.percent, macro.hue)
        }
    }

    /// The toggle and the way to the week stand side by side; what unfolds takes the whole width below them.
    private var foot: HTML {
        div(.class(isEmpty ? "cal__foot cal__foot--plain" : "cal__foot")) {
            if !isEmpty { breakdown }
            a(.class("link cal__trends"), .href(Route.calories(.current).address)) {
                icon(.trend)
                span { "Weekly Trends" }
            }
        }
    }

    private var breakdown: HTML {
        details(.class("cal__more")) {
            summary(.class("link cal__toggle")) {
                span(.class("when-shut")) {
                    "Show meals"
                    span(.class("vh")) { ", see meal breakdown" }
                }
                span(.class("when-open")) {
                    "Hide meals"
                    span(.class("vh")) { ", collapse meal breakdown" }
                }
                icon(.chevron)
            }
            h3(.class("cal__breakdown")) { "Breakdown" }
            ul(.class("cal__meals")) { meals.map { $0.html } }
        }
    }
}
