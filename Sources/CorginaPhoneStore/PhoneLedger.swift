/// What the phone remembers of its own work beside a diary, for as long as the diary lasts: it grows with every entry, so each has a
/// row of its own. Its bytes are the app's; here they are only sealed.
public enum PhoneLedger: String, CaseIterable, Sendable {
    /// What stands in Apple Health.
    case writtenHealth
    /// What came from Apple Health.
    case takenHealth
    /// How far what was deleted in Apple Health is read.
    case healthAnchors
}
