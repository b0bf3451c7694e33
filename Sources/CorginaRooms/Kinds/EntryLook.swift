/// What the entries of one kind are called, and the sign they carry.
struct EntryLook: Hashable, Sendable {
    /// What the button that logs one calls it: "Blood Pressure".
    var name: String
    /// What a list of them is called: "Drinks".
    var plural: String
    var symbol: Icon
    var hue: Hue
    /// What the time of an entry is.
    var time = "Time"
    /// Whether a word on when to call belongs beside it. Source: docs/clinical/README.md, rule 2.
    var deservesCallAdvice = false
}
