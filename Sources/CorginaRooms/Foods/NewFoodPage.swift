import CorginaCore
import CorginaFoods
import Markup

/// A food of her own, from its label. POSTs to ``Route/newFood`` with fields `name`, `barcode`, `serving`, `grams`, `amount`,
/// `mealType`, `energy-100` and one for each nutrient by its raw value; all but the name and the energy may be empty. Until she told a
/// number, it is asked for first, since the food may be known by it. `sure` has the doubts she overrules.
public struct NewFoodPage: Page, Hashable {
    /// What is in the fields, as typed, by field.
    public var values: [String: String]
    public var mealType: MealType
    var english: WrittenEnglish
    public var errors: [FieldError]
    /// What is probably wrong with the figures. She is asked about each, and may overrule them together.
    public var doubts: [LabelDoubt] = []
    /// Who can read a photo of the label; `nil` where nobody is configured.
    public var reader: LabelReader?
    /// Who may know the number; `nil` where nobody is configured, and before there is one.
    package var lookUp: NumberLookUp.Offer?

    public init(
        values: [String: String] = [:], mealType: MealType, english: WrittenEnglish, errors: [FieldError] = [],
        reader: LabelReader? = nil
    ) {
        self.values = values
        self.mealType = mealType
        self.english = english
        self.errors = errors
        self.reader = reader
    }

    /// What a label tells.
    public static let macronutrients: [Nutrient] = [
        .energy, .protein, .carbohydrate, .sugars, .fiber, .fat, .saturatedFat, .sodium,
    ]
    /// What matters besides, where the label has it.
    public static let micronutrients: [Nutrient] = [.folate, .iron, .calcium, .choline, .vitaminD, .dha, .caffeine]

    /// The field for the number on its packet.
    static let barcode = "barcode"
    /// The field for the energy of 100 g, which is compared with that of the serving.
    package static let energyPer100 = "energy-100"
    /// The field that has the doubts she overrules, with blanks between.
    static let overruled = "sure"

    /// What a form has for the page's fields.
    static func values(in form: Form) -> [String: String] {
        var values: [String: String] = [:]
        for field in ["name", barcode, "serving", "grams", "amount", energyPer100] { values[field] = form[field] }
        for nutrient in macronutrients + micronutrients { values[nutrient.rawValue] = form[nutrient.rawValue] }
        return values
    }

    public var title: String { "New food" }

    public var content: HTML {
        PageFrame(back: ("Back to foods", .foods(.list)), title: "From a label").html {
            numberSearch
            if let lookUp { lookUp.html }
            labelPhoto
            form(.class("stack"), .method(.post), .action(Route.foods(.new).address), .data(.navigate)) {
                nameAndServing
                group(
                    "In one serving", id: "label", Self.macronutrients,
                    note: "Leave blank anything the label doesn’t list. It counts as 0.")
                div(.class("card stack")) {
                    field(
                        Self.energyPer100, "Energy in 100 g, \(english.unit(of: .energy))",
                        hint: "If the label has it: Corgina compares it with one serving", .maxlength(12),
                        .inputmode(.decimal))
                }
                group("Also on some labels", id: "more", Self.micronutrients, note: "Vitamin D: 40 IU = 1 µg")
                if !doubts.isEmpty { overruling }
                primaryButton("Log")
            }
        }
    }

    @HTMLBuilder private var nameAndServing: HTML {
        div(.class("card stack")) {
            field("name", "Name", .required(), .maxlength(80), .directionAuto)
            if isNumbered {
                field(
                    Self.barcode, "Number below the barcode",
                    hint: "Enter the food once; then its number finds it", .maxlength(20),
                    .inputmode(.numeric))
            }
            field(
                "serving", "Serving size", hint: "For example 1 bar or 2 slices", .maxlength(40), .directionAuto
            )
            field("grams", "Its weight in g", .maxlength(12), .inputmode(.decimal))
            field("amount", "How many servings did you have?", .maxlength(12), .inputmode(.text))
            ChoiceGroup.meal(mealType.rawValue).html
        }
    }

    private var isNumbered: Bool { values[Self.barcode] != nil }

    private var overruling: HTML {
        label(.class("check")) {
            input(
                .type(.checkbox), .name(Self.overruled),
                .value(doubts.map { $0.rawValue }.joined(separator: " ")))
            span { "The label says so" }
        }
    }

    /// A photo of the label to type from, with script: it stays in her browser unless she has it read, so it is no part of the form.
    private var labelPhoto: HTML {
        div(.class("label-photo"), .data(.labelPhoto), .data(.ready), .hidden) {
            div(.class("card stack")) {
                div(.class("field photo-pick")) {
                    label(.for("f-label-photo")) {
                        icon(.camera)
                        "Take a photo of the label"
                    }
                    input(.class("file"), .type(.file), .id("f-label-photo"), .accept("image/*"), .capture)
                }
                if let reader { reader.html }
                p(.class("fine"), .role(.status)) { "It is shown here for you to type from, and is not stored." }
            }
            div(.class("label-photo__frame"), .tabindex(0), .role(.group), .ariaLabel("Photo of the label"), .hidden)
        }
    }

    @HTMLBuilder private var numberSearch: HTML {
        if !isNumbered {
            form(.class("card stack"), .method(.post), .action(Route.foods(.list).address), .data(.navigate)) {
                Field(name: "words", label: "Number below its barcode").html(
                    .required(), .maxlength(20), .inputmode(.numeric), .autocomplete(.off))
                button(.class("btn btn--quiet btn--wide"), .type(.submit)) { "Find by its number" }
                ScannerSheet.button(for: "f-words")
            }
            ScannerSheet().html
        }
    }

    private func group(_ heading: String, id: String, _ nutrients: [Nutrient], note: String) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("group-title"), .id(id)) { heading }
            div(.class("card label-fields")) {
                for nutrient in nutrients {
                    field(
                        nutrient.rawValue, "\(nutrient.labelName), \(english.unit(of: nutrient))",
                        .when(nutrient == .energy, .required()),
                        .maxlength(12), .inputmode(.decimal))
                }
            }
            p(.class("group-note")) { note }
        }
    }

    private func field(_ name: String, _ label: String, hint: String? = nil, _ attributes: Attribute...) -> HTML {
        let value = values[name] ?? ""
        let error = errors.message(for: name)
        return Field(name: name, label: label, hint: hint, error: error).frame {
            HTML.input(
                [
                    .id("f-" + name), .name(name), .value(value), .autocomplete(.off), .ariaInvalid(error != nil),
                    .when(error != nil, .ariaDescribedby("f-" + name + "-error")),
                ] + attributes)
        }
    }
}
