import Testing

@testable import CorginaCore

struct EmergencyNumberTests {
    @Test(arguments: [
        (FoodRegion?.some(.us), "911"), (.uk, "999"), (.australia, "000 (Australia) or 111 (New Zealand)"), (.india, "112"),
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
        #expect(HelpLine.crisis(in: .uk).first == HelpLine(number: "999", place: "UK"))
        #expect(HelpLine.crisis(in: .us, speaksOfPregnancy: false).map(\.number) == ["988"])
    }
}
