import CorginaCore
import Markup

extension GoalsPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: "Your goals").html {
            goal
            factsForm
            hoursForm
            p(.class("fine")) { disclaimer }
        }
        if let toast { toast.html }
    }

    private var goal: HTML {
        settingsSection("Energy", id: "energy", footer: nil) {
            div(.class("goal")) {
                switch advice {
                case .target(let target):
                    p(.class("goal__figure figure")) { "\(english.calories(target.goal)) a day" }
                    p(.class("card__sub")) { target.method }
                    p(.class("card__sub")) { "Source: \(target.source). A guide for most days, never a limit." }
                case .needs:
                    p(.class("empty__title")) { "No goal yet" }
                    p(.class("card__sub")) {
                        "Fill in the details below for an estimate, or enter your provider’s number."
                    }
                    if trimester != nil { p(.class("card__sub figure")) { rough } }
                case .needsDates:
                    p(.class("empty__title")) { "No goal yet" }
                    p(.class("card__sub")) { "Add your dates, or enter your provider's number below." }
                case .askProvider(let reason):
                    p(.class("empty__title")) { "Your provider knows best" }
                    p(.class("card__sub")) { reason.words }
                }
            }
        }
    }

    private var rough: String {
        let figures = Trimester.allCases.map {
            "\(Figure.whole(RoughEnergy.kilocalories($0).value)) in the \($0.ordinal)"
        }
        return "Roughly, adults of average weight need about \(figures.joined(separator: ", ")) trimester."
    }

    private var factsForm: HTML {
        form(.class("stack"), .method(.post), .action(Route.settings(.goals).address), .data(.navigate)) {
            factsSection
            sourceSection
        }
    }

    @HTMLBuilder private var factsSection: HTML {
        settingsSection(
            "About you", id: "facts",
            footer: "All optional, and sealed in your diary. They’re used only for your goals."
        ) {
            div(.class("settings-form")) {
                number(
                    "birthYear", "Year you were born", fields.birthYear, .numeric, 4,
                    hint: "Corgina uses the age you turn this year.")
                heights
                number(
                    "weight",
                    (speaksOfPregnancy ? "Weight before pregnancy" : "Weight")
                        + (units == .metric ? ", in kg" : ", in lb"),
                    fields.weight, .decimal, 6)
                activitySelect
                if asksBreastfeeding {
                    ChoiceGroup(
                        name: "breastfeeding", legend: "Breastfeeding", choices: [("yes", "Yes"), ("no", "No")],
                        selected: fields.breastfeeding
                    ).html
                }
                careful
            }
        }
    }

    @HTMLBuilder private var sourceSection: HTML {
        settingsSection(
            "Where the goal comes from", id: "source", footer: "Corgina never sets a goal to lose weight."
        ) {
            div(.class("settings-form")) {
                sourceSelect
                number("number", "Your provider's number, in calories a day", fields.number, .numeric, 6)
                button(.class("btn btn--primary btn--wide"), .type(.submit)) { "Save goals" }
            }
        }
    }

    @HTMLBuilder private var heights: HTML {
        if units == .metric {
            number("height", "Height, in cm", fields.height, .decimal, 6)
        } else {
            div(.class("hours")) {
                number("feet", "Height, feet", fields.feet, .numeric, 2)
                number("inches", "Inches", fields.inches, .decimal, 5)
            }
            fieldError(errors.message(for: "height"), id: "f-height-error")
        }
    }

    private func number(
        _ name: String, _ label: String, _ value: String, _ mode: Attribute.InputMode, _ length: Int,
        hint: String? = nil
    ) -> HTML {
        Field(name: name, label: label, value: value, hint: hint, error: errors.message(for: name)).html(
            .type(.text), .inputmode(mode), .maxlength(length), .autocomplete(.off))
    }

    private var activitySelect: HTML {
        Field(name: "activity", label: "A usual day", error: errors.message(for: "activity")).frame {
            select(.id("f-activity"), .name("activity")) {
                option(.value(""), .selected(fields.activity.isEmpty)) { "Choose" }
                for level in ActivityLevel.allCases {
                    option(.value(level.rawValue), .selected(fields.activity == level.rawValue)) {
                        "\(level.displayName): \(level.explanation)"
                    }
                }
            }
        }
    }

    private var careful: HTML {
        SettingSwitch(name: "careful", words: carefulWords, isOn: fields.isCareful).html
    }

    /// The conditions of docs/clinical/energy.md, app rule 5.
    private var carefulWords: String {
        speaksOfPregnancy
            ? "Don’t estimate for me. Choose this if you have gestational diabetes, severe nausea, an eating disorder now or before, phenylketonuria or kidney disease, or have had weight-loss surgery."
            : "Don’t estimate for me. Choose this if you have an eating disorder now or before, phenylketonuria or kidney disease, or have had weight-loss surgery."
    }

    private var sourceSelect: HTML {
        let choices = [
            (EnergyFormula.eer2005.rawValue, "Estimate (Institute of Medicine, 2005)"),
            (EnergyFormula.mifflinStJeor.rawValue, "Estimate (Mifflin-St Jeor, age 19 and over)"),
            ("provider", "My own or my provider’s number"),
        ]
        return Field(name: "source", label: "Goal").frame {
            select(.id("f-source"), .name("source")) {
                for (value, words) in choices { option(.value(value), .selected(fields.source == value)) { words } }
            }
        }
    }

    private var hoursForm: HTML {
        form(.class("stack"), .method(.post), .action(Route.settings(.mealHours).address), .data(.navigate)) {
            settingsSection(
                "Meal hours", id: "hours",
                footer: "If you don’t name a meal, Corgina picks one by the time. Outside these hours it’s a snack."
            ) {
                div(.class("settings-form")) {
                    for meal in [MealType.breakfast, .lunch, .dinner] { window(meal) }
                    button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save hours" }
                }
            }
        }
    }

    private func window(_ meal: MealType) -> HTML {
        let error = errors.message(for: meal.rawValue)
        return fieldset(.class("stack stack--tight")) {
            legend(.class("choice__legend")) { meal.displayName }
            div(.class("hours")) {
                Field(name: meal.rawValue + "Start", label: "From", value: hours.start[meal] ?? "").html(
                    .type(.time), .required())
                Field(name: meal.rawValue + "End", label: "Until", value: hours.end[meal] ?? "").html(
                    .type(.time), .required())
            }
            fieldError(error, id: "f-\(meal.rawValue)-error")
        }
    }
}
