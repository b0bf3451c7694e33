/// Where a clinical statement comes from.
public struct ClinicalSource: Hashable, Sendable, Identifiable {
    /// The source's name in the clinical reference: "ACOG700".
    public let id: String
    public let title: String
    public let origin: Origin
    /// Where it was seen, as noted then; not always an address.
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

    /// Whether it may be shown as a source: someone can go and look. The clinical reference asks for nothing less.
    public var isCitable: Bool { origin == .original || origin == .summary }

    /// The sources of those ids, separated by spaces; an unknown id is left out.
    public static func named(_ ids: String) -> [ClinicalSource] { TableText.words(ids).compactMap { byID[$0] } }

    /// All sources of what is said about dates, growth and development, those about food, those about her days, then those about visits.
    public static let all: [ClinicalSource] = [table, nutritionTable, daysTable, visitsTable]
        .flatMap { TableText($0).rows(width: 4) }.compactMap(ClinicalSource.init)

    private static let byID = Dictionary(all.map { ($0.id, $0) }, combining: { first, _ in first })

    private init?(_ cells: [String]) {
        guard let origin = Origin(rawValue: cells[1]) else { return nil }
        id = cells[0]
        self.origin = origin
        place = cells[2]
        title = ReferenceText.forHer(cells[3])
    }
}
