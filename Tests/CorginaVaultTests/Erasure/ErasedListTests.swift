import Crypto
import Foundation
import Testing

@testable import CorginaVault

@Suite struct ErasedListTests {
    private let ids = (1...3).map { Data(repeating: UInt8($0), count: 32) }

    private func tombstones(_ ids: some Sequence<Data>) -> Tombstones {
        var tombstones = Tombstones()
        for id in ids { tombstones.add(id) }
        return tombstones
    }

    /// Hashes alone, as versions before 4 wrote them.
    private func old(_ ids: some Sequence<Data>) -> String {
        tombstones(ids).text.split(separator: "\n").map { $0.prefix(64) + "\n" }.joined()
    }

    private func write(_ text: String, in folder: TemporaryFolder) throws {
        try Data(text.utf8).write(to: URL(filePath: folder.path + "/corgina.erased"))
    }

    @Test func `wherever an older list was torn, what is added afterwards is read, and so is all before it`() throws {
        let folder = try TemporaryFolder()
        let list = ErasedList(folder: folder.path)
        let text = old([ids[0]]) + old([ids[1]])
        for length in 0...text.utf8.count {
            try write(String(text.prefix(length)), in: folder)
            try list.add(tombstones([ids[2]]))
            let read = try list.tombstones()
            #expect(read.contains(ids[2]), "torn after \(length)")
            #expect(read.contains(ids[0]) == (length >= 64))
            #expect(read.contains(ids[1]) == (length >= 65 + 64))
            #expect(read.damaged.isEmpty == [0, 64, 65, 129, 130].contains(length), "torn after \(length)")
        }
    }

    @Test
    func `what an older version added after a torn line is read too, and the torn line is told of until it is whole`()
        throws
    {
        let (first, second) = (old([ids[0]]), old([ids[1]]))
        for length in 1..<64 {
            let glued = String(first.prefix(length)) + second
            let read = Tombstones(text: glued)
            #expect(read.contains(ids[1]) && !read.contains(ids[0]))
            #expect(read.damaged == [String(glued.dropLast())])
            let again = Tombstones(text: glued + first)
            #expect(again.contains(ids[0]) && again.contains(ids[1]))
            // A few digits may be anybody's.
            #expect(again.damaged.isEmpty == (length >= 8))
        }
    }

    @Test func `a list is the old one or the new one, at whichever byte the power goes`() throws {
        let folder = try TemporaryFolder()
        let list = ErasedList(folder: folder.path)
        try list.add(tombstones(ids.prefix(1)))
        let new = Array(tombstones(ids.prefix(2)).text.utf8)
        for length in 0...new.count {
            // What is written has no part in the list until it is all on the disk and takes its name.
            try Data(new.prefix(length)).write(to: URL(filePath: folder.path + "/corgina.erased.partial"))
            let before = try list.tombstones()
            #expect(before.contains(ids[0]) && !before.contains(ids[1]) && before.damaged.isEmpty)
        }
        try list.add(tombstones([ids[1]]))
        #expect(try folder.bytes(of: "corgina.erased") == Data(new))
        #expect(folder.files == ["corgina.erased"])
    }

    @Test func `every flipped bit is told of, and drops no other line`() throws {
        let folder = try TemporaryFolder()
        let list = ErasedList(folder: folder.path)
        let whole = Data(tombstones(ids).text.utf8)
        for place in whole.indices.dropLast() {
            for bit in 0..<8 {
                var damaged = whole
                damaged[place] ^= 1 << UInt8(bit)
                try damaged.write(to: URL(filePath: folder.path + "/corgina.erased"))
                let read = try list.tombstones()
                #expect(ids.filter { read.contains($0) }.count >= 2)
                #expect(!read.damaged.isEmpty || ids.allSatisfy { read.contains($0) })
            }
        }
    }

    @Test func `the doctor tells of a damaged line, in the folder and beside the backups`() async throws {
        let test = try TestVault()
        let shelf = BackupShelf(folder: try TemporaryFolder().path + "-shelf", capacity: 2)
        try FileManager.default.createDirectory(atPath: shelf.folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: shelf.folder) }
        try await shelf.add(try StoredVault(folder: test.folder.path), at: TestVault.now)
        for folder in [test.folder.path, shelf.folder] {
            let file = URL(filePath: folder + "/corgina.erased")
            try Data((tombstones(ids).text + "0123").utf8).write(to: file)
            chmod(file.path, 0o600)
            let found = await Checkup(of: test.folder.path, shelf: shelf, at: TestVault.now).findings
            #expect(
                found.contains { $0.grade == .problem && $0.words.contains("A line of corgina.erased in \(folder)") })
            try FileManager.default.removeItem(at: file)
        }
    }
}
