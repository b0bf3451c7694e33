import CorginaCore
import CorginaVault
import Foundation

/// Where the diaries of a load run lie, and how many logs have to be in them.
final class LoadPlace {
    private let folder: URL
    private let address: PostgresAddress?
    private let file: String?
    private let diaries: LoadDiaries
    /// Of a folder: what each row gets a copy of.
    private var kept: LoadDiaries.Made?
    private var rows = 0
    private var expected = 0
    private var acknowledged = 0
    private var lost = 0

    private var template: URL { folder.appending(path: "diaries") }

    /// - Parameters:
    ///   - folder: of the run's own.
    ///   - address: an empty database; `nil` where diaries lie in folders.
    ///   - file: the one with its address.
    init(in folder: URL, on address: PostgresAddress?, file: String?, _ diaries: LoadDiaries) async throws {
        (self.folder, self.address, self.file, self.diaries) = (folder, address, file, diaries)
        if address == nil { kept = try await diaries.make(in: template.path, named: "load") }
    }

    /// What `corgina serve` gets besides its folder and port.
    var options: [String] { ["--no-restart"] + (file.map { ["--database", $0] } ?? []) }

    /// Diaries that nobody has used: a copy of the folder, or accounts that are made in the database.
    ///
    /// - Returns: the folders of so many servers, and what is there.
    func fresh(servers: Int) async throws -> (folders: [String], LoadDiaries.Made) {
        rows += 1
        let folders = (0..<servers).map { folder.appending(path: "row \(rows) server \($0)").path }
        guard let address else {
            guard let kept, let first = folders.first else { throw BenchError.nothingToMeasure }
            try FileManager.default.copyItem(atPath: template.path, toPath: first)
            return (folders, LoadDiaries.Made(cookies: kept.cookies, entries: kept.entries))
        }
        let maker = folder.appending(path: "maker").path
        return (folders, try await diaries.make(in: maker, on: address, named: "load \(rows)"))
    }

    /// Counts what a row left, and lets go of it.
    func conclude(_ folders: [String], _ made: LoadDiaries.Made) async throws {
        let logs = made.acknowledged.count
        acknowledged += logs
        expected += made.entries + logs
        if address == nil, let first = folders.first {
            try await look(StoredVault(folder: first))
            expected = 0
        }
        for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// - Throws: `BenchError.lost` unless all that was acknowledged is there.
    func finish() async throws {
        if let address { try await look(StoredVault(on: address)) }
        Announcement.say(
            "\(Figure.whole(Double(acknowledged))) logs acknowledged, \(Figure.whole(Double(lost))) lost")
        guard lost == 0 else { throw BenchError.lost(lost) }
    }

    private func look(_ stored: StoredVault) async throws {
        let found = try await stored.verify()
        lost += max(expected - found.entries, 0)
        guard found.isSound else { throw BenchError.lost(expected) }
    }
}
