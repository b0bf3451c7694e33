import CorginaCore
import Testing

@testable import CorginaRooms

/// When to call, word for word: the figures come from the rules, and no sentence may change with them unseen.
@Suite struct CallWordingTests {
    @Test(arguments: [
        (
            MeasuredKind.bloodPressure,
            [
                "140/90 or more: rest for 15 minutes, measure again, and call your provider today.",
                "140/90 or more with a headache, changed vision, belly pain, breathlessness or swelling: call your emergency number.",
                "160/110 or more: call your emergency number now.",
                "Below 90 with dizziness or fainting: call your provider today.",
            ]
        ),
        (
            .temperature,
            [
                "38.0 °C (100.4 °F) or more: call your provider now, at any hour.",
                "39.4 °C (103 °F) or more: call your emergency number.",
            ]
        ),
        (
            .weight,
            [
                "2.3 kg (5 lb) or more within 7 days, from 20 weeks on: call your provider today.",
                "More than 5 % below your weight before: call your provider now.",
            ]
        ),
        (
            .glucose,
            [
                "Below 70 mg/dL (3.9 mmol/L): take 15 g of fast-acting sugar, measure again, and call your provider today."
            ]
        ),
        (
            .contractions,
            [
                "Fluid, bleeding, less movement or fever: call now, whatever the timer says.",
                "Before 37 weeks, 4 in an hour or every 10 minutes: call your provider now.",
                "If you’ve given birth before or live far away, go in sooner, as agreed with your provider.",
            ]
        ),
        (
            .kicks,
            [
                "Fewer than 10 in 2 hours: call now. Do not wait for the next day.",
                "Fewer or weaker than usual, none, or any clear change: call now, whatever you counted.",
                "No movement felt so far by 24 weeks: call your maternity unit today.",
            ]
        ),
    ])
    func `a page says when to call`(kind: MeasuredKind, lines: [String]) {
        #expect(kind.screen.calls(true) == lines)
    }

    @Test func `both ways of going in are told in their figures`() {
        let words = ContractionPattern.Advice.allCases.map { $0.words }
        #expect(words.map { $0.gap } == ["5 minutes", "4 minutes"])
        #expect(words.allSatisfy { $0.length == "1 minute" && $0.run == "1 hour" })
    }

    @Test func `a fever is told in both units after an end`() {
        #expect(Temperature.fever?.inBothUnits() == "38 °C (100.4 °F)")
    }
}
