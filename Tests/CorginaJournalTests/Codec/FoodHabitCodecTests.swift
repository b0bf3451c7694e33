import CorginaCore
import CorginaJournal
import Testing

struct FoodHabitCodecTests {
    private let habit = FoodHabit(
        id: RecordID(high: 3, low: 4), name: "cereal", helping: "bowl", foodCode: "57100100",
        foodName: "Cereal, ready-to-eat, NFS",
        amount: FoodHabit.Amount(quantity: 1.5, portion: "cup", grams: Grams(42)))

    private func entry(_ change: Change, _ number: UInt64 = 1) -> JournalEntry {
        JournalEntry(
            id: EntryID(high: 0, low: number), recordedAt: Moment(secondsSinceEpoch: 1, utcOffset: 0), device: "web",
            change: change)
    }

    @Test func `the format of a habit is this`() throws {
        let text = String(decoding: try entry(.putFoodHabit(habit)).encoded(), as: UTF8.self)
        #expect(
            text.contains(
                #"{"kind":"put_food_habit","habit":{"id":"00000000000000030000000000000004","name":"cereal","helping":"bowl","#
                    + #""foodCode":"57100100","foodName":"Cereal, ready-to-eat, NFS","amount":{"quantity":1.5,"portion":"cup","grams":42}}}"#
            ))
        #expect(try JournalEntry(decoding: Array(text.utf8)).change == .putFoodHabit(habit))
    }

    @Test func `what was only noticed means nothing, and is written so`() throws {
        var noticed = habit
        noticed.standing = .noticed
        let bytes = try entry(.putFoodHabit(noticed)).encoded()
        #expect(String(decoding: bytes, as: UTF8.self).contains(#","standing":"noticed"}"#))
        #expect(try JournalEntry(decoding: bytes).change == .putFoodHabit(noticed))
        var diary = Diary()
        diary.apply(entry(.putFoodHabit(noticed)), sequence: 1)
        #expect(diary.foodHabits.isEmpty)
        #expect(diary.foodCorrections == [noticed])
    }

    @Test func `a habit can be forgotten, and that can be undone`() {
        var diary = Diary()
        diary.apply(entry(.putFoodHabit(habit)), sequence: 1)
        #expect(diary.foodHabits == [habit])
        diary.apply(entry(.remove(habit.id), 2), sequence: 2)
        #expect(diary.foodHabits.isEmpty)
        #expect(diary.inverse(of: EntryID(high: 0, low: 2)) == .putFoodHabit(habit))
    }
}
