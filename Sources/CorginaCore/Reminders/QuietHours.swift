/// The hours in which nothing reminds her, by the clock where she is. They may pass midnight.
public struct QuietHours: Hashable, Sendable {
    public var start: TimeOfDay
    /// The first minute that is not quiet any more.
    public var end: TimeOfDay

    /// - Parameter end: with the same time as `start` no hour is quiet.
    public init(start: TimeOfDay, end: TimeOfDay) {
        self.start = start
        self.end = end
    }

    /// From 10 in the evening to 7 in the morning. The app's own choice.
    public static let usual = QuietHours(start: TimeOfDay(minutes: 1_320), end: TimeOfDay(minutes: 420))

    public func contains(_ time: TimeOfDay) -> Bool {
        start <= end ? start <= time && time < end : time >= start || time < end
    }

    /// The day on which the quiet hours end that this moment lies in; `nil` outside them.
    public func endDay(of moment: Moment) -> CalendarDay? {
        guard contains(moment.time) else { return nil }
        return moment.time < end ? moment.day : moment.day + 1
    }
}
