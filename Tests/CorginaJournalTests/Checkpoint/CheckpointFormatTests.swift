import CorginaCore
import Foundation
import Testing

@testable import CorginaJournal

/// What has to be thought of when the code of a diary changes.
///
/// A checkpoint is for the very program that wrote it. These tests hold the second guard, the number of the format, for where the program's
/// file does not tell, as when a loader that is named by hand starts it.
@Suite struct CheckpointFormatTests {
    /// After a change on purpose: raise `DiaryCheckpointWriter.format`, and save what the test says under the new number in place of the old.
    @Test func `the saved checkpoint is what the saved entries make today`() throws {
        let name = "checkpoint-format-\(DiaryCheckpointWriter.format)"
        let file = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "txt"))
        let saved = try #require(Data(base64Encoded: Data(contentsOf: file), options: .ignoreUnknownCharacters))
        let today = try Self.diary()
        let bytes = try today.checkpoint()
        let text = Data(bytes).base64EncodedString(options: .lineLength76Characters)
        try #require(bytes == Array(saved), "\(name).txt:\n\(text)")
        #expect(try Diary(checkpoint: Array(saved)) == today)
    }

    @Test func `one of another format is none`() throws {
        var bytes = try Self.diary().checkpoint()
        #expect(bytes[0] == DiaryCheckpointWriter.format)
        bytes[0] += 1
        #expect(throws: DiaryCheckpointError.notReadable) { try Diary(checkpoint: bytes) }
    }

    @Test func `what could not be read back is not written`() throws {
        var diary = try Self.diary()
        var water = Sample.water(1)
        water.details = .hydration(Drink(name: "Sea", volume: Milliliters(1e13)))
        diary.apply(Sample.entry(99, .putEvent(water)), sequence: 99)
        #expect(throws: DiaryCheckpointError.notWritable) { try diary.checkpoint() }
    }

    /// Whoever adds a field to one of these adds it to `SharedParts` too.
    @Test func `every field of what is written in numbers is known`() {
        let slot = DoseSlot(supplement: RecordID(high: 1, low: 2), day: CalendarDay(number: 0), number: 0)
        let moment = Moment(secondsSinceEpoch: 0, utcOffset: 0)
        #expect(fields(Sample.water(1)) == ["id", "moment", "details", "notes", "tags", "photo", "isOfBump"])
        #expect(fields(Meal(name: "", type: .snack, items: [])) == ["name", "type", "items", "recipes"])
        #expect(
            fields(Self.packet) == [
                "name", "said", "foodCode", "barcode", "quantity", "portion", "grams", "nutrients", "source",
                "isEstimated",
            ])
        #expect(fields(Drink(name: "", volume: Milliliters(0))) == ["name", "volume"])
        #expect(
            fields(SupplementIntake(name: "", dose: nil, count: 1)) == ["name", "dose", "count", "purpose", "contents"])
        #expect(fields(slot) == ["supplement", "day", "number"])
        #expect(fields(SkippedDose(slot: slot, moment: moment)) == ["slot", "moment"])
        #expect(fields(moment) == ["secondsSinceEpoch", "utcOffset"])
        #expect(Set(fields(Diary())) == ["sequence", "unknownChanges", "profiles", "records", "index", "subjects"])
        #expect(
            fields(
                History<Profile>.Version(sequence: 1, entry: EntryID(high: 0, low: 1), recordedAt: moment, value: nil))
                == ["sequence", "entry", "recordedAt", "value"])
    }

    /// Which amounts are there is told by the bits of one number.
    @Test func `there are at most 64 nutrients`() {
        #expect(Nutrient.allCases.count <= 64 && SupplementNutrient.allCases.count <= 64)
    }

    private func fields(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }

    private static let packet = FoodItem(
        name: "Oat biscuits", said: "biccies", foodCode: nil, barcode: Barcode(number: 9_780_201_379_624), quantity: 2,
        portion: "biscuit", grams: Grams(31), nutrients: .zero, source: .barcode, isEstimated: false)

    /// The entries of every saved format, and a packet with the longest of numbers.
    private static func diary() throws -> Diary {
        var diary = Diary()
        for version in 1...JournalEntry.formatVersion {
            let file = try #require(
                Bundle.module.url(forResource: "Fixtures/entries-version-\(version)", withExtension: "jsonl"))
            for line in try Data(contentsOf: file).split(separator: 10) {
                diary.apply(try JournalEntry(decoding: Array(line)), sequence: diary.sequence + 1)
            }
        }
        var meal = Sample.meal(1, .snack, kilocalories: 140)
        meal.details = .meal(Meal(name: "Oat biscuits", type: .snack, items: [packet]))
        diary.apply(Sample.entry(1_000, .putEvent(meal)), sequence: diary.sequence + 1)
        return diary
    }
}
