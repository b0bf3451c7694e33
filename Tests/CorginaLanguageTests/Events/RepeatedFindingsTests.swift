import CorginaCore
import Testing

@testable import CorginaLanguage

/// What a sentence tells of several times: doses, contractions, visits.
struct RepeatedFindingsTests {
    private func told(_ sentence: String) -> [String] {
        Spoken.understand(sentence).events.map { event in
            switch event.content {
            case .other(.supplement(let intake)):
                "\(event.name) \(intake.count) \(intake.dose ?? "-") \(event.moment.time)"
            default: "\(event.name) \(event.moment.day - Spoken.now.day) \(event.moment.time)"
            }
        }
    }

    @Test func `a dose taken again is a second entry at its own time`() {
        #expect(told("Metformin 500 mg at 8 and another 500 mg at 11") == ["Metformin 1 500 mg 08:00", "Metformin 1 500 mg 11:00"])
        #expect(told("took my iron at 8 and again at 11") == ["Iron 1 - 08:00", "Iron 1 - 11:00"])
        #expect(told("took two paracetamol at ten past nine and one more at eleven") == ["Paracetamol 2 - 09:10", "Paracetamol 1 - 11:00"])
    }

    @Test func `what was only named before it was told when is one dose`() {
        #expect(told("took zinc and iron, iron at 11 and zinc at 9") == ["Iron 1 - 11:00", "Zinc 1 - 09:00"])
    }

    @Test(arguments: ["took my iron again", "iron with another coffee at 9", "took my iron at 8 and another biscuit at 10"])
    func `a dose is told once where something else is had again`(sentence: String) {
        let doses = Spoken.understand(sentence).events.filter { event in
            if case .other(.supplement) = event.content { return true }
            return false
        }
        #expect(doses.count == 1, "\(told(sentence))")
    }

    @Test func `each visit has its own day and hour`() {
        #expect(told("midwife Thursday 10:30 and growth scan Friday at 2") == ["Midwife 2 10:30", "Ultrasound 3 14:00"])
    }

    @Test(arguments: ["growth scan at the hospital with Dr Mehta on Friday at 2", "midwife appointment on Thursday 10:30"])
    func `the words of one visit make one entry`(sentence: String) {
        #expect(told(sentence).count == 1, "\(told(sentence))")
    }

    @Test func `an hour behind a glucose test is no reading`() {
        let events = Spoken.understand("glucose tolerance test tomorrow 8.15").events
        for event in events { if case .other(.glucose) = event.content { Issue.record("\(event)") } }
    }

    @Test func `a figure that was taken back is not logged`() {
        #expect(told("BP 128/82. Actually I read it wrong, it's 118/76").count == 1)
        #expect(told("weight 71.2 kg, sorry I mean 70.6 kg").count == 1)
        #expect(told("BP 128/82 this morning and 118/76 at noon").count == 2)
    }

    @Test(arguments: ["took two Vomikind", "took two Emetrol", "took Coartem 4 tablets this morning"])
    func `what she took under a name no list holds is logged by that name`(sentence: String) {
        let events = Spoken.understand(sentence).events
        #expect(events.count == 1 && events.allSatisfy { sentence.contains($0.name) }, "\(told(sentence))")
        guard case .other(.supplement) = events.first?.content else {
            Issue.record("\(told(sentence))")
            return
        }
    }

    @Test func `who gave it is no visit`() {
        let events = Spoken.understand("the doctor gave me Coartem, took 4 tablets this morning").events
        for event in events { if case .other(.appointment) = event.content { Issue.record("\(event)") } }
    }
}
