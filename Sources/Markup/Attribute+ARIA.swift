// What assistive technology is told.
extension Attribute {
    public enum Role: String, Sendable {
        case alert, group, img, search, status
    }

    public enum Politeness: String, Sendable {
        case polite, assertive, off
    }

    public static func role(_ role: Role) -> Attribute { Attribute("role", role.rawValue) }
    public static func ariaLabel(_ text: String) -> Attribute { Attribute("aria-label", text) }
    public static func ariaLabelledby(_ id: String) -> Attribute { Attribute("aria-labelledby", id) }
    public static func ariaDescribedby(_ id: String) -> Attribute { Attribute("aria-describedby", id) }
    public static func ariaLive(_ politeness: Politeness) -> Attribute { Attribute("aria-live", politeness.rawValue) }
    public static func ariaPressed(_ isPressed: Bool) -> Attribute {
        Attribute("aria-pressed", isPressed ? "true" : "false")
    }
    public static func ariaExpanded(_ isExpanded: Bool) -> Attribute {
        Attribute("aria-expanded", isExpanded ? "true" : "false")
    }
    public static func ariaInvalid(_ isInvalid: Bool) -> Attribute {
        .when(isInvalid, Attribute("aria-invalid", "true"))
    }
    public static func ariaCurrent(_ isCurrent: Bool) -> Attribute {
        .when(isCurrent, Attribute("aria-current", "step"))
    }
    /// Marks the chosen one among several links.
    public static func ariaChosen(_ isChosen: Bool) -> Attribute {
        .when(isChosen, Attribute("aria-current", "true"))
    }
    /// Decoration: said elsewhere in words, or not worth saying.
    public static var ariaHidden: Attribute { Attribute("aria-hidden", "true") }
    public static var ariaModal: Attribute { Attribute("aria-modal", "true") }
}
