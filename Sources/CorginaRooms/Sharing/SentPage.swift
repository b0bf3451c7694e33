import CorginaCore
import Markup

/// What companions sent, each to take or to drop. POSTs to ``SharingPlace/take(_:_:)`` and ``SharingPlace/drop(_:_:)``.
public struct SentPage: Page, Hashable {
    public var rows: [Row]
    /// Why the last could not be taken.
    public var problem: String?

    /// One thing, ready to show.
    public struct Row: Hashable, Sendable {
        public var share: RecordID
        public var item: RecordID
        /// "From Sam"
        public var from: String
        public var words: String
        /// "For Hospital bag · Tue 10 Mar, 18:40"
        public var detail: String
        public var isForList: Bool

        /// - Parameter list: the name of the list it is for.
        public init(
            _ thing: SentThing, share: RecordID, from name: String, list: String?, english: WrittenEnglish
        ) {
            self.share = share
            item = thing.id
            from = "From \(name)"
            words = thing.words
            isForList = thing.list != nil
            let purpose = thing.list == nil ? "For your diary" : list.map { "For \($0)" } ?? "For a list that is gone"
            detail = "\(purpose) · \(english.withWeekday(thing.moment.day)), \(english.clock(thing.moment))"
        }
    }

    public init(rows: [Row], problem: String? = nil) {
        self.rows = rows
        self.problem = problem
    }

    public var title: String { "Sent to you" }

    public var content: HTML {
        PageFrame(back: ("Back to sharing", .sharing(.list)), title: "Sharing", isTitleHeading: false).html {
            screenLead(
                "Sent to you",
                rows.isEmpty ? "Nothing is waiting for you." : "Nothing here is in your diary until you add it."
            )
            if let problem { notice(.warning, .call, "", problem) }
            rows.map(card)
            quietLink("Back to today", to: .today)
        }
    }

    private func card(_ row: Row) -> HTML {
        section(.class("card stack"), .ariaLabelledby("sent-\(row.item)")) {
            div {
                h2(.class("card__title"), .id("sent-\(row.item)"), .directionAuto) { row.from }
                p(.directionAuto) { row.words }
                p(.class("card__sub"), .directionAuto) { row.detail }
            }
            div(.class("pair")) {
                oneButtonForm(
                    to: .sharing(.take(row.share, row.item)), class: "btn btn--soft btn--wide",
                    label: row.isForList ? "Add “\(row.words)”" : "Review “\(row.words)”"
                ) { row.isForList ? "Add" : "Review" }
                oneButtonForm(
                    to: .sharing(.drop(row.share, row.item)), class: "btn btn--quiet btn--wide",
                    label: "Discard “\(row.words)”"
                ) { "Discard" }
            }
        }
    }
}
