/// Why PostgreSQL did not do something. It has no message, because messages name values.
struct PostgresError: Error, Hashable {
    /// The five characters of SQLSTATE; empty where the connection was lost before any came.
    let state: String

    /// What others did at the same time came between: the same transaction may well succeed when it is run again.
    ///
    /// A row that is there already is among them: it was not there when the transaction looked.
    var isCollision: Bool { ["40001", "40P01", "23505", "42P07"].contains(state) }

    /// The server is gone or going, or the way to it is.
    var isLinkLost: Bool { state.isEmpty || state.hasPrefix("08") || state.hasPrefix("57P") }

    /// Whether a commit that ended so may have been kept.
    var leavesUnknown: Bool { isLinkLost || state == "40003" }

    /// Something in the transaction failed before, and nothing more is done in it.
    static let abortedTransaction = "25P02"

    /// What PostgreSQL's documentation says of the states, "PostgreSQL Error Codes".
    var meaning: VaultError {
        switch state {
        case "53100": .diskFull
        case "25006": .readOnly
        case "57014": .interrupted
        case "40001", "40P01", "55P03", "53300": .storageBusy
        case _ where isLinkLost: .databaseNotReachable
        default: .databaseFailed(state: state)
        }
    }
}
