@testable import CorginaCore

extension ClinicalRule {
    /// The numbers of its value.
    var figures: [Double] { Self.numbers(in: value) }

    static func numbers(in text: String) -> [Double] {
        text.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    }

    /// Whether it is about a result of a laboratory, which no entry of the diary holds.
    var isForClinicians: Bool {
        ["GCT", "CC", "NDDG", "75"].contains { id.rawValue.hasPrefix("GLU_\($0)_") } || reason.hasPrefix("Clinician use")
    }
}
