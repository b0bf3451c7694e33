import Markup

/// How sure Corgina is that it understood. It says nothing when it is.
public enum Certainty: String, CaseIterable, Sendable {
    case clear, fairlySure, pleaseCheck

    /// From a confidence of 0...1.
    public init(confidence: Double) {
        self = confidence >= 0.8 ? .clear : confidence >= 0.5 ? .fairlySure : .pleaseCheck
    }

    @HTMLBuilder var html: HTML {
        if self != .clear {
            span(.class("sure" + (self == .pleaseCheck ? " sure--check" : ""))) { "Is this right?" }
        }
    }
}
