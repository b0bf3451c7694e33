import Testing

@testable import CorginaCore

struct EmergencyNumberTests {
    @Test(arguments: [
        (FoodRegion?.some(.us), "911"), (.uk, "999"), (.australia, "000 (Australia) or 111 (New Zealand)"),
        (.india, "112"),
        (nil, "911 (US), 112 (EU) or 999 (UK)"),
    ])
    func `her region's number comes alone, and several where nobody knows it`(region: FoodRegion?, words: String) {
        #expect(EmergencyNumber.words(in: region) == words)
        let advice = CareLevel.emergency.advice(in: region)
        #expect(advice == "Call \(words) now, or go to the nearest emergency department.")
    }

    @Test(arguments: EmergencyNumber.all)
    func `each is dialled in digits and has a source somebody can look up`(number: EmergencyNumber) {
        #expect(number.number.allSatisfy { $0.isNumber } && number.number.count == 3)
        #expect(number.sources.contains { $0.isCitable })
    }

    @Test func `somebody to talk to is offered everywhere, her own number first`() {
        #expect(HelpLine.crisis(in: nil).map(\.number) == ["988", "1-833-852-6262"])
        #expect(HelpLine.crisis(in: .us) == HelpLine.crisis(in: nil))
        #expect(
            HelpLine.crisis(in: .uk) == [
                HelpLine(number: "999", place: "UK"), HelpLine(number: "116 123", place: "UK and Ireland, Samaritans"),
            ])
        #expect(HelpLine.crisis(in: .australia).map(\.number) == ["000", "111", "13 11 14", "1737"])
        #expect(HelpLine.crisis(in: .india).map(\.number) == ["112", "14416"])
        #expect(HelpLine.crisis(in: .us, speaksOfPregnancy: false).map(\.number) == ["988"])
    }

    @Test(arguments: [
        (FoodRegion?.some(.us), "Call or text 988, or call 911 now"), (nil, "Call or text 988 (US), or call your"),
        (.uk, "Call 116 123, or call 999 now"), (.india, "Call 14416, or call 112 now"),
        (.australia, "Call 13 11 14 (Australia, Lifeline), or call or text 1737 (New Zealand), or call 000"),
    ])
    func `who thinks of harming herself reads the line of her region first`(region: FoodRegion?, words: String) {
        let answer = CareAnswer(sign: "", level: .emergency, reason: "", sources: [], isCrisis: true)
        #expect(answer.advice(in: region).contains(words))
    }

    @Test(arguments: CrisisLine.all)
    func `each line can be dialled and has a source`(line: CrisisLine) {
        #expect(line.number.allSatisfy { $0.isNumber || $0 == " " || $0 == "-" } && !line.sources.isEmpty)
    }
}
