import CorginaCore
import Markup

/// The pregnancies of this diary, reached from settings alone. Taking an end back POSTs to ``Route/reopenPregnancy(_:)``.
public struct PregnanciesPage: Page, Hashable {
    public var entries: [Entry]
    /// Whether a new one can be added: none is ongoing.
    public var canAdd: Bool
    public var toast: Toast?

    /// One of them, as little told as she needs to know it again.
    public struct Entry: Hashable, Sendable {
        public var id: RecordID
        public var title: String
        public var line: String
        public var isOngoing: Bool
        /// Whether its end may be taken back: only while no other is ongoing.
        public var canReopen: Bool
    }

    /// - Parameter pregnancies: the latest first.
    public init(pregnancies: [Pregnancy], today: CalendarDay, english: WrittenEnglish, toast: Toast? = nil) {
        let canAdd = !pregnancies.contains { $0.outcome.isOngoing }
        self.canAdd = canAdd
        entries = pregnancies.map { Entry($0, on: today, canReopen: canAdd, english) }
        self.toast = toast
    }

    public var title: String { "Corgina" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: "Timelines").html {
            if !entries.isEmpty {
                settingsSection("Yours", id: "timelines", footer: nil) { ul { entries.map(row) } }
            }
            if canAdd {
                div(.class("group")) { linkRow(.plus, .mute, "Start a new timeline", to: .pregnancy(.methods)) }
            }
        }
        if let toast { toast.html }
    }

    private func row(_ entry: Entry) -> HTML {
        li(.class("row row--wrap")) {
            disc(entry.isOngoing ? .calendarClock : .leaf, entry.isOngoing ? .rose : .mute)
            div(.class("row__main")) {
                p(.class("row__title row__title--strong"), .directionAuto) { entry.title }
                p(.class("row__sub")) { entry.line }
            }
            if entry.canReopen {
                oneButtonForm(
                    to: .pregnancy(.reopen(entry.id)), class: "btn btn--plain",
                    label: "Take the end back: \(entry.line)"
                ) { "Take back" }
            }
        }
    }
}

extension PregnanciesPage.Entry {
    init(_ pregnancy: Pregnancy, on today: CalendarDay, canReopen: Bool, _ english: WrittenEnglish) {
        id = pregnancy.id
        isOngoing = pregnancy.outcome.isOngoing
        self.canReopen = canReopen && !isOngoing
        switch pregnancy.outcome {
        case .ongoing:
            title = "Week \(pregnancy.gestationalAge(on: today).completedWeeks)"
            line = "Due about \(english.full(pregnancy.estimatedDueDate))"
        case .birth(let day, let name):
            title = name.isEmpty ? "Born" : name
            line = english.full(day)
        case .loss(let day):
            title = "Ended"
            line = day.map { english.full($0) } ?? "No date kept"
        }
    }
}
