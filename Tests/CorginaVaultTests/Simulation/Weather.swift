import SeededRandom

/// How bad everything is in one history. Some histories have one trouble alone, some have all of them.
struct Weather {
    /// In a thousand.
    var lost = 0
    var doubled = 0
    var failingCalls = 0
    var closedPages = 0
    /// Milliseconds.
    var longestWay = 0
    var longestCall = 0
    var killEvery: Int?

    init(using chance: inout SeededGenerator) {
        lost = [0, 0, 50, 300, 600].randomElement(using: &chance) ?? 0
        doubled = [0, 0, 100, 500].randomElement(using: &chance) ?? 0
        failingCalls = [0, 0, 30, 200].randomElement(using: &chance) ?? 0
        closedPages = [0, 0, 100, 300].randomElement(using: &chance) ?? 0
        longestWay = [1, 200, 5_000, 90_000].randomElement(using: &chance) ?? 1
        longestCall = [1, 50, 3_000, 20_000].randomElement(using: &chance) ?? 1
        killEvery = [nil, nil, 90_000, 15_000].randomElement(using: &chance) ?? nil
    }

    /// After which all that waits arrives.
    static var calm: Weather {
        var none = SeededGenerator(seed: 0)
        var calm = Weather(using: &none)
        (calm.lost, calm.doubled, calm.failingCalls, calm.closedPages) = (0, 0, 0, 0)
        (calm.longestWay, calm.longestCall, calm.killEvery) = (20, 5, nil)
        return calm
    }
}
