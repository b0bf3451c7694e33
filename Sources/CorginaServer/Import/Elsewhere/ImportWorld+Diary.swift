import CorginaCore
import CorginaImports
import CorginaJournal

extension ImportWorld {
    /// What reading a file needs to know of her whose diary it is.
    ///
    /// - Parameter offset: the seconds east of UTC that hold where she is at an instant.
    public init(
        _ diary: Diary, now: Moment, mostEntries: Int, offset: @escaping @Sendable (Int64) -> Int
    ) {
        self.init(
            now: now, mealHours: diary.profile?.mealHours ?? .usual, mostEntries: mostEntries,
            offset: offset, name: { RecordID(hashing: $0) })
    }

    /// The same in the time zone her profile names.
    public init(_ diary: Diary, mostEntries: Int, surroundings: Surroundings) {
        let zone = diary.profile?.timeZone
        self.init(diary, now: surroundings.moment(in: zone), mostEntries: mostEntries) {
            surroundings.offset(at: $0, in: zone)
        }
    }
}
