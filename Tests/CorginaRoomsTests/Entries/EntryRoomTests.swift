import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// One entry, as its sheet shows it.
@Suite struct EntryRoomTests {
    @Test(arguments: FoodItem.Source.allCases)
    func `the entry of a food says where it is from`(source: FoodItem.Source) throws {
        var maja = try Resident()
        var food = Samples.food("Bar", energy: 200)
        food.source = source
        let meal = Meal(name: "Bar", type: .snack, items: [food])
        let event = HealthEvent(id: RecordID(high: 7, low: 7), moment: maja.now, details: .meal(meal))
        let entry = JournalEntry(
            id: EntryID(high: 7, low: 8), recordedAt: maja.now, device: "test", change: .putEvent(event))
        maja.perform([.append([entry], discarding: nil)])
        let page = try maja.get(.entries(.one(event.id))).markup
        for other in FoodItem.Source.allCases {
            #expect(page.contains(">\(other.words)<") == (other == source), "\(other)")
        }
    }

    @Test func `a breakfast logged again in the evening is a breakfast`() throws {
        var maja = try Resident()
        try maja.log("two eggs for breakfast at 8 am")
        let breakfast = try maja.last(.meal)
        maja.now = maja.now.advanced(bySeconds: 3_600)
        _ = try maja.post(.entries(.again(breakfast.id)))
        let again = try maja.last(.meal)
        #expect(again.id != breakfast.id && again.moment == maja.now)
        #expect(again.details == breakfast.details && again.details.meal?.type == .breakfast)
    }
}
