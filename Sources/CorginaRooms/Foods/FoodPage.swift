import CorginaCore
import CorginaFoods
import Markup

/// One food: logging it, what it is to her, and what is in it. Forms: log (POST ``Route/logFood(_:)`` with `amount`, `portion`,
/// `mealType`), mark (POST ``Route/markFood(_:)`` with `kind`, which sets or takes away the mark).
public struct FoodPage: Page, Hashable {
    public var food: FoodAddress
    public var emoji: String
    public var name: String
    /// The name as published; where a food of her own comes from.
    public var published: String
    public var amount: AmountForm
    public var mealType: MealType
    public var marks: Set<FoodMark.Kind>
    /// What ``basis`` contains.
    public var nutrients: NutrientAmounts
    /// What the figures are of: "100 g" or "2 slices".
    public var basis: String
    /// Where the figures are from.
    public var source: String
    var english: WrittenEnglish
    public var toast: Toast?

    public init(
        food: FoodAddress, emoji: String, name: String, published: String, amount: AmountForm, mealType: MealType,
        marks: Set<FoodMark.Kind>, nutrients: NutrientAmounts, basis: String, source: String,
        english: WrittenEnglish, toast: Toast? = nil
    ) {
        self.food = food
        self.emoji = emoji
        self.name = name
        self.published = published
        self.amount = amount
        self.mealType = mealType
        self.marks = marks
        self.nutrients = nutrients
        self.basis = basis
        self.source = source
        self.english = english
        self.toast = toast
    }

    public var title: String { "Food" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to foods", .foods(.list)), title: "Food", isTitleHeading: false).html {
            div(.class("lead")) {
                p(.class("food-emoji"), .ariaHidden) { emoji }
                h1(.class("ask"), .directionAuto) { name }
                p(.class("lede")) { published }
            }
            logForm
            markForm
            nutrientTable
        }
        if let toast { toast.html }
    }

    private var logForm: HTML {
        form(.class("card stack"), .method(.post), .action(Route.foods(.log(food)).address), .data(.navigate)) {
            AmountFields(
                amount: amount.amount, portion: amount.portion, portions: amount.portions, errors: amount.errors
            ).html
            ChoiceGroup.meal(mealType.rawValue).html
            primaryButton("Log")
        }
    }

    private var markForm: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("marks")) {
            h2(.class("group-title"), .id("marks")) { "How do you feel about it?" }
            form(.class("marks"), .method(.post), .action(Route.foods(.mark(food)).address), .data(.navigate)) {
                for kind in FoodMark.Kind.allCases {
                    button(
                        .class("chip"), .type(.submit), .name("kind"), .value(kind.rawValue),
                        .ariaPressed(marks.contains(kind))
                    ) {
                        if marks.contains(kind) { icon(.check) }
                        english.spelled(kind.displayName)
                    }
                }
            }
            p(.class("group-note")) {
                "Quick log shows cravings first, then \(english.spelled("favourites")). Foods you can’t stand aren’t suggested."
            }
        }
    }

    private var nutrientTable: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("nutrients")) {
            h2(.class("group-title"), .id("nutrients")) { "Per \(basis)" }
            dl(.class("group")) {
                for nutrient in Nutrient.shown {
                    valueRow(
                        nutrient.labelName,
                        "\(Figure.decimal(nutrients[nutrient], places: 1)) \(english.unit(of: nutrient))"
                    )
                }
            }
            p(.class("group-note")) { "Source: \(source)." }
        }
    }
}

extension FoodMark.Kind {
    /// "Favourite", "Craving", "Aversion", "Trigger".
    public var displayName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
