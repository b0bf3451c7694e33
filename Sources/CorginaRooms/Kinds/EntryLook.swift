/// What the entries of one kind are called, and the sign they carry.
public struct EntryLook: Hashable, Sendable {
    /// What the button that logs one calls it: "Blood Pressure".
    public var name: String
    /// What a list of them is called: "Drinks".
    public var plural: String
    public var symbol: Icon
    public var hue: Hue
    /// What the time of an entry is.
    public var time = "Time"
    /// Whether a word on when to call belongs beside it. Source: docs/clinical/README.md, rule 2.
    public var deservesCallAdvice = false
}
