import CorginaCore
import Testing

@testable import CorginaRooms

struct SleepFormTests {
    private func read(_ fields: [String: String]) -> (sleep: Sleep?, refused: [String]) {
        var checked = CheckedFields(Form(fields: fields.mapValues { [$0] }))
        let sleep = Sleep.read(&checked, changing: nil, .metric)
        return (sleep, checked.errors.map { $0.field })
    }

    @Test(arguments: [
        ("7", 420), ("7.5", 450), ("7,5", 450), ("7:30", 450), ("7 h 30 min", 450), ("7 1/2", 450), ("45 min", 45),
        ("6h", 360),
        ("", nil), ("7:75", nil), ("soon", nil), ("7:30:10", nil), ("999999999999", nil), ("-3", nil),
    ])
    func `hours are read as people write them`(text: String, minutes: Int?) {
        #expect(SleepWords.minutes(text) == minutes)
    }

    @Test func `from falling asleep it is counted up to waking`() {
        let read = read(["asleep": "23:10", "time": "06:40", "wakings": "2", "quality": "good"])
        #expect(read.sleep == Sleep(minutes: 450, asleep: TimeOfDay("23:10"), wakings: 2, quality: .good))
    }

    @Test(
        arguments: [
            (["hours": "25"], "hours"), (["hours": "7", "asleep": "23:00", "time": "06:00"], "hours"), ([:], "hours"),
            (["wakings": "51"], "wakings"), (["wakings": "many"], "wakings"),
            (["asleep": "late", "time": "06:00"], "asleep"),
        ] as [([String: String], String)])
    func `what cannot be is refused at its field`(fields: [String: String], field: String) {
        #expect(read(fields).sleep == nil && read(fields).refused == [field])
    }

    @Test(arguments: [
        Sleep(minutes: 450, asleep: TimeOfDay(minutes: 1_390), wakings: 0, quality: .fair),
        Sleep(minutes: 45, isNap: true), Sleep(quality: .poor), Sleep(minutes: 1_440),
    ])
    func `a form sent back as it was shown changes nothing`(sleep: Sleep) {
        var typed = sleep.typed(.us)
        if let asleep = sleep.asleep, let minutes = sleep.minutes {
            typed["time"] = "\(TimeOfDay(minutes: (asleep.minutes + minutes) % 1_440))"
        }
        #expect(read(typed).sleep == sleep)
    }

    @Test func `it is said in words`() {
        let night = Sleep(minutes: 390, wakings: 4, quality: .good)
        #expect(
            EventWords(.sleep(night), units: .metric, english: .ofNoRegion).detail
                == "6 h 30 min · woke 4 times · slept well")
        #expect(
            night.figure(.metric, .ofNoRegion) == "6 h 30 min"
                && night.remark(Profile(timeZone: "UTC")) == "woke 4 times · slept well")
        #expect(EventWords(.sleep(Sleep(minutes: 40, isNap: true)), units: .us, english: .ofNoRegion).title == "Nap")
        #expect(Sleep(wakings: 1).figure(.metric, .ofNoRegion) == "Woke once")
    }
}
