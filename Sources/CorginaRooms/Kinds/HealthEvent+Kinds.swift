import CorginaCore

extension HealthEvent.Details.Kind {
    /// What every screen knows of the kind.
    var entry: EntryKind {
        switch self {
        case .meal: EntryKind({ .meal($0) }) { if case .meal(let content) = $0 { content } else { nil } }
        case .hydration: EntryKind({ .hydration($0) }) { if case .hydration(let content) = $0 { content } else { nil } }
        case .supplement:
            EntryKind({ .supplement($0) }) { if case .supplement(let content) = $0 { content } else { nil } }
        case .symptom: EntryKind({ .symptom($0) }) { if case .symptom(let content) = $0 { content } else { nil } }
        case .weight: EntryKind({ .weight($0) }) { if case .weight(let content) = $0 { content } else { nil } }
        case .bloodPressure:
            EntryKind({ .bloodPressure($0) }) { if case .bloodPressure(let content) = $0 { content } else { nil } }
        case .glucose: EntryKind({ .glucose($0) }) { if case .glucose(let content) = $0 { content } else { nil } }
        case .temperature:
            EntryKind({ .temperature($0) }) { if case .temperature(let content) = $0 { content } else { nil } }
        case .kicks: EntryKind({ .kicks($0) }) { if case .kicks(let content) = $0 { content } else { nil } }
        case .contraction:
            EntryKind({ .contraction($0) }) { if case .contraction(let content) = $0 { content } else { nil } }
        case .sleep: EntryKind({ .sleep($0) }) { if case .sleep(let content) = $0 { content } else { nil } }
        case .appointment:
            EntryKind({ .appointment($0) }) { if case .appointment(let content) = $0 { content } else { nil } }
        case .note: EntryKind({ (_: Note) in .note }) { $0 == .note ? Note() : nil }
        }
    }

    /// What its entries are called, and their sign.
    public var look: EntryLook { entry.look }
}
