/// What a token may do. Raw values are kept, sealed, with each token.
public enum TokenRight: String, CaseIterable, Hashable, Sendable {
    /// Adding entries by a sentence. It hears back what was understood, and reads nothing else.
    case say
    /// Reading today's figures and the whole diary.
    case read

    /// As a choice to tick.
    var words: String {
        switch self {
        case .say: "Add entries by a sentence"
        case .read: "Read today’s figures and the whole diary"
        }
    }

    /// "adds entries", in a row.
    var verb: String {
        switch self {
        case .say: "adds entries"
        case .read: "reads"
        }
    }
}

extension Set<TokenRight> {
    /// "Adds entries and reads"
    var sentence: String {
        let verbs = TokenRight.allCases.filter(contains).map { $0.verb }.joined(separator: " and ")
        return verbs.prefix(1).uppercased() + verbs.dropFirst()
    }
}
