import CorginaRooms

/// Which buttons a notification has. The raw values are the identifiers the phone knows them by.
public enum NotificationCategory: String, CaseIterable, Hashable, Sendable {
    /// Taken, Later, Skip.
    case doses = "corgina.doses"
    /// The same in words that name nothing: Done, Later, Skip.
    case discreetDoses = "corgina.doses.discreet"
    /// Later.
    case postponable = "corgina.later"
    /// None.
    case plain = "corgina.plain"

    init(_ notice: ReminderNotice, isDiscreet: Bool) {
        switch Set(notice.actions.map { $0.kind }) {
        case []: self = .plain
        case [.later]: self = .postponable
        default: self = isDiscreet ? .discreetDoses : .doses
        }
    }

    /// In the order of ``NotificationAction/kind``, as the phone shows them.
    public var actions: [NotificationAction] {
        switch self {
        case .doses: NotificationAction.all.map { NotificationAction($0, isDiscreet: false) }
        case .discreetDoses: NotificationAction.all.map { NotificationAction($0, isDiscreet: true) }
        case .postponable: [NotificationAction(.later, isDiscreet: false)]
        case .plain: []
        }
    }
}

/// A button of a notification.
public struct NotificationAction: Hashable, Sendable {
    /// Its raw value is its identifier.
    public let kind: ReminderNotice.Kind
    public let title: String
    /// Whether the phone has to be unlocked for it: whoever holds the phone otherwise writes into her diary.
    public var needsUnlockedPhone: Bool { kind != .later }

    static let all: [ReminderNotice.Kind] = [.taken, .later, .skip]

    init(_ kind: ReminderNotice.Kind, isDiscreet: Bool) {
        self.kind = kind
        title =
            switch kind {
            case .taken: isDiscreet ? PhoneWords.done : PhoneWords.taken
            case .later: PhoneWords.later
            case .skip: PhoneWords.skip
            }
    }
}
