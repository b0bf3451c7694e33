import CorginaCore
import Testing

struct SymptomReportCareTests {
    private let week30 = GestationalAge(weeks: 30)

    private func level(_ report: SymptomReport) -> CareLevel? { report.careLevel(at: week30) }

    @Test func `A report calls by its severity, its length and what came with it`() {
        #expect(level(SymptomReport(name: "Headache", severity: 4)) == .emergency)
        #expect(level(SymptomReport(name: "Headache", severity: 3)) == nil)
        #expect(level(SymptomReport(name: "Headache", severity: 1, signs: [.visionChange])) == .emergency)
        #expect(level(SymptomReport(name: "Diarrhoea", severity: 2, minutes: 2_880)) == .callSameDay)
        #expect(level(SymptomReport(name: "Diarrhoea", severity: 2, minutes: 2_879)) == nil)
        #expect(level(SymptomReport(name: "Vaginal bleeding", severity: nil)) == .callNow)
        #expect(level(SymptomReport(name: "Vision change", severity: nil)) == .emergency)
        #expect(level(SymptomReport(name: "Anxiety", severity: 5)) == .callSameDay)
        #expect(level(SymptomReport(name: "Fall or injury", severity: nil)) == .callNow)
        #expect(level(SymptomReport(name: "Blue toes", severity: 5)) == nil)
    }

    @Test func `What has gone calls for nothing`() {
        #expect(level(SymptomReport(name: "Headache", severity: 5, hasResolved: true)) == nil)
    }

    @Test func `A score counts beside the rule, the higher wins`() {
        let severe = PUQE(nausea: 5, vomiting: 5, retching: 5)
        #expect(level(SymptomReport(name: "Nausea", severity: 2, puqe: severe)) == .callNow)
        #expect(
            level(
                SymptomReport(
                    name: "Nausea", severity: 5, minutes: 1_440, puqe: PUQE(nausea: 1, vomiting: 1, retching: 1)))
                == .callSameDay)
        #expect(
            level(SymptomReport(name: "Nausea", severity: 2, puqe: PUQE(nausea: 1, vomiting: 1, retching: 1))) == nil)
    }
}
