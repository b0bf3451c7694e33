@testable import CorginaCore

extension ClinicalRule {
    /// The numbers its condition compares with, in its order.
    var figures: [Double] {
        condition.terms.compactMap { term in
            if case .measured(_, _, let figure) = term { figure } else { nil }
        }
    }

    /// The numbers that a condition's cell compares with; those within the name of a measure are none.
    static func figures(in cell: String) -> [Double] {
        cell.split { " ()".contains($0) }.compactMap { $0.split { "<>=".contains($0) }.dropFirst().first }
            .compactMap { Double($0) }
    }

    static func numbers(in text: String) -> [Double] {
        text.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    }

    /// Whether it is about a result of a laboratory, which no entry of the diary holds.
    var isForClinicians: Bool {
        ["GCT", "CC", "NDDG", "75"].contains { id.rawValue.hasPrefix("GLU_\($0)_") }
            || reason.hasPrefix("Clinician use")
    }
}
