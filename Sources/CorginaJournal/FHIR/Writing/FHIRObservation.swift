import CorginaCore

/// What an observation is made of, whoever made it and whenever.
struct FHIRObservation {
    var code: ClinicalCode.ID?
    /// What was observed, in words.
    var name: String
    /// What it tells, with the figure: "Body weight 68.4 kg".
    var words: String
    /// "Quantity" with the amount, or another type of FHIR's with its value; `nil` where parts say it all.
    var value: (type: String, json: JSON)?
    var components: [JSON?] = []
    /// The profile it keeps to, by its canonical address.
    var profile: String?
    var category: JSON?

    /// - Parameter words: what it tells; its name where there is nothing more.
    init(_ name: String, _ code: ClinicalCode.ID? = nil, words: String? = nil) {
        self.name = name
        self.code = code
        self.words = words ?? name
    }

    /// - Parameter value: `nil` leaves it without one.
    mutating func measure(_ value: Double?, _ unit: ClinicalCode.ID) {
        self.value = value.flatMap { FHIRValue.quantity($0, unit) }.map { ("Quantity", $0) }
    }
}
