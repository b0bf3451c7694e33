import CorginaCore
import Testing

@testable import CorginaLanguage

/// How she slept, and what only sounds like it.
struct SleepReaderTests {
    private func slept(_ sentence: String) -> [String] {
        Spoken.understand(sentence).events.compactMap { event in
            guard case .other(.sleep(let sleep)) = event.content else { return nil }
            return [
                sleep.isNap ? "nap" : nil, sleep.minutes.map { "\($0) min" }, sleep.asleep.map { "from \($0)" },
                sleep.wakings.map { "woke \($0)" }, sleep.quality?.rawValue,
            ].compactMap { $0 }.joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("slept 6 hours", "360 min"), ("slept for about 6 and a half hours", "390 min"), ("slept 7h30", "450 min"),
        ("got 7 hours of sleep last night", "420 min"), ("only 4 hrs sleep", "240 min"),
        ("6 hours of broken sleep", "360 min poor"),
        ("slept 5 to 6 hours", "330 min"), ("slept 6 hrs 20 mins", "380 min"), ("sleep: 6 h", "360 min"),
        ("slept from 11 to 6", "420 min from 23:00"), ("slept 10:30pm to 6.30am", "480 min from 22:30"),
        ("went to bed at 11 and woke up at 6", "420 min from 23:00"),
        ("asleep by midnight, up at 5", "300 min from 00:00"),
        ("up 4 times", "woke 4"), ("woke 3 times", "woke 3"), ("was up twice in the night", "woke 2"),
        ("woke up 5x to pee", "woke 5"),
        ("slept 6 hours, up 4 times", "360 min woke 4"), ("slept like a log", "good"), ("slept really well", "good"),
        ("slept ok", "fair"), ("slept badly, 4 hours", "240 min poor"), ("had a 40 minute nap", "nap 40 min"),
        ("napped for an hour", "nap 60 min"),
    ])
    func `her sleep is read in hours, times awake and how it was`(sentence: String, expected: String) {
        #expect(slept(sentence) == [expected], "\(sentence)")
    }

    @Test(arguments: [
        "my husband slept 8 hours", "need to sleep 8 hours", "haven't slept for 20 hours", "didn't sleep for 3 hours",
        "threw up 4 times",
        "went up the stairs 4 times", "slept in the spare room", "should I sleep 8 hours?", "sleepy all day",
        "took a sleeping tablet",
        "6 hours since my last meal", "woke up with a headache", "my toddler woke 3 times",
    ])
    func `what only sounds like it is no sleep of hers`(sentence: String) {
        #expect(slept(sentence).isEmpty, "\(slept(sentence))")
    }

    @Test func `a night that cannot be is named`() {
        #expect(Spoken.understand("slept 600 hours").implausible == [.reading(.sleep)])
    }

    @Test func `what else was said stays what it is`() {
        let events = Spoken.understand("slept 6 hours, then porridge and took my iron").events
        #expect(events.count == 3 && slept("slept 6 hours, then porridge and took my iron") == ["360 min"])
    }

    @Test(
        arguments: [
            ("2026-03-18T09:30:00Z", nil, nil, "2026-03-18 07:00"),
            ("2026-03-18T05:10:00Z", nil, nil, "2026-03-18 05:10"),
            ("2026-03-18T09:30:00Z", "06:15", nil, "2026-03-18 06:15"),
            ("2026-03-18T01:30:00Z", "06:15", nil, "2026-03-17 06:15"),
            ("2026-03-18T09:30:00Z", nil, "2026-03-17T20:00:00Z", "2026-03-18 07:00"),
            ("2026-03-18T09:30:00Z", nil, "2026-03-16T12:00:00Z", "2026-03-16 07:00"),
            ("2026-03-18T09:30:00Z", "06:00", "2026-03-15T22:00:00Z", "2026-03-16 06:00"),
        ] as [(String, String?, String?, String)])
    func `a night belongs to the day it ends on`(now: String, woke: String?, day: String?, expected: String) throws {
        let morning = Morning(woke: woke.flatMap { TimeOfDay($0) }, day: day.flatMap { Moment($0) })
        let moment = morning.moment(now: try #require(Moment(now)))
        #expect("\(moment.day) \(moment.time)" == expected)
    }
}
