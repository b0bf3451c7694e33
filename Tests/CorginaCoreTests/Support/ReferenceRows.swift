import CorginaCore

/// Rows of the reference by the names they have in its tables.
extension ClinicalRule {
    static func named(_ id: String) -> ClinicalRule? { all.first { $0.id.rawValue == id } }
}

extension CatalogueSupplement {
    static func of(_ id: String) -> CatalogueSupplement? { ID(rawValue: id).flatMap { of($0) } }
}

extension SymptomKind {
    static func of(_ id: String) -> SymptomKind? { ID(rawValue: id).flatMap { of($0) } }
}
