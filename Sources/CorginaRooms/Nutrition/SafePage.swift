import CorginaCore
import Markup

/// Safe to eat? A look-up over the safety list. Looking POSTs to ``Route/safe`` with field `food`.
public struct SafePage: Page, Hashable {
    /// What she looked up; empty before.
    public var food: String
    public var findings: [SafetyCard]
    /// What else is known of it: allowed foods with what to mind, and fish by their mercury.
    public var notes: [SafetyNote]
    /// "Brewed coffee, 8 fl oz: 96 mg"; when caffeine is what matters.
    public var caffeine: [String]
    /// "Caffeine today: 96 mg of 200 mg."
    public var caffeineToday: String?
    public var errors: [FieldError]

    /// A thing to mind about a food.
    public struct SafetyNote: Hashable, Sendable {
        public var name: String
        public var advice: String
        /// "Source: FDA/EPA fish advice"
        public var source: String
    }

    /// - Parameter today: what today's food and drink held, for the caffeine.
    public init(food: String = "", today: NutrientAmounts = .zero, english: WrittenEnglish, errors: [FieldError] = []) {
        self.food = food
        let found = FoodSafety.findings(in: food)
        findings = found.map { SafetyCard($0, english: english) }
        // The rule on seafood says how much is fine. A second amount beside it would contradict it.
        let isRuled = found.contains { $0.rule.category == "seafood" }
        let fish = (isRuled ? [] : FishAdvice.fish(in: food)).prefix(1).map {
            SafetyNote(
                name: $0.name.prefix(1).uppercased() + $0.name.dropFirst(), advice: english.spelled($0.advice),
                source: $0.sources.line)
        }
        let allowed = FoodSafetyNote.notes(on: food).map {
            SafetyNote(
                name: english.spelled($0.name), advice: english.spelled($0.advice), source: $0.sources.line)
        }
        // Beside “Better avoided”, a sentence on what is fine would read as a permission.
        notes = found.contains { $0.level == .avoid } ? [] : fish + allowed
        let isCaffeine = found.contains { $0.rule.hazard.contains(text: "caffeine") }
        caffeine =
            isCaffeine
            ? CaffeineFigure.all.told.map { "\($0.name), \($0.serving): \(Figure.whole($0.milligrams)) mg" } : []
        caffeineToday = isCaffeine ? CaffeineDay(today).words : nil
        self.errors = errors
    }

    public var title: String { "Safe to eat?" }
}

/// What the list says of a food, ready to print.
public struct SafetyCard: Hashable, Sendable {
    public var level: SafetyLevel
    public var name: String
    public var reason: String
    public var advice: String
    /// "US: limit. UK: better avoided."; empty where they agree.
    public var countries: String
    public var source: String

    public init(_ finding: FoodSafety.Finding, english: WrittenEnglish) {
        let rule = finding.rule
        level = finding.level
        name = english.spelled(rule.name)
        reason = english.spelled(rule.reason)
        advice = english.spelled(rule.advice)
        countries =
            rule.isDisputed
            ? "US: \(rule.levelUS.displayName.lowercased()). UK: \(rule.levelUK.displayName.lowercased())." : ""
        source = rule.sources.line
    }
}

extension SafetyLevel {
    /// Amber at most: nothing here is an alarm.
    var hue: Hue {
        switch self {
        case .caution: .appointment
        case .limit: .trimester
        case .avoid: .calories
        }
    }
}

/// The level as a badge, in words.
func safetyBadge(_ level: SafetyLevel) -> HTML {
    span(.class("badge \(level.hue.className)")) {
        icon(.info)
        level.displayName
    }
}
