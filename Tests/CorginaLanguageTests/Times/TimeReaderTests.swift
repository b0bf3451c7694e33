import CorginaCore
import Testing

@testable import CorginaLanguage

struct TimeReaderTests {
    @Test(arguments: [
        ("an apple", "2026-03-10T12:30:00-05:00"),
        ("an apple an hour ago", "2026-03-10T11:30:00-05:00"),
        ("an apple 2 hours ago", "2026-03-10T10:30:00-05:00"),
        ("an apple half an hour ago", "2026-03-10T12:00:00-05:00"),
        ("eggs at 7 this morning", "2026-03-10T07:00:00-05:00"),
        ("eggs at 7:15 am", "2026-03-10T07:15:00-05:00"),
        ("pizza last night", "2026-03-09T20:00:00-05:00"),
        ("pizza at 9pm last night", "2026-03-09T21:00:00-05:00"),
        ("yesterday for lunch I had a sandwich", "2026-03-09T12:30:00-05:00"),
        ("eggs for breakfast", "2026-03-10T08:00:00-05:00"),
        ("eggs at half seven", "2026-03-10T07:30:00-05:00"), ("toast at quarter to eight", "2026-03-10T07:45:00-05:00"),
        ("toast at 8ish", "2026-03-10T08:00:00-05:00"), ("11:30 an apple", "2026-03-10T11:30:00-05:00"),
        ("an apple on the 4th", "2026-03-04T12:30:00-05:00"), ("we'd pizza", "2026-03-10T12:30:00-05:00"),
        ("a mango for the first time", "2026-03-10T12:30:00-05:00"),
        ("yesterday 0430 banana", "2026-03-09T04:30:00-05:00"), ("toast 0515 yesterday", "2026-03-09T05:15:00-05:00"),
        ("yesterday at 4:30 a banana", "2026-03-09T16:30:00-05:00"),
    ])
    func `a sentence says when it was`(sentence: String, expected: String) {
        #expect(Spoken.understand(sentence).events.first?.moment.description == expected)
    }

    @Test(arguments: [
        ("eggs for breakfast", MealType.breakfast), ("soup for dinner", .dinner), ("soup", .lunch),
        ("a breakfast burrito", .lunch),
    ])
    func `the meal is the one said, else the hour's`(sentence: String, expected: MealType) {
        guard case .food(let type, _)? = Spoken.understand(sentence).events.first?.content else {
            Issue.record("no food understood")
            return
        }
        #expect(type == expected)
    }

    /// Half past twelve; breakfast was logged at twenty to ten.
    @Test(arguments: [
        ("heartburn after breakfast", "2026-03-10T10:10:00-05:00"),
        ("felt sick since my breakfast", "2026-03-10T10:10:00-05:00"),
        ("heartburn after breakfast yesterday", "2026-03-09T08:30:00-05:00"),
        ("heartburn after dinner last night", "2026-03-09T19:00:00-05:00"),
        ("heartburn after lunch", "2026-03-10T12:30:00-05:00"),
        ("eggs for breakfast", "2026-03-10T08:00:00-05:00"),
    ])
    func `after a meal is after the one she logged`(sentence: String, expected: String) {
        var preferences = Preferences()
        let breakfast = Moment(day: Spoken.now.day, time: TimeOfDay(minutes: 580), utcOffset: Spoken.now.utcOffset)
        preferences.pastMeals = [PastMeal(moment: breakfast, type: .breakfast, items: [])]
        let read = Spoken.understand(sentence, preferences: preferences)
        #expect(read.events.first?.moment.description == expected)
    }
}
