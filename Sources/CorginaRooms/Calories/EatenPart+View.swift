import CorginaCore
import Markup

extension EatenPart {
    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String = "calories") -> HTML {
        section(
            .class("daycard__part eaten"), .ariaLabel("Daily calorie tracker"), .ariaDescribedby(id + "-value"),
            .data(.unfold)
        ) {
            h3(.class("vh"), .id(id)) { "Calories" }
            p(.class("vh"), .id(id + "-value")) { spoken }
            ring
            div(.class("eaten__words")) {
                rangeLine
                ul(.class("trio"), .ariaLabel("Macros")) { macros.map(macroColumn) }
            }
            a(
                .class("round round--tint h-cal"), .href(Route.quickLog(pastDay).address),
                .ariaLabel("Log food without typing")
            ) { icon(.plus) }
            if !isEmpty { breakdown }
        }
    }

    /// The seeds' value for a screen reader, with as much of it as there is.
    public var spoken: String {
        guard let goal else { return "\(total) calories consumed" }
        let aim = Figure.whole(goal.goal.value)
        return "\(total) calories consumed out of \(aim) calorie goal, \(goal.percent(of: energy)) percent complete"
    }

    private var rangeLine: HTML {
        p(.class("eaten__range")) {
            if let goal {
                span(.class("eaten__key")) {
                    i(.ariaHidden)
                    goal.standing(of: energy).place
                }
                span(.class("figure-line")) {
                    goal.range(in: english)
                }
            } else {
                span(.class("eaten__none")) { emptyWords }
            }
        }
    }

    private var emptyWords: String {
        if isToday { return isEmpty ? "Nothing eaten yet today" : "Eaten so far" }
        return isEmpty ? "Nothing eaten was logged" : "Eaten"
    }

    private var ringLabel: String {
        let eaten = "Calorie progress: \(total) calories"
        return goal.map {
            eaten + ". Usual range: \(Figure.whole($0.floor.value)) to \(Figure.whole($0.ceiling.value))"
        }
            ?? eaten
    }

    /// What fills the ring while she has no goal, in kilocalories, so that little eaten looks like little. It is no advice and stands
    /// nowhere on the page; the app's own choice, and the goal the first design began with.
    private static let wholeRing = 2_000.0

    private var ring: HTML {
        div(.class("ring h-cal eaten__ring"), .role(.img), .ariaLabel(ringLabel)) {
            if let goal {
                RangeRing(value: energy.value, fresh: fresh.value, floor: goal.floor.value, ceiling: goal.ceiling.value)
                    .html
            } else {
                ShareRing(shares: meals.map { ($0.type.hue, $0.energy.value) }, whole: Self.wholeRing).html
            }
            div(.class("eaten__num"), .ariaHidden) {
                b(.class("figure"), .data(.roll, "calories")) { total }
                span { english.energyUnit }
            }
        }
    }

    private func macroColumn(_ macro: Macro) -> HTML {
        li(.class(macro.hue.className)) {
            span(.class("vh")) {
                "\(macro.name): \(macro.amount)"
                if macro.percent > 0 { ", \(macro.percent) percent of energy" }
            }
            b(.class("figure"), .ariaHidden, .data(.roll, macro.name)) { macro.amount }
            span(.ariaHidden) { macro.name }
        }
    }

    private var breakdown: HTML {
        details(.class("eaten__meals")) {
            summary(.class("round eaten__toggle")) {
                span(.class("vh when-shut")) { "Show meals, see meal breakdown" }
                span(.class("vh when-open")) { "Hide meals, collapse meal breakdown" }
                icon(.chevron)
            }
            div(.class("eaten__list")) {
                p(.class("vh")) { "Breakdown" }
                ul(.class("cal__meals")) { meals.map { $0.html } }
                p(.class("eaten__fiber \(fiber.hue.className)")) {
                    span { fiber.name }
                    b(.class("figure")) { fiber.amount }
                }
            }
        }
    }
}

extension CalorieGoal.Standing {
    /// How a day that is not over compares with its usual range, in words beside its figures.
    var place: String {
        switch self {
        case .under: "Usual range"
        case .at: "Within your usual range"
        case .over: "Above your usual range"
        }
    }
}
