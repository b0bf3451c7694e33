import Testing

@testable import CorginaCore

/// The codes of public terminologies.
struct ClinicalCodeTests {
    @Test func `every name has its row and every row its place`() {
        for id in ClinicalCode.ID.allCases { #expect(ClinicalCode.of(id)?.place.isEmpty == false, "\(id)") }
        #expect(ClinicalCode.all.count == ClinicalCode.ID.allCases.count)
    }

    @Test func `a code is found by its terminology, and no two rows have the same`() {
        for code in ClinicalCode.all {
            #expect(ClinicalCode.of(system: code.system, code: code.code)?.id == code.id)
        }
        #expect(ClinicalCode.of(system: "http://loinc.org", code: "29463-7")?.id == .weight)
        #expect(ClinicalCode.of(system: "http://snomed.info/sct", code: "29463-7") == nil)
    }

    /// The last digit of a LOINC number checks the others (modulus 10). Answers, which begin with LA, have another rule.
    @Test func `the check digits of the LOINC numbers are right`() throws {
        let codes = ClinicalCode.all.filter { $0.system == "http://loinc.org" && !$0.code.hasPrefix("LA") }
        #expect(codes.count > 15)
        for code in codes {
            let parts = code.code.split(separator: "-")
            let digits = parts[0].compactMap(\.wholeNumberValue).reversed().enumerated()
            let sum = digits.reduce(0) { sum, digit in
                let doubled = digit.offset.isMultiple(of: 2) ? digit.element * 2 : digit.element
                return sum + (doubled > 9 ? doubled - 9 : doubled)
            }
            #expect((10 - sum % 10) % 10 == Int(parts[1]), "\(code.code)")
        }
    }
}
