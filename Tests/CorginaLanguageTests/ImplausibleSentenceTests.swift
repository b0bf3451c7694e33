import CorginaCore
import CorginaLanguage
import ExtremeNumbers
import Testing

/// What cannot be meant is told as that, and never becomes a draft.
struct ImplausibleSentenceTests {
    private func understood(_ sentence: String) -> Understanding {
        Spoken.understand(sentence)
    }

    @Test(arguments: [
        ("I ate 4006381333931 yoghurt", ImplausibleFigure.food), ("12345678901 apples", .food),
        ("had 200 kg of rice", .food),
        ("nausea 47000 days ago", .day), ("headache 1500000 hours ago", .day), ("toast 999999999999 hours ago", .day),
        ("weight 70000000 kg", .reading(.weight)), ("my weight is 400 kg", .reading(.weight)), ("I weigh 1200 lb", .reading(.weight)),
        ("drank 5000 litres of water", .drink), ("bp 1200/80", .reading(.bloodPressure)),
        ("blood pressure 120 over 800", .reading(.bloodPressure)),
        ("glucose 5000 mg/dl", .reading(.glucose)), ("5000000 kicks in an hour", .reading(.kicks)), ("10 kicks in 90 hours", .reading(.kicks)),
        ("contraction lasting 99999999 seconds", .reading(.contraction)),
    ])
    func `it is named, and nothing is drafted of it`(sentence: String, figure: ImplausibleFigure) {
        let understanding = understood(sentence)
        #expect(understanding.implausible == [figure] && understanding.events.isEmpty, "\(understanding)")
    }

    @Test func `what else was said is understood all the same`() {
        let understanding = understood("I weigh 70000000 kg and ate 2 eggs")
        #expect(understanding.implausible == [.reading(.weight)])
        #expect(understanding.events.map(\.items.count) == [1])
    }

    @Test(arguments: [
        "weight 68 kg", "baby is about 2.4 kilos", "bp check 10/12/2026", "bp 118/76", "500 kicks this week",
        "600 g of rice",
        "nausea 3 days ago", "glucose 5.4 mmol/l", "a 400 g steak, weight watchers style",
        "lost 2 kg, weight now 61.5 kg",
    ])
    func `what may be meant is taken as it was`(sentence: String) {
        #expect(understood(sentence).implausible.isEmpty)
    }

    @Test func `every event of 20,000 sentences with figures could be kept`() {
        var sentences = NumberSentences(seed: 3)
        for _ in 0..<20_000 {
            let sentence = sentences.next()
            for event in understood(sentence).events {
                #expect(event.implausible == nil, "\(sentence)")
                #expect(Moment(event.moment.description) == event.moment, "\(sentence)")
            }
        }
    }
}
