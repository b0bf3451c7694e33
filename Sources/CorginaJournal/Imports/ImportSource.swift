/// Where entries can come from: another app, or a health record.
public enum ImportSource: UInt8, CaseIterable, Sendable {
    // The numbers are stored; see `docs/storage.md`.
    case myFitnessPal = 1
    case cronometer = 2
    case loseIt = 3
    case appleHealth = 4
    case clue = 5
    case flo = 6
    case healthRecord = 7

    /// As it stands after "From": what an app calls itself.
    public var name: String {
        switch self {
        case .myFitnessPal: "MyFitnessPal"
        case .cronometer: "Cronometer"
        case .loseIt: "Lose It"
        case .appleHealth: "Apple Health"
        case .clue: "Clue"
        case .flo: "Flo"
        case .healthRecord: "a health record"
        }
    }
}
