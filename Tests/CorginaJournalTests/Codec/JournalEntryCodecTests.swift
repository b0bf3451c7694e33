import CorginaCore
import CorginaJournal
import Testing

@testable import GeneratedDiaries

@Suite struct JournalEntryCodecTests {
    @Test func `what is written reads back the same`() throws {
        var generated = Generated(seed: 2)
        for _ in 0..<2_000 {
            let entry = generated.entry()
            let bytes = try entry.encoded()
            let read = try JournalEntry(decoding: bytes)
            #expect(read == entry)
            #expect(try read.encoded() == bytes, "also to the byte, which `==` on text would not notice")
        }
    }

    /// The format on disk. If this test changes, old diaries must still be read: raise the version.
    @Test func `the format is this`() throws {
        let entry = JournalEntry(
            id: EntryID(high: 1, low: 2), recordedAt: Moment(secondsSinceEpoch: 1_773_145_800, utcOffset: -18_000),
            device: "iPhone", change: .putEvent(porkchop))
        let text = """
            {"version":1,"id":"00000000000000010000000000000002","recordedAt":{"seconds":1773145800,"offset":-18000},\
            "device":"iPhone","change":{"kind":"put_event","event":{"id":"00000000000000030000000000000004",\
            "at":{"seconds":1773145800,"offset":-18000},"kind":"meal","details":{"name":"Porkchop","type":"lunch",\
            "items":[{"name":"Pork chop","quantity":1,"portion":"medium chop","grams":93.5,"nutrients":{"energy":195,\
            "folate_dfe":1.25},"source":"database","estimated":true,"foodCode":"22101000"}]},"notes":"salty"}}}
            """
        #expect(String(decoding: try entry.encoded(), as: UTF8.self) == text)
        #expect(try JournalEntry(decoding: Array(text.utf8)) == entry)
    }

    @Test func `a food keeps her own word for it`() throws {
        var event = porkchop
        guard case .meal(var meal) = event.details else { return }
        meal.items[0].said = "chop"
        event.details = .meal(meal)
        let entry = JournalEntry(
            id: EntryID(high: 1, low: 2), recordedAt: event.moment, device: "iPhone", change: .putEvent(event))
        let text = String(decoding: try entry.encoded(), as: UTF8.self)
        #expect(text.contains(#""said":"chop","foodCode""#))
        #expect(try JournalEntry(decoding: Array(text.utf8)) == entry)
    }

    @Test func `a food keeps the number on its packet`() throws {
        var event = porkchop
        guard case .meal(var meal) = event.details else { return }
        meal.items[0].barcode = try Barcode(reading: "036000291452")
        event.details = .meal(meal)
        let entry = JournalEntry(
            id: EntryID(high: 1, low: 2), recordedAt: event.moment, device: "iPhone", change: .putEvent(event))
        let text = String(decoding: try entry.encoded(), as: UTF8.self)
        #expect(text.contains(#""foodCode":"22101000","barcode":"0036000291452"}"#))
        #expect(try JournalEntry(decoding: Array(text.utf8)) == entry)
        let changed = text.replacing("0036000291452", with: "0036000291453")
        #expect(throws: JournalCodecError.self) { try JournalEntry(decoding: Array(changed.utf8)) }
    }

    @Test func `an entry names its photo`() throws {
        var event = porkchop
        event.photo = RecordID(high: 5, low: 6)
        let entry = JournalEntry(
            id: EntryID(high: 1, low: 2), recordedAt: event.moment, device: "iPhone", change: .putEvent(event))
        let text = String(decoding: try entry.encoded(), as: UTF8.self)
        #expect(text.contains(#""notes":"salty","photo":"00000000000000050000000000000006"}"#))
        #expect(try JournalEntry(decoding: Array(text.utf8)) == entry)
        let changed = text.replacing("00000000000000050000000000000006", with: "a word")
        #expect(throws: JournalCodecError.self) { try JournalEntry(decoding: Array(changed.utf8)) }
    }

    private var porkchop: HealthEvent {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = 195
        nutrients[.folate] = 1.25
        let item = FoodItem(
            name: "Pork chop", foodCode: "22101000", quantity: 1, portion: "medium chop", grams: Grams(93.5),
            nutrients: nutrients, source: .database, isEstimated: true)
        return HealthEvent(
            id: RecordID(high: 3, low: 4), moment: Moment(secondsSinceEpoch: 1_773_145_800, utcOffset: -18_000),
            details: .meal(Meal(name: "Porkchop", type: .lunch, items: [item])), notes: "salty")
    }

    @Test func `numbers and dates that could not be read back are not written`() {
        let moment = Moment(secondsSinceEpoch: 0, utcOffset: 0)
        let impossible: [(Moment, HealthEvent.Details)] = [
            (moment, .weight(Weight(kilograms: .nan))), (moment, .weight(Weight(kilograms: .infinity))),
            (moment, .hydration(Drink(name: "", volume: Milliliters(1e300)))),
            (moment, .kicks(KickCount(count: .max, minutes: nil))),
            (Moment(secondsSinceEpoch: .min / 2, utcOffset: 0), .note),
            (Moment(secondsSinceEpoch: 8_000_000_000, utcOffset: 0), .note),
        ]
        for (moment, details) in impossible {
            let event = HealthEvent(id: RecordID(high: 0, low: 0), moment: moment, details: details)
            let entry = JournalEntry(
                id: EntryID(high: 0, low: 0), recordedAt: self.moment, device: "", change: .putEvent(event))
            #expect(throws: JournalCodecError.self) { try entry.encoded() }
        }
    }

    private let moment = Moment(secondsSinceEpoch: 0, utcOffset: 0)

    @Test func `errors name the field and not what is in it`() {
        let entry =
            #"{"version":1,"id":"porkchop","recordedAt":{"seconds":0,"offset":0},"device":"","change":{"kind":"remove"}}"#
        #expect(throws: JournalCodecError.malformed(field: "id")) { try JournalEntry(decoding: Array(entry.utf8)) }
        #expect(JournalCodecError.malformed(field: "id").description.contains("“id”"))
    }
}
