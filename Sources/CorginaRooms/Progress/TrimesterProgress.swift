import CorginaCore

/// How much of each third of the pregnancy has passed.
struct TrimesterProgress: Hashable, Sendable {
    var trimester: Trimester
    /// 0...100 for each third.
    var percents: [Int]

    init(_ pregnancy: Pregnancy, on today: CalendarDay) {
        let age = pregnancy.gestationalAge(on: today)
        trimester = Trimester(age)
        // First days of the thirds and the due date: 0w0d, 14w0d, 28w0d, 40w0d.
        let bounds = [0, 98, 196, 280]
        percents = (0..<3).map { third in
            let length = bounds[third + 1] - bounds[third]
            return Int(floor: Double(min(max(age.days - bounds[third], 0), length)) / Double(length) * 100)
        }
    }
}
