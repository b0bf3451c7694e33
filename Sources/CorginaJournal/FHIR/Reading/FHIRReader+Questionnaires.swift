import CorginaCore

extension FHIRReader {
    /// The mood check of a file that has its answers and not its score.
    ///
    /// - Returns: `nil` where an observation of the file tells the result: that is the entry.
    func response(_ resource: JSON, at address: String) throws(FHIRSkip) -> HealthEvent? {
        guard !responses.isTold(resource, at: address) else { return nil }
        guard ["completed", "amended"].contains(resource["status"]?.text ?? "") else { throw .notFinal }
        guard let check = FHIRForm(resource).moodCheck else { throw .questionnaire }
        return try checked(
            .symptom(SymptomReport(name: MoodCheck.name, severity: nil, moodCheck: check)),
            try past(resource["authored"]), resource, at: address, notes: "")
    }
}
