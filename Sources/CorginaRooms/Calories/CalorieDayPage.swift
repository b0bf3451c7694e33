import CorginaCore
import Markup

/// Daily Details: one day's meals, macros, fiber and foods, as a sheet over its week.
public struct CalorieDayPage: Page, Hashable {
    public var day: CalorieDay
    public var behind: CalorieWeek

    public init(_ day: CalorieDay, behind: CalorieWeek) {
        self.day = day
        self.behind = behind
    }

    public var title: String { "Daily Details" }

    public var content: HTML {
        Sheet(heading: "Daily Details", close: .link(behind.route, label: "Close"))
            .html(over: CalorieWeekPage(behind, chosen: day.day).layer(isInert: true)) {
                head
                if day.isEmpty {
                    empty
                } else {
                    pills
                    ul(.class("cal__meals cal__meals--foods group"), .ariaLabel("Meals")) { shares.map(mealRow) }
                }
                a(.class("btn btn--primary btn--wide"), .href(behind.route.address), .data(.navigate)) { "Done" }
            }
    }

    private var isToday: Bool { day.day == behind.today }

    private var head: HTML {
        div(.class("dayhead")) {
            h2(.class("dayhead__day")) {
                day.day.year == behind.today.year
                    ? behind.english.withWeekday(day.day) : behind.english.withWeekdayAndYear(day.day)
            }
            p(.class("dayhead__total h-cal")) {
                b(.class("figure")) { Figure.whole(day.energy.value) }
                " " + behind.english.energyUnit
            }
            if let goal = day.goal, !day.isEmpty {
                if let standing = day.standing, !(isToday && standing == .under) {
                    p(.class("badge \(standing.hue.className)")) { standing.words }
                }
                p(.class("card__sub")) {
                    isToday
                        ? goal.sentenceSoFar(day.energy, in: behind.english)
                        : goal.sentence(day.energy, in: behind.english)
                }
            }
        }
    }

    private var empty: HTML {
        div(.class("card empty")) {
            disc(.meal, .calories)
            p(.class("empty__title")) { isToday ? "Nothing eaten yet today" : "Nothing logged on this day" }
        }
    }

    private var pills: HTML {
        let fiber = EatenPart.fiber(day.nutrients, behind.english)
        return ul(.class("pills"), .ariaLabel("Macros and \(fiber.name.lowercased())")) {
            for macro in EatenPart.macros(day.nutrients) + [fiber] {
                li(.class("pill \(macro.hue.className)")) {
                    span(.class("vh")) { "\(macro.name): \(macro.amount)" }
                    b(.class("figure"), .ariaHidden) { macro.amount }
                    span(.ariaHidden) { macro.name }
                }
            }
        }
    }

    private var shares: [MealShare] { MealShare.all(of: day.meals, goal: day.goal, isToday: isToday, behind.english) }

    private func mealRow(_ share: MealShare) -> HTML {
        let items = day.meals.filter { $0.type == share.type }.flatMap { $0.items }
        return li(.class("meal-foods")) {
            div(.class("meal \(share.type.hue.className)")) { share.line }
            if !items.isEmpty { ul(.class("foods"), .ariaLabel("\(share.type.plural), foods")) { items.map(food) } }
        }
    }

    private func food(_ item: FoodItem) -> HTML {
        li(.class("foods__row")) {
            span(.directionAuto) { item.name }
            span(.class("figure foods__cal")) {
                (item.isEstimated ? "about " : "") + behind.english.calories(item.nutrients.energy)
            }
        }
    }
}
