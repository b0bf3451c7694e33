import CorginaCore
import CorginaRooms

/// What the supplements screen shows: the parts of `SupplementsPage`, under the page's own names. The host fills it from the page, so
/// that the screen type-checks apart from the room's own types of doses.
struct SupplementsValue: Hashable, Sendable {
    var progress: Progress?
    var groups: [DoseGroup] = []
    /// Doses missed yesterday.
    var yesterday: [MissedDose] = []
    /// Those without a dose today, under a heading.
    var others: [Others] = []
    /// Whether nothing is on her list at all.
    var isEmpty = true
    var toast: Toast?

    /// `DoseProgressCard`
    struct Progress: Hashable, Sendable {
        var taken: Int
        var scheduled: Int
        /// 0...100
        var percent: Int
        /// "2 of 6 supplements taken"
        var supplements: String
        var isComplete: Bool
        /// "4 doses left today"
        var needed: String?
        /// "Iron is 1 h 20 min late. " and "Take it when you can."
        var late: Late?
        var days: [Day]
        /// Whole percent of the doses of seven days; `nil` while none has come.
        var compliance: Int?
        /// "2 doses missed"
        var missed: String?
    }

    struct Late: Hashable, Sendable {
        var words: String
        var advice: String
    }

    /// `DoseProgressCard.Day`
    struct Day: Hashable, Sendable {
        /// "S"
        var letter: String
        /// 0...100; `nil` for a day without doses.
        var percent: Int?
        /// "Sunday: 5 of 6 doses taken"
        var words: String
    }

    /// `DoseGroup`: "Morning" and "2 taken, 1 due"
    struct DoseGroup: Hashable, Sendable {
        var heading: String
        var words: String
        var symbol: Icon
        var hue: Hue
        var rows: [Row]
    }

    /// `SupplementRow`
    struct Row: Hashable, Sendable, Identifiable {
        var id: RecordID
        var name: String
        var isEssential: Bool
        /// "27 mg · once daily"
        var detail: String
        var dots: Dots?
        var badge: Badge?
        /// "1 extra dose"
        var extra: String?
        var tick: Tick?
    }

    /// `DoseDots`: one a dose, "2/3" and "2 of 3 doses taken"
    struct Dots: Hashable, Sendable {
        var states: [DoseState]
        var badge: String
        var words: String
    }

    /// `DoseBadge`: "Taken 09:04"
    struct Badge: Hashable, Sendable {
        var symbol: Icon
        var hue: Hue
        var words: String
    }

    /// `DoseTick`: the check beside a dose, and what a tap does.
    struct Tick: Hashable, Sendable {
        var slot: DoseSlot
        /// Whether a tap takes it, or takes it back.
        var takes: Bool
        var isSkipped: Bool
        /// "Mark as taken" or "Marked as taken"
        var label: String
    }

    /// `SupplementsPage.MissedDose`
    struct MissedDose: Hashable, Sendable {
        var slot: DoseSlot
        var name: String
        /// "Evening dose · 21:00"
        var detail: String
    }

    /// `SupplementsPage.OtherSupplements`
    struct Others: Hashable, Sendable {
        var heading: String
        var rows: [Row]
    }
}
