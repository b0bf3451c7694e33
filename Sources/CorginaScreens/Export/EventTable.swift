import CorginaCore

/// Every entry of a diary as a table to keep (RFC 4180), an entry a row, in words and in her units.
///
/// For reading and for spreadsheets; what is to be read back by Corgina is exported whole.
public struct EventTable: Hashable, Sendable {
    public var events: [HealthEvent]
    public var units: Profile.UnitSystem

    public init(_ events: [HealthEvent], units: Profile.UnitSystem) {
        self.events = events.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        self.units = units
    }

    /// The names of the columns.
    public static let columns = ["date", "time", "kind", "what", "details", "notes", "tags"]

    /// The file, in UTF-8.
    public var bytes: [UInt8] { Array(([Self.columns] + events.map(row)).map(CommaSeparated.line).joined().utf8) }

    private func row(_ event: HealthEvent) -> [String] {
        let words = EventWords(event.details, units: units)
        let foods = (event.details.meal?.items ?? []).map(\.name).joined(separator: "; ")
        return [
            "\(event.moment.day)", "\(event.moment.time)", event.details.kind.rawValue,
            foods.isEmpty ? words.title : foods, words.detail, event.notes, event.tags.joined(separator: "; "),
        ]
    }
}
