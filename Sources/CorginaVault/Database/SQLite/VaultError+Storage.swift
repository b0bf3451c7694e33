import GRDB

extension VaultError {
    /// What a failure inside a database access means.
    init(storage error: any Error) {
        if let error = error as? VaultError {
            self = error
            return
        }
        guard let error = error as? DatabaseError else {
            self = error is CancellationError ? .interrupted : .storageFailed(code: 0)
            return
        }
        switch error.extendedResultCode {
        case .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_DIR_FSYNC: self = .storageLost
        default: self = Self.meaning(of: error)
        }
    }

    private static func meaning(of error: DatabaseError) -> VaultError {
        switch error.resultCode {
        case .SQLITE_FULL: .diskFull
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: .readOnly
        case .SQLITE_NOTADB: .notACorginaDatabase
        case .SQLITE_INTERRUPT, .SQLITE_ABORT: .interrupted
        // The last is what a reader gives up with when others were at the log's index for ten seconds.
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .storageBusy
        default: .storageFailed(code: Int(error.extendedResultCode.rawValue))
        }
    }
}
