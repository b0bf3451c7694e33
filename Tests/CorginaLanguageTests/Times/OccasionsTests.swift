import CorginaCore
import Testing

@testable import CorginaLanguage

struct OccasionsTests {
    /// Each meal as its day, hour and foods.
    private func meals(_ sentence: String) -> [String] {
        Spoken.understand(sentence).events.compactMap { event in
            guard case .food(_, let items) = event.content else { return nil }
            let day = event.moment.day == Spoken.now.day ? "today" : "before"
            return "\(day) \(event.moment.time) \(items.map { $0.phrase.lowercased() }.joined(separator: "+"))"
        }
    }

    @Test(arguments: [
        ("half seven toast, ten o'clock a banana, half eleven a yogurt", 3),
        ("9 o clock pretzels 10 o clock an apple 11 o clock a nectarine", 3),
        ("0630 banana 0900 granola 1130 soup", 3),
        ("eggs for breakfast and a sandwich for lunch", 2),
        ("toast at 7. Eggs at 9 and three dates at ten", 3),
        ("an apple at 8 and a yogurt at 10", 2),
    ])
    func `each part of a sentence has its hour`(sentence: String, count: Int) {
        #expect(meals(sentence).count == count, "\(meals(sentence))")
    }

    @Test func `a time told behind the last food holds for its part alone`() {
        let told = meals("I had my lunch at eleven, soup, and a biscuit around twelve")
        #expect(told.count == 2, "\(told)")
    }

    @Test func `what a sentence says holds for the next that says nothing`() {
        let told = meals("Yesterday for breakfast: eggs at 8, toast at 9. And an orange. Today an apple")
        #expect(told.filter { $0.hasPrefix("today") }.count == 1, "\(told)")
        #expect(told.contains { $0.hasPrefix("before") && $0.contains("orange") }, "\(told)")
    }

    @Test(arguments: [
        ("Skipped breakfast. Lunch 12:20 turkey sub", "today 12:20"), ("lunch at 12:10, a turkey sub", "today 12:10"),
        ("for breakfast I had nothing, for lunch an egg sandwich", "today 12:30"),
        ("in my dream last night I ate a shoe, had toast this morning", "today 08:00"),
        ("ayer for dinner two tacos and a glass of milk", "before 18:30"), ("anoche two tacos", "before 20:00"),
    ])
    func `a time tells of what she had, whatever else was at another`(sentence: String, moment: String) {
        let told = meals(sentence)
        #expect(told.count == 1 && told[0].hasPrefix(moment), "\(told)")
    }

    @Test(arguments: [
        ("garden egg and groundnut, three garden eggs and a handful of groundnut", 2), ("a banana, then two bananas", 2),
        ("two cookies and another cookie", 2),
    ])
    func `what was only announced is logged as it was counted`(sentence: String, count: Int) {
        let foods = Spoken.understand(sentence).events.reduce(0) { sum, event in
            guard case .food(_, let items) = event.content else { return sum }
            return sum + items.count
        }
        #expect(foods == count, "\(meals(sentence))")
    }
}
