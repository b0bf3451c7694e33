import CorginaCore

/// A link she made, ready to show.
public struct ClinicLink: Hashable, Sendable {
    public var id: RecordID
    public var contents: ClinicContents
    /// "26 November 2026, 20:42"
    var made: String
    /// "27 November, 20:42"
    var ends: String
    var opened: Int
    var most: Int
    /// "26 November, 21:03"; `nil` before the first opening.
    var lastOpened: String?
    var asksForPIN: Bool
    /// Whether too many wrong PINs were tried.
    var isBlocked: Bool

    /// - Parameters:
    ///   - opened: how often it was opened.
    ///   - most: how often it may be opened.
    public init(
        id: RecordID, contents: ClinicContents, made: Moment, ends: Moment, opened: Int, most: Int,
        lastOpened: Moment?, asksForPIN: Bool, isBlocked: Bool, english: WrittenEnglish
    ) {
        self.id = id
        self.contents = contents
        self.made = "\(english.full(made.day)), \(english.clock(made))"
        self.ends = "\(english.dayAndMonth(ends.day)), \(english.clock(ends))"
        self.opened = opened
        self.most = most
        self.lastOpened = lastOpened.map { "\(english.dayAndMonth($0.day)), \(english.clock($0))" }
        self.asksForPIN = asksForPIN
        self.isBlocked = isBlocked
    }

    /// Whether it opens, until it ends.
    var isOpen: Bool { !isBlocked && opened < most }

    /// "Opened 1 of 5 times, last on 26 November, 21:03"
    var openings: String {
        guard let lastOpened else { return "Not opened yet. It can be opened \(most == 1 ? "once" : "\(most) times")." }
        return "Opened \(opened) of \(most == 1 ? "1 time" : "\(most) times"), last on \(lastOpened)"
    }

    /// How it stands, in a row.
    var state: String {
        if isBlocked { return "Ended by wrong PINs" }
        return isOpen ? "Ends \(ends)" : "Opens no more"
    }
}
