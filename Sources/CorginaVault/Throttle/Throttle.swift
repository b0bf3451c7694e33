import CorginaCore
import Foundation

/// Slows down guessing: five attempts are free, then each waits twice as long as the one before, up to 15 minutes.
///
/// Counted on the disk, so that a restart gives no new guesses, and before the passphrase is looked at, so that guesses
/// made at once count like guesses made in turn.
struct Throttle: Sendable {
    let database: any VaultDatabase

    static let freeAttempts = 5
    static let longestWait = 900
    /// After a day without attempts the count starts again.
    static let memory = 86_400

    /// The wait in seconds after so many attempts.
    static func wait(after failures: Int) -> Int {
        failures < freeAttempts ? 0 : Swift.min(longestWait, 1 << Swift.min(failures - freeAttempts, 16))
    }

    /// Counts an attempt at each subject.
    ///
    /// - Throws: `tooManyAttempts` when one of them has to wait; then nothing is counted.
    func begin(_ subjects: [Data], at now: Moment) async throws(VaultError) {
        let seconds = now.secondsSinceEpoch
        try await database.write { db in
            try db.execute("DELETE FROM attempt WHERE last < ?", [seconds - Int64(Self.memory)])
            let counts = try subjects.map { try Count(db, $0) }
            let wait = counts.map { $0.wait(at: seconds) }.max() ?? 0
            guard wait == 0 else { throw VaultError.tooManyAttempts(seconds: wait) }
            for count in counts { try count.adding(1, at: seconds).save(db) }
        }
    }

    /// Takes an attempt off the count that was not looked at.
    func takeBack(_ subjects: [Data], at now: Moment) async throws(VaultError) {
        try await database.write { try Self.takeBack($0, subjects, at: now) }
    }

    /// Takes one attempt off each count.
    static func takeBack(_ db: Database, _ subjects: [Data], at now: Moment) throws {
        for subject in subjects { try Count(db, subject).adding(-1, at: now.secondsSinceEpoch).save(db) }
    }

    /// Forgets all attempts at each.
    static func clear(_ db: Database, _ subjects: [Data]) throws {
        for subject in subjects { try db.execute("DELETE FROM attempt WHERE subject = ?", [subject]) }
    }
}

extension Throttle {
    /// How often something was tried of late.
    private struct Count {
        let subject: Data
        var failures = 0
        var last: Int64 = 0

        init(_ db: Database, _ subject: Data) throws {
            self.subject = subject
            let sql = "SELECT failures, last FROM attempt WHERE subject = ?"
            guard let row = try db.row(sql, [subject]) else { return }
            failures = try row["failures"]
            last = try row["last"]
        }

        /// A clock set back must not make anyone wait longer than the wait itself.
        func wait(at now: Int64) -> Int {
            let wait = Throttle.wait(after: failures)
            return Swift.max(0, Swift.min(wait, Int(last - now) + wait))
        }

        func adding(_ difference: Int, at now: Int64) -> Count {
            var count = self
            count.failures = Swift.max(0, failures + difference)
            if difference > 0 { count.last = now }
            return count
        }

        func save(_ db: Database) throws {
            try db.execute(
                """
                INSERT INTO attempt (subject, failures, last) VALUES (?, ?, ?)
                ON CONFLICT (subject) DO UPDATE SET failures = excluded.failures, last = excluded.last
                """, [subject, failures, last])
        }
    }
}
