import CorginaCore
import CorginaJournal

/// What a notification says, where a tap on it leads, and what can be done on it without opening Corgina.
public struct ReminderNotice: Hashable, Sendable {
    public let body: String
    public let place: Route
    public let actions: [Action]

    /// A button of a notification.
    public struct Action: Hashable, Sendable {
        public let kind: Kind
        public let words: String
        /// What it sends, in this order.
        public let posts: [Post]
    }

    public enum Kind: String, Sendable {
        case taken, later, skip
    }

    /// A form that is sent as if she had pressed its button.
    public struct Post: Hashable, Sendable {
        public let place: Route
        public let fields: [Field]

        /// A name and a value.
        public struct Field: Hashable, Sendable {
            public let name: String
            public let value: String
        }
    }

    /// Above it, and all there is where nobody may know more.
    public static let title = "Corgina"

    /// For a device whose diary is closed.
    public static let closed = ReminderNotice(
        body: "Something is due. Open Corgina to see what.", place: .today, actions: [])
    /// For a try.
    public static let test = ReminderNotice(
        body: "Reminders reach this device.", place: .reminders(.preferences), actions: [])
    /// For what was done meanwhile.
    static let done = ReminderNotice(body: "Nothing is left to do here.", place: .today, actions: [])
}

extension ReminderNotice {
    /// - Parameters:
    ///   - reminders: what of a minute still matters.
    ///   - minute: the minute the device was woken for.
    public init(_ reminders: [Reminder], at minute: Int64, in diary: Diary, now: Moment) {
        guard let first = reminders.first else {
            self = .done
            return
        }
        let preferences = diary.profile?.reminders ?? ReminderPreferences()
        let words = ReminderWords(diary: diary, now: now)
        let place = Self.place(of: reminders, first)
        let actions = Self.actions(on: reminders, at: minute, isDiscreet: preferences.isDiscreet)
        self.init(
            body: preferences.isDiscreet ? "Something is due. Tap to see what." : words.lines(for: reminders),
            place: place, actions: actions)
    }

    /// What is of one kind leads to its page, more than one to Today.
    private static func place(of reminders: [Reminder], _ first: Reminder) -> Route {
        let places = Set(reminders.map { place(of: $0.subject) })
        return places.count == 1 ? place(of: first.subject) : .today
    }

    private static func place(of subject: Reminder.Subject) -> Route {
        switch subject {
        case .dose, .lateDose, .missedDoses: .supplements(.list)
        case .visitTomorrow(let id), .visitSoon(let id): .appointments(.one(id))
        case .water: .hydration(.today)
        case .goals: .today
        case .kicks: .measurements(.kind(.kicks))
        }
    }

    /// Doses can be marked where they are all there is; a visit does not come later.
    private static func actions(on reminders: [Reminder], at minute: Int64, isDiscreet: Bool) -> [Action] {
        let slots = reminders.compactMap { $0.subject.slot }
        let later = Action(
            kind: .later, words: "Later",
            posts: [Post(place: .reminders(.later), fields: [.init(name: "at", value: "\(minute)")])])
        guard slots.count == reminders.count else {
            let waits = reminders.allSatisfy { [.water, .goals, .kicks].contains($0.subject.kind) }
            return waits ? [later] : []
        }
        return [
            Action(kind: .taken, words: isDiscreet ? "Done" : "Taken", posts: slots.map { post("taken", $0) }), later,
            Action(kind: .skip, words: "Skip", posts: slots.map { post("skipped", $0) }),
        ]
    }

    private static func post(_ state: String, _ slot: DoseSlot) -> Post {
        Post(place: .supplements(.dose(slot)), fields: [.init(name: "state", value: state)])
    }
}
