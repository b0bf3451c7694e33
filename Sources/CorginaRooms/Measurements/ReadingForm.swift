import CorginaCore
import Markup

/// The fields of one reading, the same whether it is new or changed. Names are those of ``ReadingFields``; `signs` are one
/// checkbox each, named by the sign.
struct ReadingForm {
    var kind: MeasuredKind
    var fields: ReadingFields
    var errors: [FieldError]
    /// The last day to choose, `YYYY-MM-DD`.
    var latestDay: String

    @HTMLBuilder var html: HTML {
        if !fields.opened.isEmpty { input(.type(.hidden), .name("opened"), .value(fields.opened)) }
        switch kind {
        case .weight: amount("Weight", hint: "A comma is fine. In stones and pounds: 10 7")
        case .temperature: amount("Temperature", hint: "A comma is fine")
        case .glucose: glucose
        case .bloodPressure: pressure
        case .kicks: kicks
        case .contractions: contraction
        }
        div(.class("reading-fields")) {
            Field(name: "day", label: "Day", value: fields.day, error: errors.message(for: "day")).html(
                .type(.date), .required(), .max(latestDay))
            Field(
                name: "time", label: kind == .kicks || kind == .contractions ? "Began at" : "Time", value: fields.time,
                error: errors.message(for: "time")
            ).html(.type(.time), .required())
        }
        Field(name: "notes", label: "Note", error: errors.message(for: "notes")).frame {
            textarea(
                .id("f-notes"), .name("notes"), .rows(1), .maxlength(2_000), .data(.grow), .directionAuto,
                text: fields.notes)
        }
    }

    @HTMLBuilder private func amount(_ label: String, hint: String) -> HTML {
        figureField("amount", label, value: fields.amount, hint: hint)
        ChoiceGroup(
            name: "unit", legend: "Unit", choices: kind.units.map { ($0.value, $0.words) }, selected: fields.unit
        ).html
    }

    private func figureField(_ name: String, _ label: String, value: String, hint: String? = nil, isNeeded: Bool = true)
        -> HTML
    {
        Field(name: name, label: label, value: value, hint: hint, error: errors.message(for: name)).html(
            .type(.text), .inputmode(.decimal), .required(isNeeded), .maxlength(12), .autocomplete(.off),
            .class("figure"))
    }

    @HTMLBuilder private var pressure: HTML {
        div(.class("reading-fields")) {
            figureField("systolic", "Upper (systolic)", value: fields.systolic)
            figureField("diastolic", "Lower (diastolic)", value: fields.diastolic)
        }
        fieldset(.class("checks")) {
            legend(.class("choice__legend")) { "Do you feel any of these now?" }
            for sign in BloodPressure.Sign.allCases {
                check(sign.rawValue, sign.displayName, isOn: fields.signs.contains(sign.rawValue))
            }
            check("faint", "Dizzy or faint", isOn: fields.isFaint)
        }
    }

    private func check(_ name: String, _ words: String, isOn: Bool) -> HTML {
        label(.class("check")) {
            input(.type(.checkbox), .name(name), .value("yes"), .checked(isOn))
            span { words }
        }
    }

    @HTMLBuilder private var glucose: HTML {
        amount("Blood glucose", hint: "As your meter shows it")
        ChoiceGroup(
            name: "timing", legend: "When was it taken?",
            choices: BloodGlucose.Timing.allCases.map { ($0.rawValue, $0.shortName) }, selected: fields.timing
        ).html
        fieldset(.class("choice")) {
            legend(.class("choice__legend")) { "After which meal?" }
            div(.class("chips")) {
                for (value, words) in [("", "None")] + MealType.allCases.map({ ($0.rawValue, $0.displayName) }) {
                    label(.class("chip")) {
                        input(.type(.radio), .name("meal"), .value(value), .checked(value == fields.meal))
                        span { words }
                    }
                }
            }
        }
    }

    private var kicks: HTML {
        div(.class("reading-fields")) {
            figureField("count", "Movements", value: fields.count)
            figureField("minutes", "Minutes", value: fields.minutes, hint: "Up to the last one")
        }
    }

    private var contraction: HTML {
        figureField(
            "length", "How long", value: fields.length,
            hint: "Seconds, or minutes and seconds such as 1:10. May be empty.",
            isNeeded: false)
    }
}

extension BloodGlucose.Timing {
    /// Short enough for a choice of four: "Fasting", "1 h after", "2 h after", "Other".
    var shortName: String {
        switch self {
        case .fasting: "Fasting"
        case .oneHourAfterMeal: "1 h after"
        case .twoHoursAfterMeal: "2 h after"
        case .other: "Other"
        }
    }
}
