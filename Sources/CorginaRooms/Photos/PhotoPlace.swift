import CorginaCore

/// The places about photos, under `/photos`: of what she ate, and of her bump.
public enum PhotoPlace: Hashable, Sendable {
    /// `/photos/new` or, for a day that has passed, `/photos/new/{date}`: takes or chooses one; POST keeps it until she logs
    case new(CalendarDay?)
    /// `/photos/{id}`: the picture itself
    case one(RecordID)
    /// `/photos/{id}/small`
    case small(RecordID)
    /// `/photos/foods/{draft}`: what is on a photo that waits; POST reads it
    case foods(RecordID)
    /// POST `/photos/foods/{draft}/look`: the picture server names what is on it
    case look(RecordID)
    /// `/photos/entry/{event}`: one for an entry that is there; POST adds it
    case entry(RecordID)
    /// POST `/photos/entry/{event}/remove`
    case removal(RecordID)
    /// POST `/photos/entry/{event}/bump`: its photo is one of her bump, or is not after all
    case markBump(RecordID)
    /// `/photos/bump`: the film of the weeks; POST chooses two to compare
    case bump
    /// `/photos/bump/new`: takes or chooses one; POST adds it
    case newBump
    /// `/photos/bump/{event}/{event}`: two of them side by side
    case bumpPair(RecordID, RecordID)

    static let root = "photos"
    private static let bumps = "bump"

    var segments: [String] {
        switch self {
        case .new(nil): [Self.root, "new"]
        case .new(let day?): [Self.root, "new", "\(day)"]
        case .one(let id): [Self.root, "\(id)"]
        case .small(let id): [Self.root, "\(id)", "small"]
        case .foods(let draft): [Self.root, "foods", "\(draft)"]
        case .look(let draft): [Self.root, "foods", "\(draft)", "look"]
        case .entry(let event): [Self.root, "entry", "\(event)"]
        case .removal(let event): [Self.root, "entry", "\(event)", "remove"]
        case .markBump(let event): [Self.root, "entry", "\(event)", Self.bumps]
        case .bump: [Self.root, Self.bumps]
        case .newBump: [Self.root, Self.bumps, "new"]
        case .bumpPair(let first, let second): [Self.root, Self.bumps, "\(first)", "\(second)"]
        }
    }

    init?(_ segments: [String]) {
        guard segments.first == Self.root, (2...4).contains(segments.count) else { return nil }
        let rest = Array(segments.dropFirst())
        if rest == ["new"] { self = .new(nil); return }
        if rest == [Self.bumps] { self = .bump; return }
        if rest == [Self.bumps, "new"] { self = .newBump; return }
        if rest.count == 1, let id = RecordID(rest[0]) { self = .one(id); return }
        if rest.count == 2, let id = RecordID(rest[0]), rest[1] == "small" { self = .small(id); return }
        if rest.count == 2, rest[0] == "new", let day = CalendarDay(rest[1]) { self = .new(day); return }
        guard rest.count > 1, let id = RecordID(rest[1]) else { return nil }
        switch (rest.count, rest[0]) {
        case (2, "foods"): self = .foods(id)
        case (2, "entry"): self = .entry(id)
        case (3, "foods") where rest[2] == "look": self = .look(id)
        case (3, "entry") where rest[2] == "remove": self = .removal(id)
        case (3, "entry") where rest[2] == Self.bumps: self = .markBump(id)
        case (3, Self.bumps):
            guard let second = RecordID(rest[2]) else { return nil }
            self = .bumpPair(id, second)
        default: return nil
        }
    }

    /// Whether it is the picture itself, in one size or the other.
    public var isPicture: Bool {
        switch self {
        case .one, .small: true
        case .new, .foods, .look, .entry, .removal, .markBump, .bump, .newBump, .bumpPair: false
        }
    }

    /// Whether a POST there carries a photo in a file.
    public var takesFile: Bool {
        switch self {
        case .new, .entry, .newBump: true
        case .one, .small, .foods, .look, .removal, .markBump, .bump, .bumpPair: false
        }
    }
}
