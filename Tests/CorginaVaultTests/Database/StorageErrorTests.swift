import GRDB
import Testing

@testable import CorginaVault

@Suite struct StorageErrorTests {
    @Test(arguments: [ResultCode.SQLITE_BUSY, .SQLITE_BUSY_SNAPSHOT, .SQLITE_LOCKED, .SQLITE_PROTOCOL])
    func `what was waited for in vain is no failure of the disk`(code: ResultCode) {
        #expect(VaultError(storage: DatabaseError(resultCode: code)) == .storageBusy)
    }

    @Test func `a failure that has no case of its own says what SQLite calls it`() {
        let error = VaultError(storage: DatabaseError(resultCode: .SQLITE_IOERR_READ))
        #expect(error == .storageFailed(code: 266))
        #expect(error.description.contains("266"))
        #expect(!VaultError.storageFailed(code: 0).description.contains("0"))
    }

    @Test func `a sync that failed is told apart from all else`() {
        #expect(VaultError(storage: DatabaseError(resultCode: .SQLITE_IOERR_FSYNC)) == .storageLost)
        #expect(VaultError(storage: DatabaseError(resultCode: .SQLITE_FULL)) == .diskFull)
    }

    @Test func `a backup waits where a request would not, and not for ever`() throws {
        var tries = 0
        #expect(
            try BusyRetry.doing { () throws(VaultError) in
                tries += 1
                guard tries == 3 else { throw .storageBusy }
                return tries
            } == 3)
        #expect(throws: VaultError.storageBusy) {
            try BusyRetry.doing { () throws(VaultError) -> Int in
                tries += 1
                throw .storageBusy
            }
        }
        #expect(tries == 8)
        #expect(throws: VaultError.diskFull) { try BusyRetry.doing { () throws(VaultError) -> Int in throw .diskFull } }
    }
}
