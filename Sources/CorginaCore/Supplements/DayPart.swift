/// A part of the day, by which doses are grouped and named. The bounds are the app's own.
public enum DayPart: Int, CaseIterable, Hashable, Sendable {
    case morning, afternoon, evening

    /// Morning until noon, afternoon until 17:00, then evening.
    public init(_ time: TimeOfDay) {
        switch time.hour {
        case ..<12: self = .morning
        case ..<17: self = .afternoon
        default: self = .evening
        }
    }

    /// "Morning"
    public var word: String {
        switch self {
        case .morning: "Morning"
        case .afternoon: "Afternoon"
        case .evening: "Evening"
        }
    }
}

extension Supplement {
    /// What one of its doses is called: "Morning dose" where that tells it from the others of its day, else "Dose 2 of 3", and
    /// "The day's dose" for a single one at any time.
    public func name(of slot: DoseSlot) -> String {
        let slots = slots(on: slot.day)
        guard let place = slots.firstIndex(of: slot) else { return "Extra dose" }
        let parts = slots.map { time(of: $0).map(DayPart.init) }
        if let part = parts[place], parts.count(where: { $0 == part }) == 1 { return "\(part.word) dose" }
        return slots.count == 1 ? "The day's dose" : "Dose \(place + 1) of \(slots.count)"
    }
}
