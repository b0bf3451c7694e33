/// Something most pregnancies have in certain weeks: a visit, a scan, a test, a vaccine.
///
/// A suggestion and nothing more: her provider decides what she needs and when.
public struct TypicalAppointment: Hashable, Sendable, Identifiable {
    /// The row's name in the clinical reference: "anatomy".
    public let id: String
    public let title: String
    public let kind: Kind
    /// The days it is meant for, both included.
    public let window: ClosedRange<GestationalAge>
    /// When it is best, as the reference says it: "20w0d", "18w0d-22w6d", "in season".
    public let ideal: String
    public let audience: Audience
    /// What it is, for her: what the reference says, without what nobody confirmed.
    public let words: String
    public let sources: [ClinicalSource]

    /// What kind of thing it is.
    public enum Kind: String, CaseIterable, Sendable {
        case visit, lab, scan, screen, diagnostic, vaccine, medicine, monitor, exam
        case selfCare = "self-care"
    }

    /// Whom it is for.
    public enum Audience: String, CaseIterable, Sendable {
        case all
        /// By choice.
        case optional
        /// With risk factors, which her provider knows.
        case risk
        case rhNegative = "Rh-negative"
        /// Once the due date has passed.
        case overdue
    }

    /// The row of that name; `nil` for a name the reference does not have.
    public init?(id: String) {
        guard let found = Self.byID[id] else { return nil }
        self = found
    }

    /// The whole schedule, the earliest first.
    public static let all = loadAll().enumerated().sorted {
        ($0.element.window.lowerBound, $0.offset) < ($1.element.window.lowerBound, $1.offset)
    }.map { $0.element }

    /// Those that are offered. One that she has planned stays hers whatever it is.
    public static let offered = all.told

    private static let byID = all.keyed { $0.id }
}

/// One country's schedule (US). The ideal weeks and the single weeks of routine visits are this app's encoding; no clinician has
/// reviewed them.
extension TypicalAppointment: ReferenceRecord {
    static var table: ReferenceTable { .appointments }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.text("id")
        title = try row.text("title")
        kind = try row.choice("kind", "a kind of appointment")
        window = try row.range("from", "to", "a gestational age") { GestationalAge($0) }
        ideal = try row.text("ideal")
        audience = try row.choice("audience", "an audience")
        words = try row.text("detail")
        sources = try row.sources()
    }
}

extension TypicalAppointment {
    /// Whether it is for everyone, and so offered without being asked for.
    public var isForAll: Bool { audience == .all || audience == .overdue }
}

/// What a schedule offers on a day.
public struct TypicalAppointments: Hashable, Sendable {
    /// What the day lies in the weeks of; those that end first come first.
    public let now: [TypicalAppointment]
    /// What begins within ``lookahead``, the earliest first.
    public let soon: [TypicalAppointment]

    /// How far ahead it looks: four weeks, as far apart as routine visits are at first.
    public static let lookahead = 28

    /// - Parameter planned: rows she has an appointment for, which are not offered again.
    public init(at age: GestationalAge, planned: Set<String> = []) {
        let open = TypicalAppointment.offered.filter { !planned.contains($0.id) }
        now = open.filter { $0.window.contains(age) }.enumerated().sorted {
            ($0.element.window.upperBound, $0.offset) < ($1.element.window.upperBound, $1.offset)
        }.map { $0.element }
        let horizon = GestationalAge(days: age.days + Self.lookahead)
        soon = open.filter { age < $0.window.lowerBound && $0.window.lowerBound <= horizon }
    }
}
