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
        "This is Apple Health’s estimate. It does not change your calorie goal."
    }

    /// `NSHealthShareUsageDescription`: why Corgina reads.
    public static let healthReading =
        "Corgina takes what you choose from Apple Health into your diary, such as weight, blood pressure and sleep. It stays on this device and where you sync it."
    /// `NSHealthUpdateUsageDescription`: why it writes.
    public static let healthWriting =
        "Corgina writes what you choose from your diary to Apple Health, such as meals, water and weight."
}

// MARK: Siri

extension PhoneWords {
    static let askAgain = "What would you like to log?"
    static let tooLong = "That is a lot at once. Say it in parts."
    static let discarded = "Discarded. Nothing was added."
    static let gone = "That is no longer waiting. Look on Today whether it was added."
    static let notUnderstood = "Corgina can’t keep that. Open Corgina and type it."
    static let closed = "Your diary is locked. Open Corgina to log it."
    /// Said before Corgina comes to the front because the diary is locked.
    public static let opening = "Your diary is locked. Corgina opens so that you can unlock it."
    static let unlock = "Unlock your phone to hear that."
    static let noPregnancy = "Corgina has no dates to tell that from."

    /// The seeds' question.
    static func review(_ count: Int) -> String {
        "I found \(count == 1 ? "1 item" : "\(count) items"). Review in app?"
    }
}

// MARK: Widgets

extension PhoneWords {
    static let calories = "Today"
    static let nextDose = "Next dose"
    static let late = "Late"
    static let allTaken = "All doses taken"
    static let nothingToTake = "Nothing to take"
    static let openForToday = "Open Corgina to see today."

    /// "of 2,000 cal"
    static func of(_ goal: Kilocalories, _ english: WrittenEnglish) -> String { "of \(english.calories(goal))" }

    /// "7 of 10 movements"
    static func movements(_ count: Int, of target: Int) -> String { "\(count) of \(target) movements" }

    /// On the button of a count.
    public static let feltOne = "Felt one"
    public static let undoLast = "Undo last"
    public static let contractionStarts = "It starts"
    public static let contractionEnds = "It’s over"
}

// MARK: Sync, export

extension PhoneWords {
    /// Beneath the switch that lets Corgina sync while it is closed.
    public static let whileClosed =
        "Closed, Corgina syncs now and then while your iPhone is unlocked, without asking for Face ID. For that, your diary’s key is also kept where Corgina can read it by itself."
    public static let notErased = "Your diary could not be erased. Unlock your iPhone and try again."
    public static let notExported = "The file could not be written. Unlock your iPhone, free some space and try again."

    /// "1 entry is damaged and is not in the file."
    public static func left(_ count: Int) -> String {
        count == 1
            ? "1 entry is damaged and is not in the file." : "\(count) entries are damaged and are not in the file."
    }

    /// For pages of a server or a browser that this iPhone has in its own settings.
    static let elsewhereTitle = "Look under “This iPhone”"
    static let elsewhere =
        "Sync, export, import and erasing are on this iPhone’s own screen. Go to Today and tap “This iPhone” at the bottom."
}

// MARK: Microphone and camera

extension PhoneWords {
    // As the sheet on a page says it.
    static let listening = "Listening…"
    static let readingSpeech = "Reading what you said…"
    static let tryAgain = "Let's try that again"
    static let nothingHeard = "Nothing was heard. Tap and say it again, or type it."

    /// The name of a recipe that was read without one.
    static let newRecipe = "New recipe"

    /// `NSMicrophoneUsageDescription`
    public static let microphone = "Corgina listens while you say what to log. Your voice stays on this device."
    /// `NSSpeechRecognitionUsageDescription`
    public static let speech = "What you say becomes words on this device."
    /// `NSCameraUsageDescription`
    public static let camera = "Corgina reads barcodes and recipes. No picture is kept."
    /// `NSFaceIDUsageDescription`
    public static let faceID = "Face ID opens your diary on this device."
}
