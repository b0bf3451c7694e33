/// What a copy of everything is written as.
public enum ExportKind: String, CaseIterable, Hashable, Sendable {
    case json, csv, fhir

    /// What she chooses it by.
    public var name: String {
        switch self {
        case .json: "Corgina file (JSON)"
        case .csv: "Spreadsheet (CSV)"
        case .fhir: "Health record (FHIR)"
        }
    }

    /// "corgina-2026-11-22.json"; of a health record "corgina-fhir.json".
    public func fileName(on day: String) -> String {
        switch self {
        case .json, .csv: "corgina-\(day).\(rawValue)"
        case .fhir: "corgina-fhir.json"
        }
    }

    /// Its media type.
    public var mediaType: String {
        switch self {
        case .json: "application/json"
        case .csv: "text/csv; charset=utf-8; header=present"
        case .fhir: "application/fhir+json"
        }
    }
}
