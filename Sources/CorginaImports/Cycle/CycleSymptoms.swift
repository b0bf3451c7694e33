import CorginaCore

/// What Clue and Flo call symptoms that Corgina knows. Moods, cycle days, discharge and whatever else they note have no entry here.
enum CycleSymptoms {
    /// By Clue's type and option. Source: the conversion table of the tool clue-to-drip, which reads such exports.
    static let ofClue: [String: SymptomKind.ID] = [
        "pain/headache": .headache, "pain/migraine": .headache, "pain/lower_back": .backPain,
        "pain/breast_tenderness": .breast, "digestion/nauseous": .nausea, "digestion/bloated": .bloating,
        "energy/tired": .fatigue, "energy/exhausted": .fatigue,
    ]

    /// By Flo's subcategory of its category "Symptom". Source: the tool flo2dinks of the project dinks, which reads such exports.
    static let ofFlo: [String: SymptomKind.ID] = [
        "Nausea": .nausea, "Headache": .headache, "Backache": .backPain, "Fatigue": .fatigue, "Insomnia": .insomnia,
        "Bloating": .bloating, "Diarrhea": .diarrhea, "TenderBreasts": .breast, "BreastTenderness": .breast,
    ]

    /// A report of it; neither app tells how strong it was.
    static func report(_ id: SymptomKind.ID) -> HealthEvent.Details? {
        SymptomKind.of(id).map { .symptom(SymptomReport(name: $0.name, severity: nil)) }
    }
}
