import CorginaCore
import Markup

/// Her supplements today, dose by dose, and the rest of her list.
public struct SupplementsPage: Page, Hashable {
    public var progress: DoseProgressCard?
    public var groups: [DoseGroup]
    /// Missed yesterday, to be marked as taken after all.
    public var yesterday: [MissedDose]
    public var others: [OtherSupplements]
    public var advice: SupplementAdvice
    /// Whether there is anything on her list at all.
    public var isEmpty: Bool
    public var toast: Toast?

    /// A dose of yesterday that was missed.
    public struct MissedDose: Hashable, Sendable {
        public var slot: DoseSlot
        public var name: String
        /// "Evening dose · 21:00"
        public var detail: String
    }

    /// Those that have no dose today, under a heading.
    public struct OtherSupplements: Hashable, Sendable {
        public var heading: String
        public var id: String
        public var rows: [Row]

        public struct Row: Hashable, Sendable {
            public var id: RecordID
            public var name: String
            public var isEssential: Bool
            public var detail: String
            /// Whether it came to its place just now.
            public var isNew = false
        }
    }

    /// - Parameters:
    ///   - list: everything on her list.
    ///   - day: today's doses.
    ///   - yesterday: the day's before.
    ///   - week: the seven days that end today, the oldest first.
    public init(
        list: [Supplement], day: SupplementDay, yesterday: SupplementDay,
        week: [(day: CalendarDay, tally: DoseTally)], advice: SupplementAdvice = .none, now: Moment,
        english: WrittenEnglish, toast: Toast? = nil
    ) {
        isEmpty = list.isEmpty
        progress =
            list.contains { $0.status(on: now.day) == .active && !$0.schedule.isWhenNeeded }
            ? DoseProgressCard(day, week: week, list: list, now: now, english: english) : nil
        let scheduled = day.rows.filter { !$0.doses.isEmpty }
        groups = DoseGroup.all(of: scheduled.map { SupplementRow($0, now: now, english: english, origin: .list) })
        self.yesterday = yesterday.rows.flatMap { row in
            row.doses.filter { $0.state == .missed }.map { dose in
                let time = dose.time.map { " · " + english.clock($0) } ?? ""
                return MissedDose(
                    slot: dose.slot, name: row.supplement.name, detail: row.supplement.name(of: dose.slot) + time)
            }
        }
        let today = Set(scheduled.map { $0.supplement.id })
        others = OtherSupplements.all(of: list.filter { !today.contains($0.id) }, on: now.day, english)
        self.advice = advice
        self.toast = toast
    }

    public var title: String { "Supplements" }

    /// Lets the rows of those that just came onto the list, or under another heading, arrive in their places.
    mutating func arrive(_ changed: Set<RecordID>) {
        for group in groups.indices {
            for row in groups[group].rows.indices {
                groups[group].rows[row].isNew = changed.contains(groups[group].rows[row].id)
            }
        }
        for group in others.indices {
            for row in others[group].rows.indices {
                others[group].rows[row].isNew = changed.contains(others[group].rows[row].id)
            }
        }
    }
}

extension SupplementsPage.OtherSupplements {
    static func all(of list: [Supplement], on day: CalendarDay, _ english: WrittenEnglish) -> [Self] {
        var groups = [
            Self(heading: "When needed", id: "needed", rows: []), Self(heading: "Not today", id: "not-today", rows: []),
            Self(heading: "Paused", id: "paused", rows: []), Self(heading: "Stopped", id: "stopped", rows: []),
        ]
        for supplement in list {
            let (group, detail): (Int, String) =
                switch supplement.status(on: day) {
                case .active where supplement.schedule.isWhenNeeded: (0, supplement.dose.words)
                case .active, .notStarted: (1, supplement.meta)
                case .paused(let since): (2, "Since \(english.dayAndMonth(since))")
                case .stopped(let since): (3, "Since \(english.dayAndMonth(since))")
                }
            groups[group].rows.append(
                Row(
                    id: supplement.id, name: supplement.name, isEssential: supplement.isEssential, detail: detail))
        }
        return groups.filter { !$0.rows.isEmpty }
    }

    var html: HTML {
        section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("group-title"), .id(id)) { heading }
            ul(.class("group")) { rows.map(row) }
        }
    }

    private func row(_ row: Row) -> HTML {
        let use = use(of: row)
        return li(
            .class("row dose dose--plain"), .when(use != nil, .swipeRow(removing: false)),
            .when(row.isNew, .data(.fresh))
        ) {
            disc(.pill, heading == "Paused" || heading == "Stopped" ? .mute : .supplement)
            div(.class("row__main")) {
                h3(.class("dose__name")) {
                    a(
                        .href(Route.supplements(.one(row.id)).address), .directionAuto,
                        .ariaLabel("\(row.name). Show details")
                    ) { row.name }
                    if row.isEssential { essentialStar }
                }
                p(.class("dose__meta")) { row.detail }
            }
            if let use {
                ContextMenu(
                    label: "More about \(row.name)",
                    items: [use, .link("Edit \(row.name)", .pencil, .supplements(.edit(row.id)))]
                ).html
            } else {
                icon(.chevron, class: "chev")
            }
        }
    }

    /// What is done with one under this heading most; what is not due today is left alone.
    private func use(of row: Row) -> MenuItem? {
        switch id {
        case "needed": .action("Log a dose", .plus, .supplements(.extra(row.id)), swipe: .right("Log a dose"))
        case "paused", "stopped":
            .action(
                "Take it again", .undo, .supplements(.course(row.id)), fields: [("state", "active")],
                swipe: .right("Take again"))
        default: nil
        }
    }
}
