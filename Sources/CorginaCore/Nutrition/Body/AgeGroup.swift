/// The ages the reference intakes are set for.
public enum AgeGroup: String, CaseIterable, Sendable {
    case teens = "14-18"
    case young = "19-30"
    case older = "31-50"

    /// `nil` outside 14 to 50 years, which the reference does not cover.
    public init?(age: Int) {
        switch age {
        case 14...18: self = .teens
        case 19...30: self = .young
        case 31...50: self = .older
        default: return nil
        }
    }
}
