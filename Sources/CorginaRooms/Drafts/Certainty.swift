import Markup

/// How sure Corgina is that it understood, in words as well as bars.
public enum Certainty: String, CaseIterable, Sendable {
    case clear = "Clear"
    case fairlySure = "Fairly sure"
    case pleaseCheck = "Please check"

    /// From a confidence of 0...1.
    public init(confidence: Double) {
        self = confidence >= 0.8 ? .clear : confidence >= 0.5 ? .fairlySure : .pleaseCheck
    }

    private var bars: Int {
        switch self {
        case .clear: 3
        case .fairlySure: 2
        case .pleaseCheck: 1
        }
    }

    var html: HTML {
        span(.class("sure" + (self == .pleaseCheck ? " sure--check" : ""))) {
            span(.class("sure__bars"), .ariaHidden) {
                for bar in 1...3 { i(.class(bar <= bars ? "on" : "")) }
            }
            rawValue
        }
    }
}
