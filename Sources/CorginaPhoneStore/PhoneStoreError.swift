/// Why the phone's store did not do what it was asked for. Nothing was changed then. No case carries anything she wrote.
public enum PhoneStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file was made by a newer Corgina.
    case newer
    /// An entry could not be read back, and is not kept.
    case notWritable
    /// There is no room left.
    case full
    /// The phone is locked, or its storage does not answer.
    case failed

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .newer: "This diary was written by a newer Corgina. Update Corgina, then open it again."
        case .notWritable: "This could not be saved as it is. Shorten it and try again; your diary is as it was."
        case .full: "There is no room left on this iPhone. Free some space and try again; your diary is as it was."
        case .failed: "Your diary could not be reached. Unlock your iPhone and try again; nothing was changed."
        }
    }
}
