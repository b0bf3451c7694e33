import CorginaCore

/// When she woke. A night belongs to the day it ends on.
struct Morning {
    /// At what time, where she told it.
    let woke: TimeOfDay?
    /// The moment the sentence names: of an evening or a night, the morning comes after it. `nil` for the last night.
    let day: Moment?

    /// When a night ends that nobody told the end of. The app's own choice.
    private static let usual = TimeOfDay(minutes: 7 * 60)
    /// From this time on a named moment is the evening before. The app's own choice.
    private static let evening = TimeOfDay(minutes: 18 * 60)

    func moment(now: Moment) -> Moment {
        var morning = now.day
        if let day { morning = Swift.min(day.day + (day.time >= Self.evening ? 1 : 0), now.day) }
        let moment = Moment(day: morning, time: woke ?? Self.usual, utcOffset: now.utcOffset)
        guard moment > now else { return moment }
        // What she told lies behind her; a usual time that is still to come is no later than now.
        return woke == nil ? now : Moment(day: morning - 1, time: woke ?? Self.usual, utcOffset: now.utcOffset)
    }
}
