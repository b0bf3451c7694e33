import CorginaCore
import Testing

@testable import CorginaLanguage

/// A sentence is read into facts; what should not wait is the core's to say.
struct SymptomFactsTests {
    private func answers(_ sentence: String, at age: GestationalAge? = GestationalAge(weeks: 30)) -> [CareAnswer] {
        let details = Spoken.understand(sentence).events.map(\.content.detailsWithoutFood)
        return CareContext(age: age).answers(to: details)
    }

    private func report(_ sentence: String) -> SymptomReport? {
        guard case .other(.symptom(let report))? = Spoken.understand(sentence).events.first?.content else { return nil }
        return report
    }

    @Test(arguments: [
        ("bleeding", "Vaginal bleeding", CareLevel.callNow), ("baby is not moving", "Reduced movement", .callNow),
        ("I haven't felt the baby move", "Reduced movement", .callNow),
        ("can't feel the baby", "Reduced movement", .callNow), ("severe headache", "Headache", .emergency),
        ("headache that won't go away", "Headache", .emergency), ("my water broke", "Fluid leak or gush", .emergency),
        ("bp 165/100", "Blood pressure", .emergency), ("bp 142/88", "Blood pressure", .callSameDay),
        ("I have a fever", "Fever", .callNow), ("fever of 101", "Temperature", .callNow),
        ("temperature of 38.5", "Temperature", .callNow), ("fever 39.6", "Temperature", .emergency),
        ("I can't breathe", "Shortness of breath", .emergency),
        ("burning when I pee", "Burning or frequent urination", .callSameDay),
        ("threw up 5 times today", "Vomiting", .callNow), ("vomited blood", "Vomiting", .callNow),
        ("can't keep anything down for 24 hours", "Vomiting", .callNow),
        ("diarrhea for two days", "Diarrhoea", .callSameDay), ("low mood for two weeks", "Low mood", .callSameDay),
        ("itchy palms", "Itching", .callSameDay), ("sudden swelling", "Swelling of feet and hands", .callNow),
        ("swollen face", "Swelling of feet and hands", .callNow), ("pelvic pressure", "Pelvic pressure", .callNow),
        ("bleeding, soaked a pad", "Vaginal bleeding", .emergency),
        ("bleeding and passed out", "Vaginal bleeding", .emergency),
        ("green discharge", "Vaginal discharge", .callSameDay), ("nauseous and dizzy", "Nausea", .callNow),
    ])
    func `what should not wait is answered at its row's level`(sentence: String, sign: String, level: CareLevel) {
        #expect(answers(sentence).contains { $0.sign == sign && $0.level == level }, "\(answers(sentence))")
    }

    @Test(arguments: [
        ("baby's been so quiet since lunch", "Reduced movement", CareLevel.callNow),
        ("no kicks for hours", "Reduced movement", .callNow),
        ("kicking loads yesterday but really quiet today", "Reduced movement", .callNow),
        ("I think my waters just went", "Fluid leak or gush", .emergency),
        ("not sure if my waters broke", "Fluid leak or gush", .emergency),
        ("a streak of pink when I wiped", "Light spotting", .callSameDay),
        ("passed a big clot", "Vaginal bleeding", .emergency),
        ("had some bleeding this morning but it's stopped now", "Vaginal bleeding", .callNow),
        ("I keep seeing sparkles", "Vision change", .emergency),
        ("the soles of my feet itch like mad", "Itching", .callSameDay),
        ("my left calf is hot and swollen", "Swelling of feet and hands", .callNow),
        ("they'd be better off without me", "Thoughts of self-harm", .emergency),
        ("fell down the stairs and landed on my bump", "Fall or injury", .callNow),
        ("can't catch my breath", "Shortness of breath", .emergency),
        ("chills and shivering", "Fever", .callNow),
        ("can't keep even water down for 24 hours", "Vomiting", .callNow),
        ("pounding heart and my chest is tight", "Chest pain or racing heart", .emergency),
    ])
    func `it is answered in whatever words it is said`(sentence: String, sign: String, level: CareLevel) {
        #expect(answers(sentence).contains { $0.sign == sign && $0.level == level }, "\(answers(sentence))")
    }

    @Test(arguments: [
        "she was quiet before lunch but she's kicking away as usual now", "baby's quiet now after kicking all day",
        "the midwife asked about bleeding", "no clots and no bleeding", "haven't had any blurred vision",
        "my sister had terrible headaches", "my toddler fell down the stairs", "blood pressure was fine",
        "I gave blood years ago", "I fell asleep on the sofa", "nearly fell over", "in case of bleeding",
        "tender chicken breast and ribs", "burning hot curry", "no thoughts of hurting myself",
    ])
    func `what is denied, over, talked of or somebody else's is not`(sentence: String) {
        #expect(answers(sentence).isEmpty, "\(answers(sentence))")
    }

    @Test(arguments: [
        "mild headache", "headache gone", "bp 118/76", "two eggs and toast", "threw up twice", "temperature of 36.8",
        "diarrhea for one day", "itchy", "swollen feet", "bleeding gums", "my nose is bleeding", "white discharge",
        "no bleeding", "craving ice cream and feeling dizzy", "feeling a bit sick", "low mood for two days",
        "haven't felt hungry", "leg cramps last night", "headache and swollen feet",
    ])
    func `what lies below is not`(sentence: String) {
        #expect(answers(sentence).isEmpty, "\(answers(sentence))")
    }

    @Test func `a headache with changed vision is an emergency, however strong`() {
        #expect(answers("headache and blurry vision").map(\.level) == [.emergency, .emergency])
    }

    @Test func `each symptom takes the words that are about it`() {
        let reports = Spoken.understand("sudden headache and mild swelling").events.map(\.content)
        guard reports.count == 2, case .other(.symptom(let swelling)) = reports[1] else {
            Issue.record("two symptoms expected")
            return
        }
        #expect(swelling.signs.isEmpty && answers("sudden headache and mild swelling").isEmpty)
    }

    @Test func `times, lengths and temperatures are read as numbers`() {
        #expect(report("threw up 3 times")?.amounts == [.timesADay: 3])
        #expect(report("headache for 2 hours")?.minutes == 120)
        #expect(report("braxton hicks 4 times an hour")?.amounts == [.timesAnHour: 4])
        #expect(Spoken.understand("fever of 101").events.count == 1)
    }
}
