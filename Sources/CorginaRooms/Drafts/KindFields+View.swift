import CorginaCore
import Markup

extension KindFields {
    @HTMLBuilder func html(_ errors: [FieldError]) -> HTML {
        switch kind {
        case .meal: mealType(errors)
        case .hydration: drink(errors)
        case .supplement: supplement(errors)
        case .symptom: symptom(errors)
        case .weight: weight(errors)
        case .bloodPressure: bloodPressure(errors)
        case .glucose: glucose(errors)
        case .temperature: number("temperature", units == .metric ? "Temperature, °C" : "Temperature, °F", errors)
        case .kicks: kicks(errors)
        case .contraction:
            number("seconds", "How long, in seconds", hint: "Leave it empty if you did not time it", errors)
        case .appointment: text("name", "What", errors)
        case .note: HTML.nothing
        }
    }

    @HTMLBuilder private func mealType(_ errors: [FieldError]) -> HTML {
        ChoiceGroup(
            name: "mealType", legend: "Meal", choices: MealType.allCases.map { ($0.rawValue, $0.displayName) },
            selected: self["mealType"]
        ).html
        fieldError(errors.message(for: "mealType"), id: "f-mealType-error")
    }

    @HTMLBuilder private func drink(_ errors: [FieldError]) -> HTML {
        text("name", "Drink", errors)
        pair {
            number("amount", "Amount", errors)
            choice("unit", "Unit", DrinkUnit.allCases.map { ($0.rawValue, $0.displayName) })
        }
    }

    @HTMLBuilder private func supplement(_ errors: [FieldError]) -> HTML {
        text("name", "Supplement", errors)
        pair {
            Field(
                name: "dose", label: "Dose", value: self["dose"], hint: "As on the label: 27 mg",
                error: errors.message(for: "dose")
            ).html(.type(.text), .maxlength(40), .autocomplete(.off))
            number("count", "How many", mode: .numeric, errors)
        }
    }

    @HTMLBuilder private func symptom(_ errors: [FieldError]) -> HTML {
        Field(name: "name", label: "Symptom", value: self["name"], error: errors.message(for: "name")).html(
            .type(.text), .required(), .maxlength(80), .autocomplete(.off), .list("symptoms"), .directionAuto)
        datalist(.id("symptoms")) { for name in Self.symptoms { option(.value(name)) } }
        if let symptom { symptom.html(errors: errors) }
        Markup.label(.class("check")) {
            input(.type(.checkbox), .name("gone"), .value("yes"), .checked(self["gone"] == "yes"))
            span { "It has gone" }
        }
    }

    @HTMLBuilder private func weight(_ errors: [FieldError]) -> HTML {
        pair {
            number("weight", "Weight", hint: "Stone and pounds as 11 4", errors)
            choice("unit", "Unit", WeightUnit.allCases.map { ($0.rawValue, $0.displayName) })
        }
    }

    @HTMLBuilder private func bloodPressure(_ errors: [FieldError]) -> HTML {
        pair {
            number("systolic", "Upper number, mmHg", mode: .numeric, errors)
            number("diastolic", "Lower number, mmHg", mode: .numeric, errors)
        }
    }

    @HTMLBuilder private func glucose(_ errors: [FieldError]) -> HTML {
        pair {
            number("glucose", units == .metric ? "Blood glucose, mmol/L" : "Blood glucose, mg/dL", errors)
            choice(
                "timing", "When",
                [("", "Not said")] + BloodGlucose.Timing.allCases.map { ($0.rawValue, $0.displayName) })
        }
    }

    @HTMLBuilder private func kicks(_ errors: [FieldError]) -> HTML {
        pair {
            number("count", "Movements", mode: .numeric, errors)
            number(
                "minutes", "In how many minutes", mode: .numeric, hint: "Leave it empty if you did not time it", errors)
        }
    }

    /// The symptoms of the reference that have a severity. She may write any other.
    private static let symptoms = SymptomKind.all.filter { $0.scale == "severity" }.map { $0.name }
}

extension KindFields {
    private func text(_ name: String, _ label: String, _ errors: [FieldError]) -> HTML {
        Field(name: name, label: label, value: self[name], error: errors.message(for: name)).html(
            .type(.text), .required(), .maxlength(80), .autocomplete(.off), .directionAuto)
    }

    private func number(
        _ name: String, _ label: String, mode: Attribute.InputMode = .decimal, hint: String? = nil,
        _ errors: [FieldError]
    ) -> HTML {
        Field(name: name, label: label, value: self[name], hint: hint, error: errors.message(for: name)).html(
            .type(.text), .inputmode(mode), .maxlength(12), .autocomplete(.off), .class("figure"))
    }

    private func choice(_ name: String, _ label: String, _ choices: [(value: String, words: String)]) -> HTML {
        Field(name: name, label: label).frame {
            select(.id("f-" + name), .name(name)) {
                for choice in choices {
                    option(.value(choice.value), .selected(choice.value == self[name])) { choice.words }
                }
            }
        }
    }

    private func pair(@HTMLBuilder content: () -> HTML) -> HTML {
        let content = content()
        return div(.class("field-pair")) { content }
    }
}
