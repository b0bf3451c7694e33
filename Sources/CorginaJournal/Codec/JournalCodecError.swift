/// Why a journal entry could not be read or written. It names the field, never what is in it.
public enum JournalCodecError: Error, Hashable, Sendable, CustomStringConvertible {
    case notJSON(JSONError)
    /// A field is absent, of the wrong kind or outside what a diary can hold.
    case malformed(field: String)

    public var description: String {
        switch self {
        case .notJSON(let error): error.description
        case .malformed(let field): "The journal entry's field “\(field)” is missing or not possible."
        }
    }
}

/// What reading a change can run into: a mistake, or words only a newer version knows.
enum CodecFault: Error {
    case malformed(field: String)
    case unfamiliar
}
