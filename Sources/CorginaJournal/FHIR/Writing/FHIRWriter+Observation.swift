import CorginaCore

/// What an observation is made of.
struct FHIRObservation {
    var code: ClinicalCode.ID?
    /// What was observed, in words.
    var name: String
    /// "Quantity" with the amount, or another type of FHIR's with its value; `nil` where parts say it all.
    var value: (type: String, json: JSON)?
    var components: [JSON?] = []
    /// The profile it keeps to, by its canonical address.
    var profile: String?
    var category: JSON?

    init(_ name: String, _ code: ClinicalCode.ID? = nil) {
        self.name = name
        self.code = code
    }

    /// - Parameter value: `nil` leaves it without one.
    mutating func measure(_ value: Double?, _ unit: ClinicalCode.ID) {
        self.value = value.flatMap { FHIRWriter.quantity($0, unit) }.map { ("Quantity", $0) }
    }
}

extension FHIRWriter {
    /// An observation she made of herself.
    ///
    /// - Parameters:
    ///   - words: what it tells, with the figure, without the time.
    ///   - effective: when it was, as a member; the event's moment where there is none.
    func observation(
        _ observation: FHIRObservation, _ event: HealthEvent, words: String, effective: JSON.Member? = nil
    ) -> FHIRResource {
        self.observation(
            observation, event.id, words: "\(words), \(Self.time(event.moment))",
            effective ?? .init("effectiveDateTime", Self.dateTime(event.moment)), notes: event.notes)
    }

    func observation(
        _ observation: FHIRObservation, _ id: RecordID, words: String, _ effective: JSON.Member, notes: String = ""
    ) -> FHIRResource {
        var members: [JSON.Member] = []
        if let profile = observation.profile { members.append(.init("meta", ["profile": [.string(profile)]])) }
        members.append(.init("status", "final"))
        if let category = observation.category { members.append(.init("category", [category])) }
        members += [.init("code", Self.concept(observation.code, observation.name)), .init("subject", subject)]
        members += [effective, .init("performer", [subject])]
        if let value = observation.value { members.append(.init("value\(value.type)", value.json)) }
        if !notes.isEmpty { members.append(.init("note", [["text": Self.text(notes)]])) }
        let components = observation.components.compactMap { $0 }
        if !components.isEmpty { members.append(.init("component", .array(components))) }
        return FHIRResource(.observation, id, words: words, members)
    }

    /// "2026-03-10 12:30"
    static func time(_ moment: Moment) -> String { "\(moment.day) \(moment.time)" }
}
