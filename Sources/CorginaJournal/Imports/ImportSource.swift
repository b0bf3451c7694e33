/// An app that entries can come from.
public enum ImportSource: UInt8, CaseIterable, Sendable {
    // The numbers are stored; see `docs/storage.md`.
    case myFitnessPal = 1
    case cronometer = 2
    case loseIt = 3
    case appleHealth = 4
    case clue = 5
    case flo = 6

    /// What it calls itself.
    public var name: String {
        switch self {
        case .myFitnessPal: "MyFitnessPal"
        case .cronometer: "Cronometer"
        case .loseIt: "Lose It"
        case .appleHealth: "Apple Health"
        case .clue: "Clue"
        case .flo: "Flo"
        }
    }
}
