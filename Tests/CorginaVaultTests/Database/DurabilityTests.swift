import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

@Suite struct DurabilityTests {
    @Test func `the writing connection syncs every commit, and wipes what it deletes`() async throws {
        let test = try TestVault()
        for (pragma, value) in [("synchronous", 2), ("secure_delete", 1), ("temp_store", 2)] {
            let found = try await test.vault.database.write { try Int.fetchOne($0, sql: "PRAGMA \(pragma)") }
            #expect(found == value, "\(pragma)")
        }
        #expect(try await test.vault.database.write { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
    }

    /// The pragma alone has lied before, so this counts what reaches the kernel.
    @Test(.enabled(if: Tracer.isAvailable), .timeLimit(.minutes(5)))
    func `a hundred appends are at least a hundred syncs`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        guard let tracer = try await Tracer(test.folder.path) else { return }
        for number in 1...100 { _ = try await journal.append([Sample.entry(number)]) }
        let syncs = try tracer.stop()
        #expect(syncs >= 100)
    }
}

/// Counts this process's syncs of files in a folder with `strace`.
private final class Tracer {
    private let process = Process()
    private let log: String
    private let folder: String

    static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/strace") }

    /// `nil` where tracing is not permitted, as in some containers.
    init?(_ folder: String) async throws {
        self.folder = folder
        log = folder + ".strace"
        process.executableURL = URL(filePath: "/usr/bin/strace")
        let target = String(ProcessInfo.processInfo.processIdentifier)
        process.arguments = ["-f", "-y", "-e", "trace=fdatasync,fsync", "-o", log, "-p", target]
        let attached = Pipe()
        process.standardError = attached
        try process.run()
        // The first line says whether it attached.
        let line = attached.fileHandleForReading.availableData
        guard String(decoding: line, as: UTF8.self).contains("attached") else {
            process.terminate()
            return nil
        }
    }

    func stop() throws -> Int {
        process.interrupt()
        process.waitUntilExit()
        defer { try? FileManager.default.removeItem(atPath: log) }
        let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
        return lines.count { $0.contains(folder) && ($0.contains("fdatasync(") || $0.contains("fsync(")) }
    }
}
