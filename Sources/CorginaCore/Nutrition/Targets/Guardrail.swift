/// Where an amount lies between too little and too much. Said in words; a colour may help, never tell.
public enum Guardrail: String, CaseIterable, Sendable {
    /// Below the reference amount.
    case low
    case enough
    /// Above an amount it is better to stay under, which is no limit of safety.
    case high
    /// Above the tolerable upper level.
    case aboveLimit = "above_limit"

    /// "Low", "Enough", "High", "Above limit".
    public var displayName: String {
        switch self {
        case .low: "Low"
        case .enough: "Enough"
        case .high: "High"
        case .aboveLimit: "Above limit"
        }
    }
}
