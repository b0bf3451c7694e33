import CorginaCore
import CorginaJournal

/// What the phone itself says: on buttons of notifications, in widgets, in settings. Sentences of entries are the rooms'.
public struct PhoneWords: Hashable, Sendable {
    let english: WrittenEnglish

    public init(_ diary: Diary) { english = diary.profile?.english ?? .ofNoRegion }

    init(_ english: WrittenEnglish) { self.english = english }
}

// MARK: Notifications

extension PhoneWords {
    static let taken = "Taken"
    /// In place of "Taken" where no word may tell what it is about.
    static let done = "Done"
    static let later = "Later"
    static let skip = "Skip"

    /// In the place of a notification's words on a locked phone whose owner hides them there.
    public static let hidden = "Something is due"
    /// Where the phone lists a category's notifications together.
    public static let summary = "Corgina"

    /// For the one that comes when there is no room for more.
    var renewal: String { "Open Corgina so that your reminders go on." }
}

// MARK: Apple Health

extension PhoneWords {
    func movingToday(_ energy: Kilocalories) -> String { "Moving today: \(english.calories(energy))" }

    var movingExplanation: String {
        "Apple Health’s estimate. Your goal counts how active you usually are already, so it does not change."
    }

    /// `NSHealthShareUsageDescription`: why Corgina reads.
    public static let healthReading =
        "Corgina takes what you choose from Apple Health into your diary, such as weight, blood pressure and sleep. It stays on this device and where you sync it."
    /// `NSHealthUpdateUsageDescription`: why it writes.
    public static let healthWriting =
        "Corgina writes what you choose from your diary to Apple Health, such as meals, water and weight."
}
