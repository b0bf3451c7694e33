import CorginaCore

/// The places about her pregnancies, under `/pregnancy` and `/pregnancies`.
public enum PregnancyPlace: Hashable, Sendable {
    /// `/pregnancy/new`: how would you like to track?
    case methods
    /// `/pregnancy/new/{method}`
    case date(DatingEntry)
    /// `/pregnancy/review`: is that right?
    case review
    /// `/pregnancy`: her weeks; POST keeps the reviewed date.
    case weeks
    /// `/pregnancy/weeks/{week}`, 4...42
    case week(Int)
    /// `/pregnancy/growth`: the charts; POST adds what a scan estimated.
    case growth
    /// POST `/pregnancy/growth/{scan}/remove`; scans are counted from 0.
    case removeScan(Int)
    /// `/pregnancy/dates`: changing the date, and its history
    case dates
    /// POST `/pregnancy/babies`
    case babies
    /// `/pregnancy/birth`
    case birth
    /// `/pregnancy/end`: a pregnancy that ended without a birth
    case ending
    /// `/pregnancies`: all there have been
    case all
    /// POST `/pregnancies/{id}/reopen`
    case reopen(RecordID)

    var segments: [String] {
        switch self {
        case .methods: ["pregnancy", "new"]
        case .date(let entry): ["pregnancy", "new", entry.rawValue]
        case .review: ["pregnancy", "review"]
        case .weeks: ["pregnancy"]
        case .week(let week): ["pregnancy", "weeks", "\(week)"]
        case .growth: ["pregnancy", "growth"]
        case .removeScan(let scan): ["pregnancy", "growth", "\(scan)", "remove"]
        case .dates: ["pregnancy", "dates"]
        case .babies: ["pregnancy", "babies"]
        case .birth: ["pregnancy", "birth"]
        case .ending: ["pregnancy", "end"]
        case .all: ["pregnancies"]
        case .reopen(let id): ["pregnancies", "\(id)", "reopen"]
        }
    }

    init?(_ segments: [String]) {
        switch (segments.first, segments.count) {
        case ("pregnancies", 1): self = .all
        case ("pregnancies", 3) where segments[2] == "reopen":
            guard let id = RecordID(segments[1]) else { return nil }
            self = .reopen(id)
        case ("pregnancy", 1): self = .weeks
        case ("pregnancy", 2):
            let named: [PregnancyPlace] = [.methods, .review, .growth, .dates, .babies, .birth, .ending]
            guard let place = named.first(where: { $0.segments == segments }) else { return nil }
            self = place
        case ("pregnancy", 3) where segments[1] == "new":
            guard let entry = DatingEntry(rawValue: segments[2]) else { return nil }
            self = .date(entry)
        case ("pregnancy", 3) where segments[1] == "weeks":
            guard let week = WholeText.read(segments[2], in: BabySize.weeks) else { return nil }
            self = .week(week)
        case ("pregnancy", 4) where segments[1] == "growth" && segments[3] == "remove":
            guard let scan = WholeText.read(segments[2], in: Route.places) else { return nil }
            self = .removeScan(scan)
        default: return nil
        }
    }
}
