import CorginaCore
import Testing

@testable import CorginaRooms

@Suite struct MeasurementWordingTests {
    private typealias Samples = MeasurementSamples
    private let midway = PregnancySamples.pregnancy(171)
    private let term = PregnancySamples.pregnancy(262)

    private func said(_ page: any Page) -> String {
        page.markup(in: PageContext(assets: AssetPaths(edition: "3f2a")))
    }

    @Test func `what a reading sets off stands on its page with what to do`() throws {
        let page = try #require(Samples.readings(.bloodPressure, midway))
        #expect(page.care?.answers.map(\.level) == [.emergency, .emergency, .callSameDay])
        #expect(said(page).contains("160/110 mmHg or above is severe."))
        #expect(said(page).contains("Call 911 (US), 112 (EU) or 999 (UK) now"))
    }

    @Test(arguments: MeasuredKind.allCases)
    func `a reading of long ago sets off nothing any more`(kind: MeasuredKind) {
        let old = Samples.events.map { event in
            var event = event
            event.moment = event.moment.advanced(bySeconds: -40 * 86_400)
            return event
        }
        #expect(Samples.readings(kind, midway, events: old)?.care == nil)
    }

    @Test func `a weight is placed in the range of one baby by week, and for twins at term alone`() throws {
        let one = try #require(Samples.readings(.weight, midway))
        #expect(one.latest?.detail == "+6.2 kg since before pregnancy · within the usual range")
        #expect(one.range?.words.hasPrefix("For a pre-pregnancy BMI of 22: 11.5–16 kg in total.") == true)
        let twins = try #require(Samples.readings(.weight, PregnancySamples.pregnancy(171, babies: 2)))
        #expect(twins.latest?.detail == "+6.2 kg since before pregnancy")
        #expect(twins.range?.words.contains("16.8–24.5 kg by term, provisional") == true)
        let three = try #require(Samples.readings(.weight, PregnancySamples.pregnancy(171, babies: 3)))
        #expect(three.range?.words.contains("no range for three or more") == true)
    }

    @Test func `her units are hers on every page`() throws {
        #expect(Samples.readings(.weight, term, profile: Samples.us)?.latest?.unit == "lb")
        #expect(Samples.readings(.temperature, term, profile: Samples.us)?.latest?.value == "100.8")
        #expect(Samples.readings(.glucose, term, profile: Samples.us)?.latest?.unit == "mg/dL")
        #expect(Samples.readings(.glucose, term)?.latest?.value == "3.4")
        #expect(ReadingFields(.weight, now: Samples.now, units: .us).entry["unit"] == "lb")
    }

    @Test(arguments: [true, false])
    func `glucose stands by day and meal, and what is above a target is marked only where she follows them`(
        follows: Bool
    ) throws {
        var profile = Samples.profile
        profile.followsGlucoseTargets = follows
        let page = try #require(Samples.readings(.glucose, midway, profile: profile))
        let days = try #require(page.logbook?.days)
        #expect(days.count == 2)
        #expect(days.last?.cells[2].values.map(\.words) == ["8.3"])
        #expect(days.last?.cells[2].values.map(\.isAbove) == [follows])
        #expect(said(page).contains("above target") == follows)
    }

    @Test func `a count compares with her own usual, asks where it was the longest, and never says all is well`() throws
    {
        let ten = Samples.events.filter { $0.details.kind == .kicks }.dropFirst()
        let page = try #require(
            KicksPage(
                session: nil, events: Array(ten),
                habit: KickHabit([20, 22, 21, 25, 24].map { KickCount(count: 10, minutes: $0) }),
                pregnancy: term, profile: Samples.profile, now: Samples.now))
        #expect(page.last?.words == "10 movements in 31 minutes")
        #expect(page.last?.usual == "You usually reach 10 in about 22 minutes.")
        #expect(page.last?.question.contains("If it feels different from usual, call your provider now") == true)
        #expect(said(page).contains("A normal count doesn’t guarantee all is well."))
        #expect(
            Samples.kicks(term, minutes: [])?.last?.usual == "Your usual time appears after 5 counts that reach 10.")
    }

    @Test func `fewer than ten in two hours is said while it is still being counted`() throws {
        let page = try #require(Samples.kicks(term, session: Samples.session(kicks: 4, secondsAgo: 7_200)))
        #expect(page.care?.answers.map(\.level) == [.callNow])
        let before = try #require(Samples.kicks(term, session: Samples.session(kicks: 4, secondsAgo: 7_100)))
        #expect(before.care == nil)
    }

    @Test func `the last hour of contractions is said in figures, and the advice follows the weeks`() throws {
        let page = try #require(Samples.timer(term))
        #expect(page.figures?.gap == "5:00" && page.figures?.length == "1:05" && page.figures?.count == "12")
        #expect(page.care?.answers.map(\.reason) == ["About 5 minutes apart, 1 minute long, for 1 hour."])
        #expect(page.advice?.parts.allSatisfy(\.isMet) == true)
        #expect(page.rows.first?.detail == "5:00 after the one before")
        let early = try #require(Samples.timer(midway))
        #expect(early.care?.answers.first?.reason.contains("before 37 weeks") == true && early.advice == nil)
    }

    @Test func `counter and timer are there only while a pregnancy goes on, and offered in their weeks`() {
        for pregnancy in [nil, PregnancySamples.lost, PregnancySamples.born] {
            #expect(Samples.kicks(pregnancy) == nil && Samples.timer(pregnancy) == nil)
            #expect(
                MeasurementLinks(pregnancy: pregnancy, on: Samples.now.day, hasCounted: true, english: .ofNoRegion)
                    .timers.isEmpty)
        }
        let kinds = { (days: Int) in
            MeasurementLinks(
                pregnancy: PregnancySamples.pregnancy(days), on: Samples.now.day, hasCounted: false,
                english: .ofNoRegion
            ).timers
                .map(\.kind)
        }
        #expect(kinds(139) == [] && kinds(140) == [.contractions] && kinds(195) == [.contractions])
        #expect(kinds(196) == [.kicks, .contractions])
    }

    @Test(arguments: [(0, "0:00"), (9, "0:09"), (70, "1:10"), (3_730, "1:02:10"), (-4, "0:00")])
    func `a clock shows minutes and seconds`(seconds: Int, words: String) {
        #expect(Clock.words(seconds) == words)
    }

    @Test(arguments: [
        ([62.0, 68.2], ["70 kg", "68", "66", "64", "62"]), ([36.6, 38], ["38 kg", "37.5", "37", "36.5"]),
        ([90, 140, 65], ["140 kg", "120", "100", "80", "60"]), ([5], ["5.5 kg", "5"]),
    ])
    func `an axis goes from round figure to round figure`(values: [Double], labels: [String]) {
        #expect(ChartAxis(covering: values).labels("kg") == labels)
    }
}
