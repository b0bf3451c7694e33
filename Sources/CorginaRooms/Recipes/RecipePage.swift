import CorginaCore
import Markup

/// One recipe: what a serving contains, what goes in, and logging some of it. Forms: log (POST ``Route/logRecipe(_:)`` with
/// `servings`, `mealType`), edit (POST ``Route/editRecipe(_:)``), put aside or bring back (POST ``Route/archiveRecipe(_:)``).
public struct RecipePage: Page, Hashable {
    public var recipe: Recipe
    /// "You have had it 4 times, last on Tuesday."; `nil` while she has not.
    public var history: String?
    public var servings: String
    public var mealType: MealType
    var english: WrittenEnglish
    public var errors: [FieldError]
    public var toast: Toast?

    public init(
        recipe: Recipe, history: String? = nil, servings: String = "1", mealType: MealType, english: WrittenEnglish,
        errors: [FieldError] = [],
        toast: Toast? = nil
    ) {
        self.recipe = recipe
        self.history = history
        self.servings = servings
        self.mealType = mealType
        self.english = english
        self.errors = errors
        self.toast = toast
    }

    public var title: String { "Recipe" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to recipes", .recipes(.list)), title: "Recipe", isTitleHeading: false).html {
            div(.class("lead")) {
                h1(.class("ask"), .directionAuto) { recipe.name }
                if let history { p(.class("lede")) { history } }
            }
            if recipe.isArchived {
                notice(.info, .mute, "", "Archived. Corgina won’t suggest it again; meals you logged stay.")
            }
            nutrition.html
            if !recipe.isArchived { logForm }
            ingredientList
            div(.class("pair")) {
                oneButtonForm(to: .recipes(.edit(recipe.id)), class: "btn btn--quiet btn--wide") { "Edit" }
                oneButtonForm(to: .recipes(.archive(recipe.id)), class: "btn btn--quiet btn--wide") {
                    recipe.isArchived ? "Restore" : "Archive"
                }
            }
        }
        if let toast { toast.html }
    }

    private var nutrition: NutritionBar {
        var bar = NutritionBar(recipe.nutrientsPerServing, eaten: .zero, english: english)
        bar.afterwardsLabel = "Makes "
        bar.afterwards =
            "\(Figure.decimal(recipe.servings, places: 2)) \(recipe.servings == 1 ? "serving" : "servings")"
        return bar
    }

    private var logForm: HTML {
        form(.class("card stack"), .method(.post), .action(Route.recipes(.log(recipe.id)).address), .data(.navigate)) {
            AmountStepper(
                name: "servings", label: "How many servings did you have?", value: servings,
                error: errors.message(for: "servings")
            ).html
            ChoiceGroup.meal(mealType.rawValue).html
            primaryButton("Log")
        }
    }

    private var ingredientList: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("ingredients")) {
            h2(.class("group-title"), .id("ingredients")) { "Ingredients" }
            ul(.class("group")) {
                for item in recipe.ingredients {
                    li(.class("row")) {
                        div(.class("row__main")) {
                            p(.class("row__title row__title--strong"), .directionAuto) { item.name }
                            p(.class("row__sub"), .directionAuto) {
                                PortionText.counted(item.quantity, item.portion)
                            }
                        }
                        p(.class("row__value figure")) { english.calories(item.nutrients.energy) }
                    }
                }
            }
        }
    }
}
