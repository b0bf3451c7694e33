/// A visit for herself after a birth.
public struct PostpartumAppointment: Hashable, Sendable, Identifiable {
    /// The row's name in the clinical reference: "pp_3w".
    public let id: String
    public let title: String
    /// Days after the birth, both included.
    public let window: ClosedRange<Int>
    /// What it is, as the reference says it.
    public let detail: String
    public let sources: [ClinicalSource]

    /// All of them, the earliest first.
    public static let all = TableText(TypicalAppointment.postpartumTable).rows(width: 7)
        .compactMap(PostpartumAppointment.init)

    private init?(_ cells: [String]) {
        guard let start = Int(cells[2]), let end = Int(cells[3]), start <= end else { return nil }
        id = cells[0]
        title = cells[1]
        window = start...end
        detail = cells[4]
        sources = ClinicalSource.named(cells[5].filter { $0 != ";" })
    }
}
