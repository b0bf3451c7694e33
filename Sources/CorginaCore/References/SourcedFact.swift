/// A row of the clinical reference that says something, with where it comes from.
///
/// One rule holds for every table: a row is told with a source that somebody can look up. A row without one is left out, unless it
/// would be less safe not to tell it: then the words "No published source" stand where its source would.
public protocol SourcedFact {
    var sources: [ClinicalSource] { get }

    /// Whether it is told even where no published source was found: a warning, or when to call.
    var isToldWithoutSource: Bool { get }
}

extension SourcedFact {
    public var isToldWithoutSource: Bool { false }

    /// Whether somebody can look up where it comes from.
    public var isCited: Bool { sources.contains { $0.isCitable } }

    /// Whether it may be shown at all.
    public var isTold: Bool { isCited || isToldWithoutSource }
}

extension Sequence where Element: SourcedFact {
    /// Those that may be shown, in their order.
    public var told: [Element] { filter { $0.isTold } }
}

/// When to call: silence would be taken for "all is well".
extension ClinicalRule: SourcedFact {
    public var isToldWithoutSource: Bool { true }
}

extension CareAnswer: SourcedFact {
    public var isToldWithoutSource: Bool { true }
}

/// What helps and when to call, for a symptom that she has.
extension SymptomKind: SourcedFact {
    public var isToldWithoutSource: Bool { true }
}

/// A warning about a food.
extension FoodSafetyRule: SourcedFact {
    public var isToldWithoutSource: Bool { true }
}

/// What to mind about something that she takes.
extension CatalogueSupplement: SourcedFact {
    public var isToldWithoutSource: Bool { true }
}

/// What not to combine and what to ask about is a warning. What to take at another time, or together, is a convenience.
extension SupplementInteraction: SourcedFact {
    public var isToldWithoutSource: Bool { action == .avoid || action == .ask }
}

extension CaffeineFigure: SourcedFact {}
extension FishAdvice: SourcedFact {}
extension FoodSafetyNote: SourcedFact {}
extension IronSalt: SourcedFact {}
extension Milestone: SourcedFact {}
extension PostpartumAppointment: SourcedFact {}
extension ReferenceAdvice: SourcedFact {}
extension TypicalAppointment: SourcedFact {}
