import CorginaCore
import Markup

/// Her drinking goal, the sizes of her glass and bottle, and how the day is told. POSTs to ``HydrationPlace/goal`` with `goal`
/// (`glasses`, a reference's name, `own`, `provider`), `count`, `own`, `provider` (L or fl oz), `glass`, `bottle` (mL or fl oz) and
/// `told` (`glasses`, `volume`).
public struct HydrationGoalPage: Page, Hashable {
    public var fields: Fields
    public var units: Profile.UnitSystem
    var english: WrittenEnglish
    /// Whether a pregnancy may be spoken of: not after a loss.
    public var speaksOfPregnancy: Bool
    public var errors: [FieldError] = []
    public var toast: Toast?

    /// What is kept or what she typed, as it stands in the fields.
    public struct Fields: Hashable, Sendable {
        public var goal = "glasses"
        public var count = "8"
        public var own = ""
        public var provider = ""
        public var glass = ""
        public var bottle = ""
        public var told = "glasses"

        public init() {}

        public init(_ preferences: HydrationPreferences, units: Profile.UnitSystem) {
            let words = HydrationWords(units: units)
            switch preferences.goal {
            case .glasses(let count): (goal, self.count) = ("glasses", "\(count)")
            case .reference(let reference): goal = reference.rawValue
            case .own(let volume): (goal, own) = ("own", words.typedGoal(volume))
            case .provider(let volume): (goal, provider) = ("provider", volume.map(words.typedGoal) ?? "")
            }
            glass = words.typedSize(preferences.glass)
            bottle = words.typedSize(preferences.bottle)
            told = preferences.countsGlasses ? "glasses" : "volume"
        }
    }

    public init(
        _ preferences: HydrationPreferences, units: Profile.UnitSystem, english: WrittenEnglish, speaksOfPregnancy: Bool
    ) {
        fields = Fields(preferences, units: units)
        self.units = units
        self.english = english
        self.speaksOfPregnancy = speaksOfPregnancy
    }

    public var title: String { "Goal and sizes" }
}

extension HydrationGoalPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to hydration", .hydration(.today)), title: title).html {
            form(.class("stack"), .method(.post), .action(Route.hydration(.goal).address), .data(.navigate)) {
                goalSection
                sizeSection
                button(.class("btn btn--primary btn--wide"), .type(.submit)) { "Save" }
            }
            p(.class("fine")) { disclaimer }
        }
        if let toast { toast.html }
    }

    private var goalSection: HTML {
        settingsSection("Goal for a day", id: "goal", footer: footer) {
            fieldset(.class("options")) {
                legend(.class("vh")) { "Goal for a day" }
                option("glasses", "A number of my glasses") {
                    number("count", "Glasses", fields.count, .numeric, 2)
                }
                for reference in HydrationGoal.Reference.allCases where speaksOfPregnancy || !reference.isOfMotherhood {
                    option(reference.rawValue, referenceWords(reference))
                }
                option("own", "My own amount") {
                    number("own", "Amount, in \(words.goalUnit)", fields.own, .decimal, 5)
                }
                option("provider", "What my provider said") {
                    number(
                        "provider", "Amount, in \(words.goalUnit). Leave empty until you know", fields.provider,
                        .decimal, 5)
                }
            }
        }
    }

    private var sizeSection: HTML {
        settingsSection("My sizes", id: "sizes", footer: "One tap adds a glass or a bottle of this size.") {
            div(.class("settings-form")) {
                div(.class("hours")) {
                    number("glass", "Glass, in \(words.sizeUnit)", fields.glass, .decimal, 6)
                    number("bottle", "Bottle, in \(words.sizeUnit)", fields.bottle, .decimal, 6)
                }
                ChoiceGroup(
                    name: "told", legend: "Show the day in",
                    choices: [
                        ("glasses", "Glasses"),
                        ("volume", units == .metric ? english.spelled("Litres") : "Fluid ounces"),
                    ],
                    selected: fields.told
                ).html
            }
        }
    }

    private func option(_ value: String, _ label: String, @HTMLBuilder more: () -> HTML = { .nothing }) -> HTML {
        let more = more()
        return div(.class("option")) {
            Markup.label(.class("check")) {
                input(.type(.radio), .name("goal"), .value(value), .checked(fields.goal == value))
                span { label }
            }
            more
        }
    }

    private func number(_ name: String, _ label: String, _ value: String, _ mode: Attribute.InputMode, _ length: Int)
        -> HTML
    {
        Field(name: name, label: label, value: value, error: errors.message(for: name)).html(
            .type(.text), .inputmode(mode), .maxlength(length), .autocomplete(.off))
    }

    private var words: HydrationWords { HydrationWords(units: units) }

    private func referenceWords(_ reference: HydrationGoal.Reference) -> String {
        let amount = "\(reference.cups) cups (\(words.amount(reference.volume)))"
        return speaksOfPregnancy ? "\(amount): \(reference.origin)" : amount
    }

    private var footer: String {
        let conditions =
            speaksOfPregnancy
            ? "kidney or heart disease, preeclampsia or a fluid limit" : "kidney or heart disease or a fluid limit"
        return "These are general figures, not a minimum. If you have \(conditions), use your provider’s number."
    }
}

extension HydrationGoal.Reference {
    /// Source: docs/clinical/hydration.md: ACOG's advice to patients; the drinks' share of the adequate intakes of the IOM, 2005.
    fileprivate var origin: String {
        switch self {
        case .eightCups: "the lower end of ACOG's advice in pregnancy"
        case .tenCups: "from drinks in pregnancy, Institute of Medicine 2005"
        case .twelveCups: "the upper end of ACOG's advice in pregnancy"
        case .thirteenCups: "from drinks while breastfeeding, Institute of Medicine 2005"
        }
    }

    fileprivate var isOfMotherhood: Bool { self == .thirteenCups }
}
