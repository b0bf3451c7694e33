import CorginaCore
import Markup

extension SupplementFormPage {
    public var content: HTML {
        PageFrame(back: back, title: title).html {
            if let note { notice(.info, .carbs, "", note) }
            form(.class("stack"), .method(.post), .action(Route.supplements(place).address), .data(.navigate)) {
                settingsSection("What it is", id: "what", footer: nil) { div(.class("settings-form")) { whatItIs } }
                if asksSchedule {
                    settingsSection("When you take it", id: "when", footer: nil) {
                        div(.class("settings-form schedule")) { schedule }
                    }
                } else {
                    p(.class("group-note")) { "Take it again first to change when you take it." }
                }
                contentsSection
                settingsSection(
                    "Stock", id: "stock-title",
                    footer: "Goes down with each dose. Leave blank to not count."
                ) {
                    div(.class("settings-form")) {
                        text("stock", "How many tablets, capsules or drops are left", fields.stock, .numeric, 6)
                    }
                }
                primaryButton(isNew ? "Add to my list" : "Save")
            }
        }
    }

    private var back: (label: String, route: Route) {
        if case .edit(let id) = place { return ("Back to the supplement", .supplements(.one(id))) }
        return ("Back to the common ones", .supplements(.add))
    }

    @HTMLBuilder private var whatItIs: HTML {
        Field(name: "name", label: "Name", value: fields.name, error: errors.message(for: "name")).html(
            .type(.text), .required(), .maxlength(Supplement.longestName), .autocomplete(.off), .directionAuto)
        div(.class("hours")) {
            text("amount", "Dose", fields.amount, .decimal, 9, isRequired: true)
            Field(name: "unit", label: "Unit").frame {
                select(.id("f-unit"), .name("unit")) {
                    for unit in DoseUnit.allCases {
                        option(.value(unit.rawValue), .selected(unit.rawValue == fields.unit)) { unit.choice }
                    }
                }
            }
        }
        if explainsIron { ironHelp }
        text(
            "pieces", "Tablets, capsules or drops per dose", fields.pieces, .numeric, 2,
            hint: "Two gummies taken together are one dose.")
        label(.class("check")) {
            input(.type(.checkbox), .name("essential"), .value("yes"), .checked(fields.isEssential))
            span { "Essential (starred, listed first)" }
        }
    }

    /// Tablets are named by the salt; only the iron in it counts. The figures are the reference's.
    private var ironHelp: HTML {
        details(.class("help")) {
            summary(.class("link")) {
                icon(.info)
                span { "My label shows ferrous sulfate or similar" }
            }
            ul(.class("help__list")) {
                for salt in IronSalt.all.told {
                    li {
                        "\(salt.name.prefix(1).uppercased() + salt.name.dropFirst()), \(Figure.decimal(salt.exampleTablet)) mg: \(Figure.decimal(salt.exampleElemental)) mg of iron"
                    }
                }
            }
            p(.class("card__sub")) { "Enter elemental iron." }
        }
    }

    @HTMLBuilder private var schedule: HTML {
        ChoiceGroup(
            name: "frequency", legend: "How often",
            choices: [("daily", "Every day"), ("days", "Some days"), ("needed", "When needed")],
            selected: fields.frequency
        ).html
        dayChoice
        timesOfDay
    }

    @HTMLBuilder private var timesOfDay: HTML {
        div(.class("schedule__times stack")) {
            Field(name: "doses", label: "Times a day", error: errors.message(for: "doses")).frame {
                select(.id("f-doses"), .name("doses")) {
                    for count in DoseSchedule.dosesADay {
                        option(.value("\(count)"), .selected("\(count)" == fields.doses)) { "\(count)" }
                    }
                }
            }
            div(.class("times")) {
                for (index, time) in fields.times.enumerated() {
                    div(.class("time time--\(index + 1)")) {
                        Field(
                            name: "time-\(index + 1)", label: "Time \(index + 1)", value: time,
                            error: errors.message(for: "time-\(index + 1)")
                        ).html(.type(.time))
                    }
                }
            }
            p(.class("field__hint")) { "An empty time means any time of the day." }
        }
    }

    @HTMLBuilder private var dayChoice: HTML {
        fieldset(.class("choice schedule__days")) {
            legend(.class("choice__legend")) { "Which days" }
            div(.class("weekdays")) {
                for day in english.weekdays {
                    label(.class("chip")) {
                        input(
                            .type(.checkbox), .name("day-\(day.rawValue)"), .value("yes"),
                            .checked(fields.weekdays.contains(day)))
                        span { day.shortName }
                    }
                }
            }
            fieldError(errors.message(for: "weekdays"), id: "f-weekdays-error")
        }
    }

    private var contentsSection: HTML {
        section(.class("stack stack--close")) {
            details(.class("group contents"), .open(errors.contains { $0.field.hasPrefix("has-") })) {
                summary(.class("row row--action")) {
                    disc(.leaf, .fat)
                    span(.class("row__main")) {
                        span(.class("row__title")) { "What one dose contains" }
                        span(.class("row__sub")) { contentsWords }
                    }
                    icon(.chevron, class: "chev")
                }
                div(.class("settings-form contents__fields")) {
                    for nutrient in shownNutrients { content(of: nutrient) }
                    details(.class("contents__more")) {
                        summary(.class("link")) {
                            span { "More nutrients" }
                            icon(.chevron)
                        }
                        div {
                            for nutrient in SupplementNutrient.allCases where !shownNutrients.contains(nutrient) {
                                content(of: nutrient)
                            }
                        }
                    }
                }
            }
        }
    }

    /// What most labels list, and what this one has.
    private var shownNutrients: [SupplementNutrient] {
        let usual: Set<SupplementNutrient> = [
            .folicAcid, .iron, .calcium, .iodine, .vitaminD, .choline, .dha, .vitaminB12,
        ]
        return SupplementNutrient.allCases.filter { nutrient in
            usual.contains(nutrient) || !(fields.contents[nutrient] ?? "").isEmpty
        }
    }

    private var contentsWords: String {
        let told = SupplementNutrient.allCases.compactMap { nutrient in
            fields.contents[nutrient].map { "\(english.spelled(nutrient.displayName)) \($0) \(nutrient.unit.rawValue)" }
        }
        return told.isEmpty ? "From the label; it counts towards your day and its limits" : told.joined(separator: ", ")
    }

    private func content(of nutrient: SupplementNutrient) -> HTML {
        text(
            "has-\(nutrient.rawValue)", "\(english.spelled(nutrient.displayName)), \(nutrient.unit.rawValue)",
            fields.contents[nutrient] ?? "", .decimal, 9)
    }

    private func text(
        _ name: String, _ label: String, _ value: String, _ mode: Attribute.InputMode, _ length: Int,
        isRequired: Bool = false, hint: String? = nil
    ) -> HTML {
        Field(name: name, label: label, value: value, hint: hint, error: errors.message(for: name)).html(
            .type(.text), .inputmode(mode), .maxlength(length), .autocomplete(.off), .required(isRequired))
    }
}

extension DoseUnit {
    /// The unit as a choice: "mg", "tablets".
    fileprivate var choice: String { words(for: 2) }
}
