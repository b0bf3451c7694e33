import CorginaCore

/// A way of entering the date of a pregnancy; its raw value names it in addresses and forms.
public enum DatingEntry: String, CaseIterable, Sendable {
    case dueDate = "due-date"
    case lastPeriod = "last-period"
    case ultrasound
    case conception
    case embryoTransfer = "embryo-transfer"

    /// The way a pregnancy was dated.
    public init(_ dating: DatingMethod) {
        switch dating {
        case .dueDate: self = .dueDate
        case .lastPeriod: self = .lastPeriod
        case .ultrasound: self = .ultrasound
        case .conception: self = .conception
        case .embryoTransfer: self = .embryoTransfer
        }
    }
}
