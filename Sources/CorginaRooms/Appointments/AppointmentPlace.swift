import CorginaCore

/// Places about appointments, the visit at hand among them.
public enum AppointmentPlace: Hashable, Sendable {
    /// `/appointments`
    case list
    /// `/appointments/new`; POST keeps one
    case add
    /// `/appointments/new/{row}`: one the typical schedule suggests
    case suggested(TypicalAppointment.ID)
    /// `/appointments/schedule`: what is typical, week by week
    case schedule
    /// `/appointments/{id}`
    case one(RecordID)
    /// `/appointments/{id}/edit`
    case edit(RecordID)
    /// POST `/appointments/{id}/results`
    case results(RecordID)
    /// POST `/appointments/{id}/remove`
    case remove(RecordID)
    /// POST `/appointments/{id}/questions`: one more
    case questions(RecordID)
    /// POST `/appointments/{id}/questions/{question}`: asked, or not yet
    case question(RecordID, RecordID)
    /// POST `/appointments/{id}/questions/{question}/remove`
    case removeQuestion(RecordID, RecordID)
    /// `/visit`: the appointment at hand and what was logged since the last
    case visit
    /// `/visit/report`: the same in figures and tables, for whoever sees her
    case report
    /// POST `/visit/{id}/{question}`: asked, or not yet, told on the visit's page
    case visitQuestion(RecordID, RecordID)

    var segments: [String] {
        switch self {
        case .list: ["appointments"]
        case .add: ["appointments", "new"]
        case .suggested(let row): ["appointments", "new", row]
        case .schedule: ["appointments", "schedule"]
        case .one(let id): ["appointments", "\(id)"]
        case .edit(let id): ["appointments", "\(id)", "edit"]
        case .results(let id): ["appointments", "\(id)", "results"]
        case .remove(let id): ["appointments", "\(id)", "remove"]
        case .questions(let id): ["appointments", "\(id)", "questions"]
        case .question(let id, let question): ["appointments", "\(id)", "questions", "\(question)"]
        case .removeQuestion(let id, let question): ["appointments", "\(id)", "questions", "\(question)", "remove"]
        case .visit: ["visit"]
        case .report: ["visit", "report"]
        case .visitQuestion(let id, let question): ["visit", "\(id)", "\(question)"]
        }
    }

    /// Reads ``segments``; `nil` when there is no such place.
    init?(_ segments: [String]) {
        guard let first = segments.first else { return nil }
        let rest = Array(segments.dropFirst())
        let place: AppointmentPlace? =
            switch first {
            case "appointments": Self.appointments(rest)
            case "visit": Self.visit(rest)
            default: nil
            }
        guard let place else { return nil }
        self = place
    }

    private static func visit(_ rest: [String]) -> AppointmentPlace? {
        if rest.isEmpty { return .visit }
        if rest == ["report"] { return .report }
        guard rest.count == 2, let id = RecordID(rest[0]), let question = RecordID(rest[1]) else { return nil }
        return .visitQuestion(id, question)
    }

    private static func appointments(_ rest: [String]) -> AppointmentPlace? {
        switch rest.first {
        case nil: return .list
        case "schedule" where rest.count == 1: return .schedule
        case "new" where rest.count == 1: return .add
        case "new" where rest.count == 2: return TypicalAppointment(id: rest[1]).map { .suggested($0.id) }
        default: return rest.first.flatMap(RecordID.init).flatMap { appointment($0, Array(rest.dropFirst())) }
        }
    }

    private static func appointment(_ id: RecordID, _ rest: [String]) -> AppointmentPlace? {
        switch (rest.first, rest.count) {
        case (nil, _): return .one(id)
        case ("edit", 1): return .edit(id)
        case ("results", 1): return .results(id)
        case ("remove", 1): return .remove(id)
        case ("questions", 1): return .questions(id)
        case ("questions", 2): return RecordID(rest[1]).map { .question(id, $0) }
        case ("questions", 3) where rest[2] == "remove": return RecordID(rest[1]).map { .removeQuestion(id, $0) }
        default: return nil
        }
    }
}
