import CorginaCore

/// One resource of FHIR R4 (4.0.1): an observation, a dose, an appointment.
public struct FHIRResource: Hashable, Sendable {
    public let kind: Kind
    /// Its id, the same in every file that tells of the same thing.
    public let id: RecordID
    /// What stands in it beside its kind, its id and its identifier.
    public let members: [JSON.Member]
    /// What it tells, in a sentence for people.
    public let words: String

    /// The kinds Corgina writes.
    public enum Kind: String, Sendable {
        case patient = "Patient"
        case observation = "Observation"
        case medicationStatement = "MedicationStatement"
        case appointment = "Appointment"
        case questionnaireResponse = "QuestionnaireResponse"
    }

    init(_ kind: Kind, _ id: RecordID, words: String, _ members: [JSON.Member]) {
        self.kind = kind
        self.id = id
        self.words = words
        self.members = members
    }

    /// Its address in a file, which is its name everywhere: "urn:uuid:6c1f…".
    public var address: String { id.uuidAddress }

    /// As it stands in a bundle.
    var entry: JSON { ["fullUrl": .string(address), "resource": json] }

    private var json: JSON {
        let head: [JSON.Member] = [
            .init("resourceType", .string(kind.rawValue)), .init("id", .string(id.uuidText)),
        ]
        let profile = members.filter { $0.name == "meta" }
        let identifier: JSON = ["system": "urn:ietf:rfc:3986", "value": .string(address)]
        let named: [JSON.Member] = [
            .init("text", FHIRNarrative(words).json),
            // An answered questionnaire has one identifier at most, everything else a list of them.
            .init("identifier", kind == .questionnaireResponse ? identifier : .array([identifier])),
        ]
        return .object(head + profile + named + members.filter { $0.name != "meta" })
    }
}

extension RecordID {
    /// Its digits as a UUID is written (RFC 4122): "01234567-89ab-cdef-0123-456789abcdef".
    var uuidText: String {
        let digits = Array(description)
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }

    var uuidAddress: String { "urn:uuid:" + uuidText }

    /// Reads ``uuidAddress``, in any case; `nil` for anything else.
    init?(uuidAddress text: String) {
        let lowered = text.lowercased()
        guard lowered.utf8.count == 45, lowered.hasPrefix("urn:uuid:") else { return nil }
        self.init(String(lowered.dropFirst(9).filter { $0 != "-" }))
    }

    /// The id of something a record's id stands for too, such as the due date of a pregnancy.
    ///
    /// - Parameter part: the same for the same part for ever.
    func part(_ part: UInt64) -> RecordID { RecordID(high: high ^ part, low: low) }
}
