import Foundation
import Testing

@testable import CorginaVault

@Suite struct FolderLockTests {
    @Test func `one holds a folder at a time, and the next when it is let go`() throws {
        let folder = try TemporaryFolder()
        do {
            let lock = try FolderLock(folder.path + "/lock")
            #expect(throws: VaultError.inUse) { try FolderLock(folder.path + "/lock") }
            withExtendedLifetime(lock) {}
        }
        _ = try FolderLock(folder.path + "/lock")
        #expect(throws: VaultError.folderNotUsable) { try FolderLock(folder.path + "/nowhere/lock") }
    }
}
