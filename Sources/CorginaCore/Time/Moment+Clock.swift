extension Moment {
    /// The moment a clock shows `time` on `day` in a zone that changes its clocks.
    ///
    /// A time skipped in spring counts with the offset before the change, one that comes twice in autumn as the first.
    ///
    /// - Parameter offset: the seconds east of UTC that hold there at an instant, in seconds since 1970-01-01T00:00:00Z.
    public init(day: CalendarDay, time: TimeOfDay, offset: (Int64) -> Int) {
        // 18 hours before: no offset is larger, so no change of this day has been made yet.
        let before = offset(Int64(day.number) * 86_400 + Int64(time.minutes * 60 - 64_800))
        let guess = Moment(day: day, time: time, utcOffset: before)
        let after = offset(guess.secondsSinceEpoch)
        let second = Moment(day: day, time: time, utcOffset: after)
        self = after != before && offset(second.secondsSinceEpoch) == after ? second : guess
    }
}
