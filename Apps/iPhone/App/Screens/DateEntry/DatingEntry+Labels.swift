import CorginaRooms

/// What only the iPhone has for each way of dating: a picker of methods, and VoiceOver's hint. All other words are the room's.
extension DatingEntry {
    /// The name in a picker of methods.
    var shortName: String {
        switch self {
        case .dueDate: "Due Date"
        case .lastPeriod: "Last Period"
        case .ultrasound: "Ultrasound"
        case .conception: "Conception"
        case .embryoTransfer: "IVF"
        }
    }

    /// What VoiceOver says the date is for.
    var hint: String { self == .dueDate ? "Select when your baby is expected to arrive" : explanation }
}
