/// After how long without her a diary locks itself.
public enum LockDelay {
    /// What she can choose, in minutes; 0 for never.
    public static let choices = [0, 5, 10, 30]

    /// "5 min"
    static func short(_ minutes: Int) -> String { minutes == 0 ? "Never" : "\(minutes) min" }

    /// "5 minutes", to be read aloud.
    static func spoken(_ minutes: Int) -> String { minutes == 0 ? "Never" : "\(minutes) minutes" }
}
