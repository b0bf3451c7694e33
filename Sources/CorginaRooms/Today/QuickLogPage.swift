import CorginaCore
import Markup

/// Everything that can be logged without typing: meals she often has, the day before's, her recipes, single foods, water, symptoms.
///
/// Its forms POST to ``Route/quickLog(_:)``: field `meal` is an entry to have again, `mealType` a part of the day before to copy, and
/// `symptom` a number of the reference with a severity ("3:2").
public struct QuickLogPage: Page, Hashable {
    var days: DayNavigation
    /// Meals she often has at this hour, the most frequent first.
    var meals: [RepeatedMeal] = []
    /// The meals of the day before that the shown day has not had.
    var copies: [MealType] = []
    var recipes: [Recipe] = []
    public var snacks: [QuickSnack] = []
    /// The symptoms offered.
    var symptoms: [SymptomChoice] = []
    var drinks: DrinkButtons
    /// The part of the day it is: what a recipe is logged as.
    var usualMeal: MealType

    /// A meal she had before, to be logged again as it was.
    struct RepeatedMeal: Hashable, Sendable {
        /// The latest entry of it.
        var entry: RecordID
        var name: String
        /// "Breakfast · 430 cal"
        var detail: String
        var hue: Hue
        var symbol: Icon
    }

    /// A symptom, with a button for each severity.
    struct SymptomChoice: Hashable, Sendable {
        /// Its place in the reference.
        var number: Int
        var name: String
    }

    public var title: String { "Quick log" }

    private var place: Route { days.isToday ? .today : .day(days.shown) }
    private var action: Address { Route.quickLog(days.past).address }

    public var content: HTML {
        PageFrame(back: ("Back to \(days.isToday ? "today" : days.heading)", place), title: title, isNarrow: false).html
        {
            if !days.isToday {
                p(.class("group-note group-note--lead")) { "Logged onto \(days.english.withWeekday(days.shown))." }
            }
            div(.class("columns")) {
                div(.class("stack")) {
                    mealSection
                    recipeSection
                    waterSection
                    snackSection
                }
                div(.class("stack")) {
                    symptomSection
                    nav(.class("group"), .ariaLabel("More to log")) {
                        if days.isToday {
                            linkRow(.search, .calories, "All foods", to: .foods(.list))
                            linkRow(.meal, .fat, "Recipes", to: .recipes(.list))
                        }
                        linkRow(.heart, .symptom, "All symptoms", to: .symptoms(SymptomPlace.list.onDay(days.past)))
                        linkRow(
                            .ruler, .evening, "Measurements",
                            to: .measurements(MeasurementPlace.overview.onDay(days.past)))
                    }
                }
            }
        }
    }

    private func part(_ heading: String, id: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
        let content = content()
        return section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("group-title"), .id(id)) { heading }
            content
        }
    }

    @HTMLBuilder private var mealSection: HTML {
        if !meals.isEmpty || !copies.isEmpty {
            part("Have it again", id: "again") {
                form(.class("stack stack--close"), .method(.post), .action(action), .data(.navigate)) {
                    if !copies.isEmpty {
                        div(.class("copies")) {
                            for type in copies {
                                button(.class("chip"), .type(.submit), .name("mealType"), .value(type.rawValue)) {
                                    icon(.copy)
                                    copyWords(type)
                                }
                            }
                        }
                    }
                    if !meals.isEmpty { ul(.class("group")) { meals.map(mealRow) } }
                }
            }
        }
    }

    private func mealRow(_ meal: RepeatedMeal) -> HTML {
        li(.class("held")) {
            button(
                .class("row row--action"), .type(.submit), .name("meal"), .value("\(meal.entry)"),
                .ariaLabel("Log \(meal.name) again, \(meal.detail)")
            ) {
                disc(meal.symbol, meal.hue)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong"), .directionAuto) { meal.name }
                    span(.class("row__sub figure-line")) { meal.detail }
                }
                icon(.plus, class: "chev")
            }
            ContextMenu(
                label: "More about \(meal.name)",
                items: [
                    MenuItem(
                        words: "Log again", symbol: .plus, deed: .submit(name: "meal", value: "\(meal.entry)")),
                    .link("Look at it first", .eye, .entries(.one(meal.entry))),
                ], isHeld: true
            ).html
        }
    }

    private func copyWords(_ type: MealType) -> String {
        let meal = type == .snack ? "snacks" : type.displayName.lowercased()
        return days.isToday
            ? "Yesterday's \(meal)"
            : "\(meal.prefix(1).uppercased())\(meal.dropFirst()) of \(days.english.dayAndMonth(days.shown - 1))"
    }

    @HTMLBuilder private var recipeSection: HTML {
        if !recipes.isEmpty {
            part("Your recipes", id: "recipes") {
                ul(.class("group")) { recipes.map(recipeRow) }
            }
        }
    }

    private func recipeRow(_ recipe: Recipe) -> HTML {
        li(.class("held")) {
            recipeForm(recipe)
            ContextMenu(
                label: "More about \(recipe.name)",
                items: [
                    .action("Log one serving", .plus, .recipes(.log(recipe.id)), fields: oneServing),
                    .link("Open the recipe", .meal, .recipes(.one(recipe.id))),
                ], isHeld: true
            ).html
        }
    }

    private var oneServing: [(name: String, value: String)] {
        [("servings", "1"), ("mealType", usualMeal.rawValue)] + (days.past.map { [("day", "\($0)")] } ?? [])
    }

    private func recipeForm(_ recipe: Recipe) -> HTML {
        form(.class("bare-form"), .method(.post), .action(Route.recipes(.log(recipe.id)).address), .data(.navigate)) {
            for field in oneServing { input(.type(.hidden), .name(field.name), .value(field.value)) }
            button(.class("row row--action"), .type(.submit), .ariaLabel("Log one serving of \(recipe.name)")) {
                disc(.meal, .fat)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong"), .directionAuto) { recipe.name }
                    span(.class("row__sub figure-line")) {
                        "1 serving · \(days.english.unbrokenCalories(recipe.nutrientsPerServing.energy))"
                    }
                }
                icon(.plus, class: "chev")
            }
        }
    }

    private var waterSection: HTML {
        part("Water", id: "drinks") { div(.class("card h-hyd")) { drinks.html } }
    }

    @HTMLBuilder private var symptomSection: HTML {
        if !symptoms.isEmpty {
            part("How do you feel?", id: "feel") {
                form(.class("group"), .method(.post), .action(action), .data(.navigate)) { symptoms.map(symptomRow) }
            }
        }
    }

    private func symptomRow(_ symptom: SymptomChoice) -> HTML {
        div(.class("row feel h-sym")) {
            span(.class("row__main row__title")) { symptom.name }
            span(.class("feel__levels")) {
                for (severity, name) in Self.levels {
                    button(
                        .class("chip chip--tint h-sym"), .type(.submit), .name("symptom"),
                        .value("\(symptom.number):\(severity)"), .ariaLabel("\(symptom.name), \(name.lowercased())")
                    ) { name }
                }
            }
        }
    }

    /// The middle three of the five severities; the entry can be changed to the others.
    private static let levels = (2...4).map { (severity: $0, name: SymptomWording.severities[$0 - 1]) }

    @HTMLBuilder private var snackSection: HTML {
        if !snacks.isEmpty {
            part("Quick Snack", id: "snacks") {
                form(
                    .class("snacks"), .method(.post), .action(Route.foods(.snack).address), .data(.navigate),
                    .ariaLabel("Quick Snack")
                ) {
                    if let day = days.past { input(.type(.hidden), .name("day"), .value("\(day)")) }
                    ul(
                        .class("snacks__row"), .tabindex(0),
                        .ariaLabel("Quick Snack: \(counted(snacks.count, "food")) to log with one tap")
                    ) {
                        for snack in snacks { li { snack.html } }
                    }
                }
            }
        }
    }
}
