import CorginaCore

/// The places about what she feels, under `/symptoms`. A symptom is a number in an address, and her words never are in one.
public indirect enum SymptomPlace: Hashable, Sendable {
    /// `/symptoms`: what can be logged, and what she felt lately
    case list
    /// POST `/symptoms/search`
    case search
    /// `/symptoms/found/{id}`: what a search found; its words are sealed under that id
    case found(RecordID)
    /// `/symptoms/kinds/{number}`: one of the reference's symptoms by its place there; POST logs it
    case log(Int)
    /// `/symptoms/own`: one of her own; POST logs it
    case own
    /// `/symptoms/nausea`: the score of nausea and vomiting; POST logs it
    case nausea
    /// `/symptoms/mood`; POST logs it
    case mood
    /// `/symptoms/epds`: the result of the EPDS; POST logs it
    case edinburgh
    /// `/symptoms/entries/{id}`: one she logged; POST changes it
    case entry(RecordID)
    /// `/symptoms/days/{date}` and what follows: one of the others, for a day that has passed, which what is logged there goes onto
    case onDay(CalendarDay, SymptomPlace)

    static let root = "symptoms"

    var segments: [String] {
        switch self {
        case .list: [Self.root]
        case .search: [Self.root, "search"]
        case .found(let id): [Self.root, "found", "\(id)"]
        case .log(let number): [Self.root, "kinds", "\(number)"]
        case .own: [Self.root, "own"]
        case .nausea: [Self.root, "nausea"]
        case .mood: [Self.root, "mood"]
        case .edinburgh: [Self.root, "epds"]
        case .entry(let id): [Self.root, "entries", "\(id)"]
        case .onDay(let day, let place): [Self.root, "days", "\(day)"] + place.segments.dropFirst()
        }
    }

    init?(_ segments: [String]) {
        guard segments.first == Self.root else { return nil }
        let rest = Array(segments.dropFirst())
        if rest.count > 1, rest[0] == "days" {
            guard let day = CalendarDay(rest[1]), let place = Self([Self.root] + rest.dropFirst(2)), place.isForAnyDay
            else { return nil }
            self = .onDay(day, place)
            return
        }
        switch (rest.first, rest.count) {
        case (nil, _): self = .list
        case ("search", 1): self = .search
        case ("own", 1): self = .own
        case ("nausea", 1): self = .nausea
        case ("mood", 1): self = .mood
        case ("epds", 1): self = .edinburgh
        case ("kinds", 2):
            guard let number = WholeText.read(rest[1], in: 0...SymptomKind.all.count - 1),
                SymptomKind.all[number].isFelt
            else { return nil }
            self = .log(number)
        case ("found", 2):
            guard let id = RecordID(rest[1]) else { return nil }
            self = .found(id)
        case ("entries", 2):
            guard let id = RecordID(rest[1]) else { return nil }
            self = .entry(id)
        default: return nil
        }
    }
}

extension SymptomPlace {
    /// The same for a day that has passed; without one it stays as it is.
    func onDay(_ day: CalendarDay?) -> Self { day.map { .onDay($0, self) } ?? self }

    /// Whether it begins something new, which can belong to a day that has passed.
    fileprivate var isForAnyDay: Bool {
        switch self {
        case .entry, .onDay: false
        default: true
        }
    }

    /// The form of one of the reference's symptoms.
    static func form(of kind: SymptomKind) -> Self {
        SymptomKind.all.firstIndex(of: kind).map(SymptomPlace.log) ?? .own
    }
}

extension Route {
    /// The form of one of the reference's symptoms.
    static func symptom(_ kind: SymptomKind) -> Route {
        .symptoms(.form(of: kind))
    }
}
