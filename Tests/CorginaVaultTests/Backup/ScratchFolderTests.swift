import CorginaVault
import Foundation
import Testing

@Suite struct ScratchFolderTests {
    @Test func `one goes with its holder, and what nobody holds goes with the next`() throws {
        let base = try TemporaryFolder()
        var held: ScratchFolder? = try ScratchFolder(in: base.path)
        let home = base.path + "/corgina-scratch-\(geteuid())"
        let left = home + "/left"
        try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: false)
        try Data("a diary".utf8).write(to: URL(filePath: left + "/corgina.sqlite"))
        let other = try ScratchFolder(in: base.path)
        let names = { Set((try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []) }
        #expect(names().count == 2 && !names().contains("left"))
        #expect(ScratchFolder.removeAbandoned(in: base.path) == 0)
        held = nil
        #expect(held == nil && names() == [URL(filePath: other.path).lastPathComponent])
        #expect(try base.mode(of: "corgina-scratch-\(geteuid())") == 0o700)
        withExtendedLifetime(other) {}
    }

    @Test func `a place that others may enter, or that is a link, is not used`() throws {
        let (base, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
        let home = base.path + "/corgina-scratch-\(geteuid())"
        #expect(symlink(elsewhere.path, home) == 0)
        #expect(throws: VaultError.placeNotUsable) { try ScratchFolder(in: base.path) }
        unlink(home)
        #expect(mkdir(home, 0o777) == 0 && chmod(home, 0o777) == 0)
        #expect(throws: VaultError.placeNotUsable) { try ScratchFolder(in: base.path) }
        #expect(ScratchFolder.removeAbandoned(in: base.path) == 0)
    }
}
