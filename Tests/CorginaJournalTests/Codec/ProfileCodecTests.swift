import CorginaCore
import CorginaJournal
import Foundation
import Testing

struct ProfileCodecTests {
    private let profile = Profile(
        timeZone: "UTC",
        body: BodyFacts(
            birthYear: 1994, height: Centimeters(168.5), weight: Weight(kilograms: 64), activity: .lowActive,
            isBreastfeeding: false,
            needsProviderGoal: true),
        energyGoal: .provider(Kilocalories(2_300)),
        mealHours: MealHours(
            breakfast: .init(start: TimeOfDay(minutes: 540), end: TimeOfDay(minutes: 660)),
            lunch: .init(start: TimeOfDay(minutes: 780), end: TimeOfDay(minutes: 900)),
            dinner: .init(start: TimeOfDay(minutes: 1_140), end: TimeOfDay(minutes: 1_320))))

    private func entry(_ profile: Profile) -> JournalEntry {
        JournalEntry(
            id: EntryID(high: 0, low: 1), recordedAt: Moment(secondsSinceEpoch: 1, utcOffset: 0), device: "web",
            change: .putProfile(profile))
    }

    @Test func `the format of her goals is this`() throws {
        let text = String(decoding: try entry(profile).encoded(), as: UTF8.self)
        #expect(
            text.contains(
                #""body":{"birthYear":1994,"heightCm":168.5,"weightKg":64,"activity":"low_active","breastfeeding":false,"needsProviderGoal":true}"#
            ))
        #expect(text.contains(#""energyGoal":{"kind":"provider","kilocalories":2300}"#))
        #expect(
            text.contains(
                #""mealHours":{"breakfast":{"start":540,"end":660},"lunch":{"start":780,"end":900},"dinner":{"start":1140,"end":1320}}"#
            ))
        #expect(try JournalEntry(decoding: Array(text.utf8)).change == .putProfile(profile))
    }

    @Test(arguments: [
        (HydrationGoal.glasses(6), #"{"kind":"glasses","count":6}"#),
        (.reference(.tenCups), #"{"kind":"reference","reference":"10_cups"}"#),
        (.own(Milliliters(1_800)), #"{"kind":"own","ml":1800}"#), (.provider(nil), #"{"kind":"provider"}"#),
        (.provider(Milliliters(1_500)), #"{"kind":"provider","ml":1500}"#),
    ])
    func `the format of how she drinks is this`(goal: HydrationGoal, json: String) throws {
        var profile = profile
        profile.hydration = HydrationPreferences(
            goal: goal, glass: Milliliters(250), bottle: Milliliters(750), countsGlasses: false)
        let text = String(decoding: try entry(profile).encoded(), as: UTF8.self)
        #expect(text.contains(#""hydration":{"goal":\#(json),"glassMl":250,"bottleMl":750,"glasses":false}"#))
        #expect(try JournalEntry(decoding: Array(text.utf8)).change == .putProfile(profile))
    }

    @Test func `the hours of her insights are written once she chose others`() throws {
        var profile = Profile(firstName: "Ada", timeZone: "UTC")
        profile.insightHours = 4
        let text = String(decoding: try entry(profile).encoded(), as: UTF8.self)
        #expect(text.contains(#""insightHours":4"#))
        #expect(try JournalEntry(decoding: Array(text.utf8)).change == .putProfile(profile))
    }

    @Test func `that pages say nothing is written once she chose it`() throws {
        let profile = Profile(firstName: "Ada", timeZone: "UTC", usesDiscreetTitles: true, foodRegion: .india)
        let text = String(decoding: try entry(profile).encoded(), as: UTF8.self)
        #expect(text.contains(#""discreetTitles":true"#))
        #expect(try JournalEntry(decoding: Array(text.utf8)).change == .putProfile(profile))
    }

    @Test(arguments: Profile.ClockSetting.allCases)
    func `the clock is written once she chose one`(clock: Profile.ClockSetting) throws {
        let profile = Profile(firstName: "Ada", timeZone: "UTC", clock: clock)
        let text = String(decoding: try entry(profile).encoded(), as: UTF8.self)
        #expect(text.contains(#""clock":"#) == (clock != .byRegion))
        #expect(try JournalEntry(decoding: Array(text.utf8)).change == .putProfile(profile))
    }

    @Test func `what she agreed to is written by use with the host, and gone when she takes it back`() throws {
        var profile = Profile(firstName: "Ada", timeZone: "UTC")
        profile.consents[.speech] = "speech.example"
        profile.consents[.text] = "127.0.0.1"
        let text = String(decoding: try entry(profile).encoded(), as: UTF8.self)
        #expect(text.contains(#""providers":{"speech":"speech.example","text":"127.0.0.1"}"#))
        #expect(try JournalEntry(decoding: Array(text.utf8)).change == .putProfile(profile))
        (profile.consents[.speech], profile.consents[.text]) = (nil, nil)
        #expect(!String(decoding: try entry(profile).encoded(), as: UTF8.self).contains("providers"))
    }

    @Test func `a use of a newer Corgina is passed over, and a host that is no text is refused`() throws {
        let text = String(decoding: try entry(Profile(timeZone: "UTC")).encoded(), as: UTF8.self)
        func with(_ providers: String) -> [UInt8] {
            Array(
                text.replacingOccurrences(
                    of: #""timeZone":"UTC""#, with: #""timeZone":"UTC","providers":\#(providers)"#
                ).utf8)
        }
        var profile = Profile(timeZone: "UTC")
        #expect(try JournalEntry(decoding: with(#"{"smell":"nose.example"}"#)).change == .putProfile(profile))
        profile.consents[.vision] = "eye.example"
        let both = with(#"{"smell":"nose.example","vision":"eye.example"}"#)
        #expect(try JournalEntry(decoding: both).change == .putProfile(profile))
        #expect(throws: JournalCodecError.malformed(field: "speech")) {
            try JournalEntry(decoding: with(#"{"speech":true}"#))
        }
    }

    @Test func `reminders are written once she changed them, and a kind of a newer Corgina is passed over`() throws {
        let reminders = ReminderPreferences(
            kinds: [.water, .lateDose], quietHours: nil, waterTimes: [TimeOfDay(minutes: 600)], isDiscreet: false)
        let profile = Profile(firstName: "Ada", timeZone: "UTC", reminders: reminders)
        let text = String(decoding: try entry(profile).encoded(), as: UTF8.self)
        #expect(
            text.contains(
                #""reminders":{"kinds":["late_dose","water"],"waterTimes":[600],"goalsTime":1170,"kicksTime":1200,"discreet":false}"#
            ))
        #expect(try JournalEntry(decoding: Array(text.utf8)).change == .putProfile(profile))
        let newer = text.replacingOccurrences(of: #""kinds":["#, with: #""kinds":["full_moon",7,"#)
        #expect(try JournalEntry(decoding: Array(newer.utf8)).change == .putProfile(profile))
        let usual = String(decoding: try entry(Profile(timeZone: "UTC")).encoded(), as: UTF8.self)
        #expect(!usual.contains("reminders"))
    }

    @Test func `a profile written before there were goals reads with none, and writes as it did`() throws {
        let text = String(decoding: try entry(Profile(firstName: "Ada", timeZone: "UTC")).encoded(), as: UTF8.self)
        #expect(
            text.contains(
                #""profile":{"firstName":"Ada","units":"metric","appearance":"system","timeZone":"UTC"}"#))
        #expect(
            try JournalEntry(decoding: Array(text.utf8)).change
                == .putProfile(Profile(firstName: "Ada", timeZone: "UTC")))
    }

    @Test(arguments: EnergyFormula.allCases)
    func `each formula comes back`(formula: EnergyFormula) throws {
        var profile = profile
        profile.energyGoal = .computed(formula)
        #expect(try JournalEntry(decoding: entry(profile).encoded()).change == .putProfile(profile))
    }

    @Test func `a fact no diary can hold is refused with its name`() {
        var profile = profile
        profile.body.weight = Weight(kilograms: .infinity)
        #expect(throws: JournalCodecError.malformed(field: "weightKg")) { try entry(profile).encoded() }
    }
}
