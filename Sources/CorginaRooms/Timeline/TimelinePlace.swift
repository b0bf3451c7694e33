import CorginaCore
import CorginaJournal

/// Places of the timeline of all entries.
public enum TimelinePlace: Hashable, Sendable {
    /// `/timeline…`; POST narrows it to words and a tag, which are sealed and not in the address
    case list(TimelineAddress)
    /// `/timeline/entries/{id}…`: an entry over the timeline it was opened from
    case entry(RecordID, from: TimelineAddress)
    /// POST `/timeline/tags/{id}`: gives an entry a tag, or takes one away
    case tags(RecordID)

    var segments: [String] {
        switch self {
        case .list(let address): address.segments
        case .entry(let id, let address): ["entries", "\(id)"] + address.segments
        case .tags(let id): ["tags", "\(id)"]
        }
    }

    /// Reads what ``segments`` writes; anything else is `nil`.
    init?(_ segments: some Collection<String>) {
        let rest = Array(segments)
        switch rest.first {
        case "entries":
            guard rest.count > 1, let id = RecordID(rest[1]), let address = TimelineAddress(rest.dropFirst(2)) else {
                return nil
            }
            self = .entry(id, from: address)
        case "tags":
            guard rest.count == 2, let id = RecordID(rest[1]) else { return nil }
            self = .tags(id)
        default:
            guard let address = TimelineAddress(rest[...]) else { return nil }
            self = .list(address)
        }
    }
}

/// Which part of the timeline is shown. Kinds and days are in the address; the words she searched for and her tags are sealed
/// under an id.
public struct TimelineAddress: Hashable, Sendable {
    /// What the search is sealed under.
    public var found: RecordID?
    /// None for all of them.
    public var kinds: Set<HealthEvent.Details.Kind>
    /// What it begins with; `nil` for the newest.
    public var from: TimelineStart?

    public init(found: RecordID? = nil, kinds: Set<HealthEvent.Details.Kind> = [], from: TimelineStart? = nil) {
        self.found = found
        self.kinds = kinds
        self.from = from
    }

    /// More entries than one day of a diary has: a server takes 5,000 a day unless its owner says otherwise.
    private static let mostSkipped = 10_000_000

    /// The whole timeline.
    public static let all = TimelineAddress()

    /// The same, begun elsewhere.
    public func starting(from start: TimelineStart?) -> TimelineAddress {
        TimelineAddress(found: found, kinds: kinds, from: start)
    }

    /// The same from its newest day on, with the kind added or taken away.
    func toggling(_ kind: HealthEvent.Details.Kind) -> TimelineAddress {
        TimelineAddress(found: found, kinds: kinds.symmetricDifference([kind]))
    }

    var segments: [String] {
        var segments: [String] = []
        if let found { segments += ["found", "\(found)"] }
        if !kinds.isEmpty { segments += ["kinds", Self.text(of: kinds)] }
        if let from { segments += ["from", "\(from.day)"] + (from.skipped > 0 ? ["after", "\(from.skipped)"] : []) }
        return segments
    }

    init?(_ segments: ArraySlice<String>) {
        var rest = segments
        if rest.first == "found" {
            guard let id = rest.dropFirst().first.flatMap(RecordID.init) else { return nil }
            found = id
            rest = rest.dropFirst(2)
        }
        kinds = []
        if rest.first == "kinds" {
            let names = (rest.dropFirst().first ?? "").split(separator: ".", omittingEmptySubsequences: false)
            let read = names.compactMap { HealthEvent.Details.Kind(rawValue: String($0)) }
            guard read.count == names.count, Self.text(of: Set(read)) == rest.dropFirst().first else { return nil }
            kinds = Set(read)
            rest = rest.dropFirst(2)
        }
        if rest.first == "from" {
            guard let day = rest.dropFirst().first.flatMap(CalendarDay.init) else { return nil }
            from = TimelineStart(day)
            rest = rest.dropFirst(2)
        }
        if from != nil, rest.first == "after" {
            guard let text = rest.dropFirst().first, let skipped = WholeText.read(text, in: 1...Self.mostSkipped) else {
                return nil
            }
            from?.skipped = skipped
            rest = rest.dropFirst(2)
        }
        guard rest.isEmpty else { return nil }
    }

    /// In one order, so that a set of kinds has one address.
    private static func text(of kinds: Set<HealthEvent.Details.Kind>) -> String {
        HealthEvent.Details.Kind.allCases.filter(kinds.contains).map { $0.rawValue }.joined(separator: ".")
    }
}
