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
    public static let all = loadAll()
}

extension PostpartumAppointment: ReferenceRecord {
    static var table: ReferenceTable { .postpartumAppointments }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.text("id")
        title = try row.text("title")
        window = try row.range("first_day", "last_day", "a whole number") { Int($0) }
        detail = try row.text("detail")
        sources = try row.sources()
    }
}
