/// Where a clinical statement comes from.
public struct ClinicalSource: Hashable, Sendable, Identifiable {
    /// The source's name in the clinical reference: "ACOG700".
    public let id: String
    public let title: String
    public let origin: Origin
    /// Where it was seen, as noted then; not always an address, and shown nowhere. Empty for one that is not citable.
    public let place: String

    /// What was seen of a source.
    public enum Origin: String, Sendable {
        /// The publisher's own page.
        case original
        /// A copy or summary by someone else.
        case summary
        /// An excerpt whose page was not noted.
        case unrecorded
        /// The compiler's general knowledge.
        case memory
        /// The first specification of this app.
        case specification
    }

    /// Whether it may be shown as a source: someone can go and look. See docs/clinical/README.md.
    public var isCitable: Bool { origin == .original || origin == .summary }

    /// The sources of those ids, separated by spaces; an unknown id is left out.
    public static func named(_ ids: String) -> [ClinicalSource] {
        ids.split(separator: " ").compactMap { byID[String($0)] }
    }

    /// Every source of the reference, in its order.
    public static let all = loadAll()

    static let byID = all.keyed { $0.id }
}

extension ClinicalSource: ReferenceRecord {
    static var table: ReferenceTable { .sources }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.text("id")
        origin = try row.choice("origin", "a kind of origin")
        place = try row.optionalText("place") ?? ""
        title = try row.text("title")
    }
}
