import CorginaCore
import CorginaJournal
import Testing

struct SupplementCodecTests {
    private let iron = Supplement(
        id: RecordID(high: 3, low: 4), name: "Iron", dose: DoseAmount(27, .milligrams), pieces: 2,
        contents: SupplementContents([.iron: 27, .folicAcid: 400]), isEssential: true, catalogueID: .iron,
        courses: [
            Course(
                start: CalendarDay(number: 20_521), startTime: TimeOfDay(minutes: 600),
                end: CalendarDay(number: 20_530),
                ending: .paused, schedule: DoseSchedule(times: [TimeOfDay(minutes: 480), nil])),
            Course(
                start: CalendarDay(number: 20_540), schedule: DoseSchedule(weekdays: [.monday, .sunday], times: [nil])),
        ],
        stock: SupplementStock(pieces: 30, countedAt: Moment(secondsSinceEpoch: 5, utcOffset: 60)))

    private func text(_ change: Change) throws -> String {
        String(decoding: try Sample.entry(1, change).encoded(), as: UTF8.self)
    }

    private func read(_ text: String) throws -> Change { try JournalEntry(decoding: Array(text.utf8)).change }

    @Test func `the format of a supplement is this`() throws {
        let written = try text(.putSupplement(iron))
        #expect(
            written.contains(
                #"{"kind":"put_supplement","supplement":{"id":"00000000000000030000000000000004","name":"Iron","dose":{"amount":27,"unit":"mg"},"courses":[{"start":20521,"times":[480,null],"startTime":600,"end":20530,"ending":"paused"},{"start":20540,"times":[null],"weekdays":[1,7]}],"pieces":2,"contents":{"folic_acid":400,"iron":27},"essential":true,"catalogue":"iron","stock":{"pieces":30,"at":{"seconds":5,"offset":60}}}}"#
            ))
        #expect(try read(written) == .putSupplement(iron))
    }

    @Test func `one made from a row that this version does not have is one of her own, and keeps the row's name`() throws {
        let written = try text(.putSupplement(iron)).replacing(
            #""catalogue":"iron""#, with: #""catalogue":"moon_dust""#)
        var own = iron
        (own.catalogueID, own.newerCatalogueName) = (nil, "moon_dust")
        #expect(try read(written) == .putSupplement(own))
        #expect(try text(.putSupplement(own)) == written)
    }

    @Test func `saved again under another name, it keeps the row's name`() throws {
        let written = try text(.putSupplement(iron)).replacing(
            #""catalogue":"iron""#, with: #""catalogue":"moon_dust""#)
        guard case .putSupplement(var own) = try read(written) else {
            Issue.record("it was not read")
            return
        }
        own.name = "Moon dust"
        #expect(try text(.putSupplement(own)).contains(#""catalogue":"moon_dust""#))
    }

    @Test func `what is usual is left out`() throws {
        let plain = Supplement(
            id: iron.id, name: "Tea", dose: DoseAmount(1, .capsules),
            courses: [Course(start: CalendarDay(number: 1), schedule: .daily(1))])
        let written = try text(.putSupplement(plain))
        #expect(
            written.contains(
                #""name":"Tea","dose":{"amount":1,"unit":"capsule"},"courses":[{"start":1,"times":[null]}]}}"#))
        #expect(try read(written) == .putSupplement(plain))
    }

    @Test func `one taken when needed comes back as such`() throws {
        let ginger = Supplement(
            id: iron.id, name: "Ginger", dose: DoseAmount(250, .milligrams),
            courses: [Course(start: CalendarDay(number: 1), schedule: .whenNeeded)])
        let written = try text(.putSupplement(ginger))
        #expect(written.contains(#""times":[],"weekdays":[]"#))
        #expect(try read(written) == .putSupplement(ginger))
    }

    @Test func `the format of a taken and of a skipped dose is this`() throws {
        let slot = DoseSlot(supplement: iron.id, day: CalendarDay(number: 20_522), number: 2)
        let now = Moment(day: slot.day, time: TimeOfDay(minutes: 720), utcOffset: 0)
        let taken = try text(Change(iron.taking(slot, at: now, now: now), of: iron))
        #expect(
            taken.contains(
                #""kind":"vitamin","details":{"name":"Iron","count":2,"dose":"27 mg","for":{"supplement":"00000000000000030000000000000004","day":20522,"number":2},"contents":{"folic_acid":400,"iron":27}}"#
            ))
        #expect(taken.contains(#""id":"\#(slot.recordID)""#))
        let extra = try text(Change(iron.takingExtra(RecordID(high: 1, low: 1), at: now, now: now), of: iron))
        #expect(extra.contains(#""for":{"supplement":"00000000000000030000000000000004"}"#))
        let skipped = try text(Change(iron.skipping(slot, at: now), of: iron))
        #expect(
            skipped.contains(
                #"{"kind":"put_skipped_dose","dose":{"slot":{"supplement":"00000000000000030000000000000004","day":20522,"number":2},"at":{"seconds":1773144000,"offset":0}}}"#
            ))
        #expect(try read(skipped) == .putSkippedDose(SkippedDose(slot: slot, moment: now)))
    }

    @Test func `a vitamin written before there was a list reads as it did, and writes as it did`() throws {
        let old = HealthEvent(
            id: iron.id, moment: Sample.lunchtime,
            details: .supplement(SupplementIntake(name: "Iron", dose: nil, count: 1)))
        let written = try text(.putEvent(old))
        #expect(written.contains(#""details":{"name":"Iron","count":1}"#))
        #expect(try read(written) == .putEvent(old))
    }

    @Test(arguments: [(#""unit":"mg""#, #""unit":"puff""#), (#""ending":"paused""#, #""ending":"lent""#)])
    func `a supplement of a newer Corgina is kept unread`(word: String, newer: String) throws {
        let text = try text(.putSupplement(iron)).replacing(word, with: newer)
        let entry = try JournalEntry(decoding: Array(text.utf8))
        guard case .unknown = entry.change else {
            Issue.record("it was read")
            return
        }
        #expect(String(decoding: try entry.encoded(), as: UTF8.self) == text)
    }

    @Test func `a nutrient of a newer Corgina is passed over`() throws {
        let text = try text(.putSupplement(iron)).replacing(#""iron":27}"#, with: #""iron":27,"boron":3}"#)
        #expect(try read(text) == .putSupplement(iron))
    }

    @Test(arguments: [
        (#"[480,null]"#, #"[1440,null]"#), (#"[480,null]"#, #"["8",null]"#), (#"[1,7]"#, #"[0,7]"#),
        (#"[1,7]"#, #"["1"]"#),
        (#""start":20521"#, #""start":99999999"#), (#""amount":27"#, #""amount":"27""#),
        (#""pieces":30"#, #""pieces":0.5"#),
    ])
    func `a supplement that is wrong is refused`(part: String, wrong: String) throws {
        let text = try text(.putSupplement(iron)).replacing(part, with: wrong)
        #expect(throws: JournalCodecError.self) { try read(text) }
    }
}
