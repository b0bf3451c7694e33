extension SymptomReport {
    /// The symptom of the reference it is; `nil` for one of her own.
    public var kind: SymptomKind? { SymptomKind.named(name) }

    /// What it tells a rule.
    public func facts(at age: GestationalAge?) -> SymptomFacts {
        var facts = SymptomFacts([:], signs.union([.present]), at: age)
        if let severity { facts.quantities[.severity] = SymptomFacts.severity(ofFive: severity) }
        if let minutes {
            facts.quantities[.minutes] = Double(minutes)
            facts.quantities[.hours] = Double(minutes) / 60
            facts.quantities[.days] = Double(minutes) / 1_440
        }
        return facts
    }

    /// How soon to call for it; `nil` when no rule says so, or when it has gone. It never says that all is well.
    public func careLevel(at age: GestationalAge?) -> CareLevel? {
        guard !hasResolved else { return nil }
        let flagged = kind.flatMap { $0.isRedFlag(facts(at: age)) ? $0.level : nil }
        let scored = (puqe?.rule?.level).flatMap { $0 > .routine ? $0 : nil }
        return [flagged, scored].compactMap(\.self).max()
    }
}
