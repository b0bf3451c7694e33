/// What a form asks about a symptom beside how strong it was and how long it lasted.
public enum SymptomQuestion: Hashable, Sendable {
    /// Whether that came with it.
    case sign(SymptomFacts.Sign)
    /// How many times, or how warm.
    case number(SymptomFacts.Quantity)
    /// Whether it was at least that much: "nothing kept down for 24 hours".
    case atLeast(SymptomFacts.Quantity, Double)
}

extension SymptomKind {
    /// Everything the rules about it want to know, so that each of them can be answered from the form.
    public var questions: [SymptomQuestion] {
        let asked = (redFlag?.terms.compactMap { $0.question } ?? []) + furtherQuestions
        return asked.enumerated().filter { asked.firstIndex(of: $0.element) == $0.offset }.map { $0.element }
    }

    /// Whether its strength is asked for.
    public var asksSeverity: Bool { scale == .severity }

    /// Whether it is felt and logged here: measurements and the timing of contractions have pages of their own.
    public var isFelt: Bool { category != .measurement && scale != .timed }

    /// Whether it is only felt while a pregnancy goes on.
    public var isOfPregnancy: Bool { category == .labour || category == .baby }

    /// What an entry of it is called. A count of movements is no symptom, less of them is.
    public var entryName: String { id == .fetalMovement ? "Reduced movement" : name }

    /// Whether the reference names that trimester as usual for it.
    public func isTypical(in trimester: Trimester) -> Bool { typicalTrimesters.contains("\(trimester.rawValue)") }

    /// Whether each of the words begins a word of the name it is offered under, or of its category.
    public func isFound(by words: String, as name: String) -> Bool {
        let own = FoodText.words(name + " " + category.rawValue)
        return FoodText.words(words).allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }

    /// The rules of the other table. Source: NVP_DEHYD, NVP_LATE and BLEED_HEAVY.
    private var furtherQuestions: [SymptomQuestion] {
        let rule = ClinicalRule.ID.nauseaDehydration
        let hours: [SymptomQuestion?] = [
            rule.figure(.hoursWithoutFluids).map { .atLeast(.hoursWithoutFluids, $0) },
            rule.figure(.hoursWithoutUrine).map { .atLeast(.hoursWithoutUrine, $0) },
        ]
        let dehydration = hours.compactMap { $0 } + [.sign(.dizzy)]
        switch id {
        case .nausea: return dehydration + [.sign(.lateOnset)]
        case .vomiting: return dehydration
        case .vaginalBleeding: return [.sign(.heavyBleeding), .sign(.severePain), .sign(.faint)]
        default: return []
        }
    }
}

extension RedFlagTerm {
    /// It as a question. Severity, length and weeks are known without asking.
    fileprivate var question: SymptomQuestion? {
        switch self {
        case .sign(.present), .fromWeek, .beforeWeek: nil
        case .sign(let sign): .sign(sign)
        case .atLeast(let quantity, let least): quantity.question(least)
        }
    }
}

extension SymptomFacts.Quantity {
    fileprivate func question(_ least: Double) -> SymptomQuestion? {
        switch self {
        case .severity, .minutes, .hours, .days, .gainInAWeek: nil
        case .timesADay, .timesAnHour, .temperature: .number(self)
        case .hoursWithoutFluids, .hoursWithoutUrine: .atLeast(self, least)
        }
    }
}
