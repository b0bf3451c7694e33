/// A rule of the clinical reference: what is measured or felt, from where on, and how soon to call.
///
/// The row holds the rule's figures. Code asks the rule whether it holds, and takes a figure to be shown from it.
public struct ClinicalRule: Hashable, Sendable, Identifiable {
    public let id: ID
    /// "blood pressure"
    public let topic: String
    let condition: Condition<Term>
    /// The gestational ages it holds in.
    public let ages: GestationalAgeRange
    public let result: String
    public let level: CareLevel
    /// What the rule rests on, for her: its figures with their units, and what to do beside calling.
    public let reason: String
    public let sources: [ClinicalSource]

    /// Every rule of the reference, in its order.
    public static let all = loadAll()

    static let byID = all.keyed { $0.id }

    /// What is known when a rule is asked. A number that is absent meets no condition.
    struct Facts {
        var numbers: [Measure: Double] = [:]
        var signs: Set<Sign> = []
        /// How far along she is; `nil` when not known, and then she is in the weeks of every rule.
        var age: GestationalAge?
    }

    /// Whether the rule's condition is met in its weeks.
    func holds(for facts: Facts) -> Bool {
        ages.contains(facts.age)
            && condition.holds { term in
                switch term {
                case .measured(let measure, let comparison, let figure):
                    facts.numbers[measure].map { comparison.holds($0, figure) } ?? false
                case .asked(let sign): facts.signs.contains(sign)
                case .always: true
                }
            }
    }

    /// Whether a number meets the condition's comparison of that measure.
    func compares(_ measure: Measure, of number: Double) -> Bool {
        condition.terms.contains { term in
            guard case .measured(measure, let comparison, let figure) = term else { return false }
            return comparison.holds(number, figure)
        }
    }

    /// The first figure that the condition compares the measure with; `nil` where it compares none.
    public func figure(_ measure: Measure) -> Double? {
        for case .measured(measure, _, let figure) in condition.terms { return figure }
        return nil
    }
}

extension ClinicalRule.ID {
    /// Its row; `nil` only where the row cannot be read, which a test of the table reports.
    public var rule: ClinicalRule? { ClinicalRule.byID[self] }

    /// Whether the rule holds; a row that cannot be read holds never.
    func holds(for facts: ClinicalRule.Facts) -> Bool { rule?.holds(for: facts) ?? false }

    /// The first figure that the rule compares the measure with.
    public func figure(_ measure: ClinicalRule.Measure) -> Double? { rule?.figure(measure) }

    /// The same as a whole number; 0 where the rule has none.
    public func whole(_ measure: ClinicalRule.Measure) -> Int { figure(measure).map { Int(nearest: $0) } ?? 0 }

    /// From how far along on the rule holds: from the beginning where its row names no week.
    public var firstAge: GestationalAge { rule?.ages.first ?? GestationalAge(days: 0) }
}

/// Levels are this app's encoding; no clinician has reviewed them.
extension ClinicalRule: ReferenceRecord {
    static var table: ReferenceTable { .clinicalRules }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.choice("id", "a rule of ClinicalRule.ID")
        topic = try row.text("topic")
        condition = try row.value("condition", "a condition on measures of ClinicalRule.Measure and its signs") {
            Condition($0) { Term($0) }
        }
        ages = try row.value("gestational_ages", "\"any\" or a range of gestational ages") { GestationalAgeRange($0) }
        result = try row.text("result")
        level = try row.choice("level", "a level of care")
        reason = try row.text("reason")
        sources = try row.seenSources()
    }
}
