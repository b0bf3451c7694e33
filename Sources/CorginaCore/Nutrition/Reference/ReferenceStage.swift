/// A stage as the tables of nutrients name it.
public enum ReferenceStage: String, CaseIterable, Sendable {
    case nonpregnant, pregnancy, lactation
    /// Advice that is the same at every stage.
    case all
}

/// Whether a figure is among those to show first.
public enum ReferenceDisplay: String, CaseIterable, Sendable {
    case core, extended
}
