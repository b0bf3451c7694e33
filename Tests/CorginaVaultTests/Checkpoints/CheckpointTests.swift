import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

@Suite struct CheckpointTests {
    @Test func `a diary is opened from its checkpoint and the entries after it, and is the one that all entries make`()
        async throws
    {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...20))
        _ = try await DiaryCache.started().settled(journal)
        #expect(try test.checkpoint(of: journal) == 20)
        _ = try await journal.append(Sample.entries(21...23))
        let whole = try await DiaryCache.started(.never).folded(for: journal)
        let opened = try await DiaryCache.started().folded(for: journal)
        #expect(opened.diary == whole.diary && opened.head == whole.head)
        #expect(opened.diary.sequence == 23)
        #expect(opened.damagedEntries == 0)
        // The entries before it were not read.
        try test.damage(3, of: journal)
        #expect(try await DiaryCache.started().folded(for: journal).diary == whole.diary)
    }

    @Test func `it costs as much in memory as the same diary folded`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...20))
        let (folded, read) = (DiaryCache.started(), DiaryCache.started())
        _ = try await folded.settled(journal)
        _ = try await read.folded(for: journal)
        #expect(await folded.size == read.size)
    }

    @Test func `short diaries have none, and long ones another after enough new entries`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let diaries = DiaryCache.started()
        var checkpoints: [Int] = []
        for number in 1...26 {
            _ = try await journal.append([Sample.entry(number)])
            _ = try await diaries.settled(journal)
            if let checkpoint = try test.checkpoint(of: journal), checkpoint != checkpoints.last {
                checkpoints.append(checkpoint)
            }
        }
        #expect(checkpoints == [10, 15, 20, 25])
    }

    @Test(arguments: [
        (99, 0, false), (100, 0, true), (100, 69, false), (100, 68, true), (20_000, 19_376, false),
        (20_000, 19_375, true),
    ])
    func `one is due after 32 new entries or a 32nd of all`(sequence: Int, kept: Int, isDue: Bool) {
        #expect(CheckpointRule.usual.isDue(at: sequence, kept: kept) == isDue)
    }

    @Test func `what is opened without a session is read from one and makes none`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...20))
        let diaries = DiaryCache.started()
        _ = try await diaries.folded(for: journal, keeping: false)
        await diaries.checkpointWritten()
        #expect(try test.checkpoint(of: journal) == nil)
        _ = try await diaries.settled(journal)
        try test.damage(3, of: journal)
        let read = try await DiaryCache.started().folded(for: journal, keeping: false)
        #expect(read.damagedEntries == 0 && read.diary.sequence == 20)
    }

    @Test func `one of another program is not read, and its place is taken`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...20))
        _ = try await DiaryCache.started(.short(program: 1)).settled(journal)
        let other = CheckpointRule.short(program: 2)
        let program = try #require(other.program.known)
        #expect(try await journal.checkpoints.read(by: program) == nil)
        #expect(try await DiaryCache.started(other).settled(journal).diary.sequence == 20)
        #expect(try await journal.checkpoints.read(by: program)?.head.sequence == 20)
    }

    @Test func `a program is told from another by its bytes`() async throws {
        let folder = try TemporaryFolder()
        for (name, bytes) in [("one", [1, 2]), ("same", [1, 2]), ("other", [1, 3])] as [(String, [UInt8])] {
            try Data(bytes).write(to: URL(filePath: folder.path + "/" + name))
        }
        func trace(_ name: String) async -> Data? { await ProgramTrace(path: folder.path + "/" + name).value() }
        let one = try #require(await trace("one"))
        #expect(one.count == 32)
        #expect(await trace("same") == one)
        #expect(await trace("other") != one)
        #expect(await trace("none") == nil)
    }

    @Test func `who asks what the program is before it is known does not wait, and knows it later`() async throws {
        let folder = try TemporaryFolder()
        try Data([1]).write(to: URL(filePath: folder.path + "/program"))
        let trace = ProgramTrace(path: folder.path + "/program")
        _ = trace.known
        let value = await trace.value()
        #expect(value != nil && trace.known == value)
    }

    @Test func `it is padded and says no word`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append((1...20).map { Sample.entry($0, "qzvkwmxjtrpldhgb") })
        _ = try await DiaryCache.started().settled(journal)
        let sealed = try #require(try test.tamper { try Data.fetchOne($0, sql: "SELECT sealed FROM checkpoint") })
        #expect(sealed.count == CheckpointStore.step + Sealing.overhead)
        #expect(try test.folder.allBytes().range(of: Data("qzvkwmxjtrpldhgb".utf8)) == nil)
    }

    @Test func `writing one is given up when her diary is locked meanwhile`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...20))
        let diary = try await DiaryCache.started(.never).diary(for: journal)
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await DiaryCache.bytes(of: diary)
        }
        task.cancel()
        #expect(try await task.value == nil)
    }
}
