import CorginaCore
import Testing

@testable import CorginaLanguage

/// Makes of supplements and medicines: shown beside what they are, and the same thing as it.
struct SupplementBrandTests {
    private func names(_ sentence: String) -> [String] {
        Spoken.understand(sentence).events.compactMap { event in
            guard case .other(.supplement(let intake)) = event.content else { return nil }
            return intake.name
        }
    }

    @Test(arguments: [
        ("took my Pregnacare", "Prenatal vitamin (Pregnacare)"), ("Gaviscon after tea", "Antacid (Gaviscon)"),
        ("one Panadol at 9", "Paracetamol (Panadol)"), ("took a prenatal", "Prenatal vitamin"),
    ])
    func `her name for it stands beside what it is`(sentence: String, name: String) {
        #expect(names(sentence) == [name])
    }

    @Test func `a make means the one on her list of that kind`() {
        let prenatal = Supplement(
            id: RecordID(high: 5, low: 1), name: "Prenatal vitamin", dose: DoseAmount(1, .tablets),
            courses: [Course(start: CalendarDay(number: 20_521), schedule: DoseSchedule(times: [nil]))])
        let list = [prenatal]
        #expect(SupplementName("Prenatal vitamin (Pregnacare)").match(in: list) == list[0])
    }
}
