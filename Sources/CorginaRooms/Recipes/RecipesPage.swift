import CorginaCore
import Markup

/// Her recipes, and a form for a new one: POSTs fields `name`, `servings` and `ingredients` (a sentence) to ``Route/recipes``.
public struct RecipesPage: Page, Hashable {
    public var recipes: [Row]
    public var archived: [Row]
    public var fields: RecipeFields
    public var ingredients: String
    public var errors: [FieldError]
    public var toast: Toast?
    /// Reading a recipe at the address of its page; `nil` where the diary's home reads none.
    public var reading: RecipeReading.Offer?

    /// One recipe in a list.
    public struct Row: Hashable, Sendable {
        public var id: RecordID
        public var name: String
        /// "4 ingredients · 320 cal a serving"
        public var detail: String
        public var isArchived: Bool

        public init(_ recipe: Recipe, english: WrittenEnglish) {
            id = recipe.id
            isArchived = recipe.isArchived
            name = recipe.name
            let energy = english.calories(recipe.nutrientsPerServing.energy)
            detail = "\(counted(recipe.ingredients.count, "ingredient")) · \(energy) a serving"
        }
    }

    public init(
        recipes: [Recipe], english: WrittenEnglish, fields: RecipeFields = RecipeFields(), ingredients: String = "",
        errors: [FieldError] = [], toast: Toast? = nil, reading: RecipeReading.Offer? = nil
    ) {
        self.recipes = recipes.filter { !$0.isArchived }.map { Row($0, english: english) }
        archived = recipes.filter { $0.isArchived }.map { Row($0, english: english) }
        self.fields = fields
        self.ingredients = ingredients
        self.errors = errors
        self.toast = toast
        self.reading = reading
    }

    public var title: String { "Recipes" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Recipes").html {
            if recipes.isEmpty {
                div(.class("card empty")) {
                    disc(.meal, .rose)
                    p(.class("empty__title")) { "No recipes yet" }
                    p(.class("card__sub")) {
                        "Save a logged meal as a recipe, or write one below. Then log it by name."
                    }
                }
            } else {
                list("Your recipes", id: "own", recipes)
            }
            newRecipe
            if !archived.isEmpty { list("Archived", id: "archived", archived) }
        }
        if let toast { toast.html }
    }

    private func list(_ heading: String, id: String, _ rows: [Row]) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("group-title"), .id(id)) { heading }
            ul(.class("group")) { rows.map { $0.html } }
        }
    }

    private var newRecipe: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("new")) {
            h2(.class("group-title"), .id("new")) { "New recipe" }
            if let reading { reading.html }
            form(
                .class("stack"), .id("recipe"), .method(.post), .action(Route.recipes(.list).address), .data(.navigate)
            ) {
                fields.html(form: "recipe", errors: errors, needsName: false)
                div(.class("card stack")) {
                    Field(
                        name: "ingredients", label: "Ingredients",
                        hint:
                            "For example: 2 cups oats, a banana, 300 g yogurt. Or paste a recipe’s text, or the JSON-LD of its page.",
                        error: errors.message(for: "ingredients")
                    ).frame {
                        textarea(
                            .id("f-ingredients"), .name("ingredients"), .rows(3), .maxlength(15_000), .required(),
                            .data(.grow), .directionAuto,
                            .ariaInvalid(errors.message(for: "ingredients") != nil),
                            .ariaDescribedby(
                                errors.message(for: "ingredients") == nil ? "f-ingredients-hint" : "f-ingredients-error"
                            ),
                            text: ingredients)
                    }
                }
                primaryButton("Continue")
            }
            if reading == nil {
                p(.class("fine")) {
                    "Corgina opens no web pages here. To use a recipe from one, copy its text and paste it under Ingredients."
                }
            }
        }
    }
}

extension RecipesPage.Row {
    var html: HTML {
        MenuRow(
            content: a(.class("row row--action"), .href(Route.recipes(.one(id)).address)) {
                disc(.meal, .rose)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong"), .directionAuto) { name }
                    span(.class("row__sub")) { detail }
                }
            },
            menu: ContextMenu(label: "More about \(name)", items: (isArchived ? [] : [log]) + [edit, archive])
        ).html
    }

    /// As the meal of the hour, which the server knows.
    private var log: MenuItem {
        .action("Log one serving", .plus, .recipes(.log(id)), fields: [("servings", "1")], swipe: .right("Log"))
    }

    private var edit: MenuItem {
        .action("Edit", .pencil, .recipes(.edit(id)), swipe: isArchived ? .right("Edit") : nil)
    }

    private var archive: MenuItem {
        let words = isArchived ? "Restore" : "Archive"
        return .action(words, isArchived ? .undo : .tray, .recipes(.archive(id)), swipe: .left(words))
    }
}
