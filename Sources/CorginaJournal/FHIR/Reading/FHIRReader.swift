import CorginaCore

/// Makes entries of the resources of a file.
struct FHIRReader {
    let now: Moment
    /// The seconds east of UTC that hold where she is at an instant.
    let offset: (Int64) -> Int
    /// The answers behind the scores of the file.
    let responses: FHIRResponses

    /// The longest line of words, and the longest text, an entry takes, in characters.
    static let longestLine = Appointment.longestLine
    static let longestText = Appointment.longestText

    /// - Returns: `nil` for what is no entry and need not be: who the file is about.
    func event(_ resource: JSON, at address: String) throws(FHIRSkip) -> HealthEvent? {
        switch resource["resourceType"]?.text {
        case "Observation": try observation(resource, at: address)
        case "MedicationStatement": try dose(resource, at: address)
        case "Appointment": try appointment(resource, at: address)
        case "QuestionnaireResponse": try response(resource, at: address)
        case "Patient", "Composition", "Provenance": nil
        default: throw .otherKind
        }
    }

    /// An entry, once its figures are found plausible.
    func checked(
        _ details: HealthEvent.Details, _ moment: Moment, _ resource: JSON, at address: String, notes: String
    ) throws(FHIRSkip) -> HealthEvent {
        guard details.implausible == nil, HealthEvent.days.contains(moment.day), Limits.holds(moment) else {
            throw .implausible
        }
        guard notes.count <= Self.longestText else { throw .tooLong }
        let id = FHIRIdentity(resource, at: address).id
        return HealthEvent(id: id, moment: moment, details: details, notes: notes)
    }

    /// Her words beside it.
    static func notes(_ resource: JSON) -> String {
        (resource["note"]?.elements ?? []).compactMap { $0["text"]?.text }.joined(separator: "\n")
    }

    /// The words of a concept: its own, or the first code's.
    static func words(_ concept: JSON?) -> String? {
        let coded = concept?["coding"]?.elements ?? []
        let text = concept?["text"]?.text ?? coded.lazy.compactMap { $0["display"]?.text }.first
        return text.flatMap { $0.isEmpty ? nil : String($0.prefix(longestLine)) }
    }

    /// The codes of a concept that Corgina knows.
    static func codes(_ concept: JSON?) -> [ClinicalCode.ID] {
        (concept?["coding"]?.elements ?? []).compactMap { coding in
            guard let system = coding["system"]?.text, let code = coding["code"]?.text else { return nil }
            return ClinicalCode.of(system: system, code: code)?.id
        }
    }
}

// MARK: Times

extension FHIRReader {
    /// A moment in FHIR's words. A day alone stands for its noon; a month or a year is no time.
    func moment(_ json: JSON?) throws(FHIRSkip) -> Moment {
        guard let text = json?.text else { throw .noTime }
        if let day = CalendarDay(text) {
            guard HealthEvent.days.contains(day) else { throw .implausible }
            return Moment(day: day, time: TimeOfDay(minutes: 720), offset: offset)
        }
        guard let moment = Moment(text) else { throw .noTime }
        guard HealthEvent.days.contains(moment.day) else { throw .implausible }
        // UTC is what programs write that do not know where somebody was.
        let isElsewhere = moment.utcOffset == 0
        return isElsewhere
            ? Moment(secondsSinceEpoch: moment.secondsSinceEpoch, utcOffset: offset(moment.secondsSinceEpoch)) : moment
    }

    /// The time of what has happened.
    func past(_ json: JSON?) throws(FHIRSkip) -> Moment {
        let moment = try moment(json)
        // Clocks differ a little, and a day alone may be today's noon.
        guard moment.secondsSinceEpoch <= now.secondsSinceEpoch + 86_400 else { throw .ahead }
        return moment
    }
}

/// Why a record is no entry.
public enum FHIRSkip: Error, CaseIterable, Sendable {
    case otherKind, unknownCode, notFinal, plan, noTime, ahead, noValue, unknownUnit, implausible, tooLong, twice,
        questionnaire
}
