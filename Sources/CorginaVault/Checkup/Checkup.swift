import CorginaCore
import Foundation

/// Whether a vault's folder is as it should be. Needs no passphrase, and may run beside the server.
public struct Checkup: Sendable {
    public let findings: [Finding]

    /// One thing that was looked at.
    public struct Finding: Hashable, Sendable {
        public enum Grade: String, Sendable {
            case fine
            /// Works, but should be seen to.
            case warning
            case problem
        }

        public let grade: Grade
        /// What was found, and what to do if it is not fine.
        public let words: String

        public init(grade: Grade, words: String) {
            self.grade = grade
            self.words = words
        }
    }

    public var hasProblems: Bool { findings.contains { $0.grade == .problem } }

    /// - Parameters:
    ///   - folder: the vault's.
    ///   - address: of the database the diaries lie in; `nil` where they lie in the folder.
    ///   - shelf: where backups should be; `nil` when none are scheduled.
    public init(of folder: String, on address: PostgresAddress? = nil, shelf: BackupShelf?, at now: Moment) async {
        let inspector = FolderInspector(folder: folder)
        var findings = inspector.permissions() + [inspector.freeSpace(), inspector.clock(at: now), Self.sqlite()]
        findings += inspector.erased()
        if let address { findings += Self.clocks(address, at: now) }
        findings += await Self.contents(of: folder, address)
        if let shelf { findings += await ShelfInspector(shelf: shelf, folder: folder).findings() }
        findings.append(Self.backups(on: shelf, at: now))
        self.findings = findings
    }

    private static func contents(of folder: String, _ address: PostgresAddress?) async -> [Finding] {
        do throws(VaultError) {
            let result = try await stored(folder, address).verify()
            guard result.isSound else { return result.complaints.map { Finding(grade: .problem, words: $0) } }
            let words =
                "\(result.counts) and all that opens them, each as it was written."
            return [Finding(grade: .fine, words: words)]
        } catch {
            return [Finding(grade: .problem, words: error.description)]
        }
    }

    /// Whether servers on several machines would agree about the time. Nothing where the database cannot be asked: that is said elsewhere.
    private static func clocks(_ address: PostgresAddress, at now: Moment) -> [Finding] {
        guard let there = try? StoredVault(on: address).clock() else { return [] }
        return [clocks(here: now.secondsSinceEpoch, there: there)]
    }

    /// - Parameters: seconds since 1970 by this machine's clock and by the database's.
    static func clocks(here: Int64, there: Int64) -> Finding {
        let (difference, isBeyond) = here.subtractingReportingOverflow(there)
        guard isBeyond || difference.magnitude > mostSecondsApart else {
            return Finding(grade: .fine, words: "This machine's clock and the database's agree.")
        }
        return Finding(
            grade: .problem,
            words:
                "This machine's clock and the database's are \(difference.magnitude) seconds apart. Set both: where two servers are more than a minute apart, sessions lock too early."
        )
    }

    /// Half of what two servers may be apart; see ``IdleWatch``.
    private static let mostSecondsApart = 30

    private static func stored(_ folder: String, _ address: PostgresAddress?) throws(VaultError) -> StoredVault {
        guard let address else { return try StoredVault(folder: folder) }
        return try StoredVault(on: address)
    }

    /// 3.20 is the oldest the vault is written for.
    private static func sqlite() -> Finding {
        let version = SQLiteFile.libraryVersion ?? "unknown"
        let numbers = version.split(separator: ".").compactMap { WholeText.read($0, in: 0...999_999) }
        return numbers.lexicographicallyPrecedes([3, 20])
            ? Finding(grade: .problem, words: "SQLite is \(version). Install 3.20 or newer.")
            : Finding(grade: .fine, words: "SQLite is \(version).")
    }

    private static func backups(on shelf: BackupShelf?, at now: Moment) -> Finding {
        guard let shelf else {
            return Finding(grade: .warning, words: "No folder of backups was named. Keep one on another disk.")
        }
        guard let newest = try? shelf.items().last else {
            return Finding(grade: .warning, words: "There is no backup in \(shelf.folder) yet. Run corgina backup.")
        }
        let days = now.seconds(since: newest.moment) / 86_400
        let words = "The newest backup is \(days == 0 ? "less than a day" : days == 1 ? "1 day" : "\(days) days") old"
        return days < 3
            ? Finding(grade: .fine, words: words + ".")
            : Finding(grade: .warning, words: words + ". Run corgina backup, and see why the schedule stopped.")
    }
}
