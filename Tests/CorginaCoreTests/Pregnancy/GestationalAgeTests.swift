import CorginaCore
import Testing

struct GestationalAgeTests {
    @Test(arguments: [
        (0, "less than 1 week"), (1, "0 weeks, 1 day"), (7, "1 week"), (8, "1 week, 1 day"), (168, "24 weeks"),
        (169, "24 weeks, 1 day"), (171, "24 weeks, 3 days"), (281, "40 weeks, 1 day"), (-3, "less than 1 week"),
    ])
    func `An age is spelled out in completed weeks and days`(days: Int, text: String) {
        #expect(GestationalAge(days: days).spelledOut == text)
    }

    @Test(arguments: [
        ("12w3d", 87), ("12w", 84), ("12+3", 87), ("12w 3d", 87), ("0w1d", 1), ("42w0d", 294), ("8W2D", 58),
    ])
    func `The short forms of scan reports are read`(text: String, days: Int) {
        #expect(GestationalAge(text)?.days == days)
    }

    @Test(arguments: ["", "12", "12w7d", "w3d", "-1w2d", "45w0d", "1２w3d", "12w3d4", "99999999999w1d"])
    func `Anything else is refused`(text: String) {
        #expect(GestationalAge(text) == nil)
    }

    @Test func `Each age round-trips through its short form`() {
        for days in 0...308 {
            #expect(GestationalAge(GestationalAge(days: days).description)?.days == days)
        }
    }
}
