import CorginaCore
import Markup

/// What she is reminded of, when not, in which words, and whether this device is. POSTs to ``ReminderPlace/preferences`` the kinds by
/// their names (each `yes` when ticked), `quiet`, `quietStart`, `quietEnd`, `water1` …, `goalsTime`, `kicksTime` and `words`
/// (`discreet` or `plain`).
public struct RemindersPage: Page, Hashable {
    public var fields: Fields
    public var device: Device
    /// Where the diary lives, and with it who makes the words.
    public var home: DiaryHome
    /// Whether movements, weeks and the like may be spoken of: not after a loss.
    public var speaksOfPregnancy: Bool
    public var errors: [FieldError]
    /// A word after something was done on the device.
    public var done: String?
    public var problem: String?
    /// A word after saving.
    public var toast: Toast?

    /// How this device stands.
    public enum Device: Hashable, Sendable {
        /// The owner has not switched reminders on.
        case serverSendsNone
        /// The server did not say.
        case unknown
        /// An app that reminds by itself, without a server.
        case phone
        /// The key browsers are given, in base64url.
        case off(key: String)
        case on(key: String)
    }

    /// What stands in the fields, as it is kept or as she typed it.
    public struct Fields: Hashable, Sendable {
        public var kinds: Set<ReminderKind>
        public var isQuiet: Bool
        public var quietStart: String
        public var quietEnd: String
        public var waterTimes: [String]
        public var goalsTime: String
        public var kicksTime: String
        public var isDiscreet: Bool

        public init(_ preferences: ReminderPreferences) {
            let quiet = preferences.quietHours ?? .usual
            let blank = Array(repeating: "", count: ReminderPreferences.mostWaterTimes)
            kinds = preferences.kinds
            isQuiet = preferences.quietHours != nil
            (quietStart, quietEnd) = ("\(quiet.start)", "\(quiet.end)")
            waterTimes = Array(
                (preferences.waterTimes.map { "\($0)" } + blank).prefix(ReminderPreferences.mostWaterTimes))
            (goalsTime, kicksTime) = ("\(preferences.goalsTime)", "\(preferences.kicksTime)")
            isDiscreet = preferences.isDiscreet
        }
    }

    public init(
        _ preferences: ReminderPreferences, device: Device, home: DiaryHome = .server, speaksOfPregnancy: Bool,
        errors: [FieldError] = [], done: String? = nil, problem: String? = nil, toast: Toast? = nil
    ) {
        fields = Fields(preferences)
        self.device = device
        self.home = home
        self.speaksOfPregnancy = speaksOfPregnancy
        self.errors = errors
        self.done = done
        self.problem = problem
        self.toast = toast
    }

    public var title: String { "Reminders" }
}

extension RemindersPage.Fields {
    /// What she typed, as she typed it.
    init(_ form: Form) {
        self.init(ReminderPreferences())
        kinds = Set(ReminderKind.allCases.filter { form.contains($0.rawValue) })
        isQuiet = form.contains("quiet")
        (quietStart, quietEnd) = (form["quietStart"] ?? "", form["quietEnd"] ?? "")
        waterTimes = (1...ReminderPreferences.mostWaterTimes).map { form["water\($0)"] ?? "" }
        (goalsTime, kicksTime) = (form["goalsTime"] ?? "", form["kicksTime"] ?? "")
        isDiscreet = form["words"] != "plain"
    }
}
