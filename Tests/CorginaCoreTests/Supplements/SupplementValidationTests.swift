import Testing

@testable import CorginaCore

struct SupplementValidationTests {
    private func error(_ edit: (inout Supplement) -> Void) -> SupplementError? {
        var supplement = SupplementSample.iron()
        edit(&supplement)
        do throws(SupplementError) { try supplement.validate() } catch { return error }
        return nil
    }

    private func schedule(_ times: [TimeOfDay?]) -> [Course] {
        [Course(start: SupplementSample.monday, schedule: DoseSchedule(times: times))]
    }

    @Test func `What can be kept is kept`() {
        #expect(error { _ in } == nil)
        #expect(error { $0.courses[0].schedule = .whenNeeded } == nil)
        #expect(error { $0.stock = SupplementStock(pieces: 0, countedAt: SupplementSample.at(8)) } == nil)
    }

    @Test func `What cannot be kept says what to do`() {
        #expect(error { $0.name = "  " } == .nameMissing)
        #expect(error { $0.name = String(repeating: "a", count: 81) } == .nameTooLong)
        #expect(error { $0.dose.value = 0 } == .doseAmount)
        #expect(error { $0.dose.value = .nan } == .doseAmount)
        #expect(error { $0.pieces = 0 } == .piecesADose)
        #expect(error { $0.courses = self.schedule([]) } == .dosesADay)
        #expect(error { $0.courses = self.schedule(Array(repeating: nil, count: 9)) } == .dosesADay)
        let (eight, nine) = (SupplementSample.time(8), SupplementSample.time(9))
        #expect(error { $0.courses = self.schedule([eight, eight]) } == .sameTimeTwice)
        #expect(error { $0.courses = self.schedule([nine, nil, eight]) } == .timesOutOfOrder)
        #expect(error { $0.stock = SupplementStock(pieces: -1, countedAt: SupplementSample.at(8)) } == .stock)
        #expect(error { $0.contents[.iron] = -1 } == .contentAmount(.iron))
        #expect(error { $0.contents[.iron] = .infinity } == .contentAmount(.iron))
        #expect(
            SupplementError.contentAmount(.folicAcid).description
                == "Enter how much Folic acid one dose has, in µg, or leave it empty")
    }

    @Test func `Amounts read as labels write them`() {
        #expect(
            DoseAmount(27, .milligrams).words == "27 mg" && DoseAmount(1_000, .internationalUnits).words == "1,000 IU")
        #expect(DoseAmount(1, .tablets).words == "1 tablet" && DoseAmount(2, .gummies).words == "2 gummies")
    }
}
