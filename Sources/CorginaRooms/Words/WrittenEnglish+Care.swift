import CorginaCore

/// Whom to call where she lives. Source: docs/clinical/README.md, rule 2.
extension WrittenEnglish {
    /// "In an emergency call 911."
    var emergencyLine: String { "In an emergency call \(EmergencyNumber.words(in: region))." }

    /// What every page about symptoms says.
    public var worryLine: String {
        "If you’re worried, call your provider, even if nothing here says to. " + emergencyLine
    }

    /// What a page that tells no figures says after "If you’re worried, call,".
    var callAnywayLine: String { "even if nothing here says to. " + emergencyLine }

    /// A symptom's name: in her spelling where it is the reference's, and as she wrote it where it is hers.
    func named(_ symptom: String) -> String {
        SymptomKind.all.contains { $0.name == symptom || $0.entryName == symptom } ? spelled(symptom) : symptom
    }
}
