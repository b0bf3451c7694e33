import CorginaCore

/// What can be done to a count of movements while it goes on; raw values are the last part of the address.
public enum KickStep: String, CaseIterable, Sendable {
    case start
    /// A movement was felt.
    case felt
    /// The last one was a slip of the finger.
    case back
    /// Stops before the tenth and keeps what was counted.
    case finish
    case discard
}

/// What can be done to the contraction timer; raw values are the last part of the address.
public enum ContractionStep: String, CaseIterable, Sendable {
    case start, stop, discard
    /// How far apart her unit wants contractions to be before she comes.
    case advice
}

/// The places about measurements, the kick counter and the contraction timer.
public indirect enum MeasurementPlace: Hashable, Sendable {
    /// `/measurements`: the latest of each
    case overview
    /// `/measurements/{kind}`, `/kicks`, `/contractions`; POST logs one by hand
    case kind(MeasuredKind)
    /// `/measurements/readings/{id}`: one of them, to change
    case reading(RecordID)
    /// POST `/measurements/readings/{id}/remove`
    case removeReading(RecordID)
    /// `/measurements/logbook`: glucose beside meals, the seven days that end today; POST chooses targets
    case logbook
    /// `/measurements/logbook/{first day}`: seven days of the past
    case logbookWeek(CalendarDay)
    /// `/measurements/logbook/{first day}/csv`: the same to keep
    case logbookFile(CalendarDay)
    /// POST `/kicks/{step}`
    case count(KickStep)
    /// POST `/contractions/{step}`
    case time(ContractionStep)
    /// `/measurements/days/{date}` and `/measurements/days/{date}/{kind}`: the overview and a kind that is measured, for a day that
    /// has passed, which what is logged there goes onto
    case onDay(CalendarDay, MeasurementPlace)
}

extension MeasurementPlace {
    var segments: [String] {
        switch self {
        case .overview: ["measurements"]
        case .kind(let kind): kind.isOfPregnancy ? [kind.rawValue] : ["measurements", kind.rawValue]
        case .reading(let id): ["measurements", "readings", "\(id)"]
        case .removeReading(let id): ["measurements", "readings", "\(id)", "remove"]
        case .logbook: ["measurements", "logbook"]
        case .logbookWeek(let first): ["measurements", "logbook", "\(first)"]
        case .logbookFile(let first): ["measurements", "logbook", "\(first)", "csv"]
        case .count(let step): ["kicks", step.rawValue]
        case .time(let step): ["contractions", step.rawValue]
        case .onDay(let day, let place): ["measurements", "days", "\(day)"] + place.segments.dropFirst()
        }
    }

    /// The same for a day that has passed; without one it stays as it is.
    func onDay(_ day: CalendarDay?) -> Self { day.map { .onDay($0, self) } ?? self }

    /// A place of ``onDay(_:_:)``, from what follows its date.
    private static func ofPastDay(_ day: String, _ rest: [String]) -> Self? {
        guard let day = CalendarDay(day) else { return nil }
        let kind = rest.first.flatMap(MeasuredKind.init(rawValue:))
        if rest.isEmpty { return .onDay(day, .overview) }
        return kind.flatMap { $0.isOfPregnancy ? nil : .onDay(day, .kind($0)) }
    }

    /// Reads what ``segments`` writes; anything else is `nil`.
    init?(_ segments: [String]) {
        guard let first = segments.first, segments.count < 5 else { return nil }
        let rest = Array(segments.dropFirst())
        let place: MeasurementPlace? =
            switch (first, rest.count) {
            case ("measurements", 0): .overview
            case ("measurements", 1) where rest[0] == "logbook": .logbook
            case ("measurements", 2) where rest[0] == "logbook": CalendarDay(rest[1]).map(Self.logbookWeek)
            case ("measurements", 3) where rest[0] == "logbook" && rest[2] == "csv":
                CalendarDay(rest[1]).map(Self.logbookFile)
            case ("measurements", 2...) where rest[0] == "days": Self.ofPastDay(rest[1], Array(rest.dropFirst(2)))
            case ("measurements", 1): MeasuredKind(rawValue: rest[0]).map(Self.kind)
            case ("measurements", 2) where rest[0] == "readings": RecordID(rest[1]).map(Self.reading)
            case ("measurements", 3) where rest[0] == "readings" && rest[2] == "remove":
                RecordID(rest[1]).map(Self.removeReading)
            case ("kicks", 0): .kind(.kicks)
            case ("kicks", 1): KickStep(rawValue: rest[0]).map(Self.count)
            case ("contractions", 0): .kind(.contractions)
            case ("contractions", 1): ContractionStep(rawValue: rest[0]).map(Self.time)
            default: nil
            }
        guard let place, place.segments == segments else { return nil }
        self = place
    }
}
