import CorginaCore

/// The hours asleep of Apple Health, which come in stages and from several devices, as nights and naps.
struct HealthSleep {
    private struct Stage {
        var start: Moment
        var end: Moment
    }

    private var stages: [Stage] = []

    /// Stages are put together as they come, so that this is years of them.
    private static let mostStages = 1_000_000
    /// In seconds. Awake for longer, it is another sleep. The app's own choice.
    private static let longestBreak = 2 * 3_600
    /// In minutes and by the clock: what is shorter, and begins and ends in the day, is a nap. The app's own choice.
    private static let longestNap = 180
    private static let napHours = TimeOfDay(minutes: 9 * 60)...TimeOfDay(minutes: 20 * 60)

    /// What says that she was asleep, by whichever stage.
    static func isAsleep(_ value: String) -> Bool { value.hasPrefix("HKCategoryValueSleepAnalysisAsleep") }

    static func isInBed(_ value: String) -> Bool { value == "HKCategoryValueSleepAnalysisInBed" }

    /// - Throws: `tooLarge`.
    mutating func add(from start: Moment, to end: Moment) throws(ImportError) {
        guard start < end, end.seconds(since: start) <= 86_400 else { return }
        if let last = stages.last, last.start <= start, start <= last.end {
            if last.end < end { stages[stages.count - 1].end = end }
            return
        }
        guard stages.count < Self.mostStages else { throw .tooLarge }
        stages.append(Stage(start: start, end: end))
    }

    func close(into collector: inout ImportCollector) throws(ImportError) {
        var night: [Stage] = []
        for stage in stages.sorted(by: { $0.start < $1.start }) {
            if let last = night.last, stage.start.seconds(since: last.end) > Self.longestBreak {
                try Self.add(night, to: &collector)
                night = []
            }
            if let last = night.last, stage.start <= last.end {
                if last.end < stage.end { night[night.count - 1].end = stage.end }
            } else {
                night.append(stage)
            }
        }
        try Self.add(night, to: &collector)
    }

    private static func add(_ night: [Stage], to collector: inout ImportCollector) throws(ImportError) {
        guard let first = night.first, let last = night.last else { return }
        let minutes = night.reduce(0) { $0 + $1.end.seconds(since: $1.start) } / 60
        let isNap =
            minutes < longestNap && napHours.contains(first.start.time) && napHours.contains(last.end.time)
        let sleep = Sleep(minutes: minutes, asleep: first.start.time, isNap: isNap)
        try collector.add(.sleep(sleep), at: last.end, key: "\(first.start.secondsSinceEpoch)")
    }
}
