import CorginaCore
import CorginaRooms
import CorginaServer
import CorginaVault
import Foundation
import Synchronization

/// Many accounts with a diary each, signed in, as on a server that many people share.
struct LoadDiaries {
    let accounts: Int
    let events: Int

    /// What was made.
    struct Made: Sendable {
        /// One a session, as a browser would send it.
        let cookies: [String]
        /// Entries of all journals together.
        let entries: Int
        let acknowledged = Acknowledged()
    }

    /// Logs the server has said it kept.
    final class Acknowledged: Sendable {
        private let logs = Mutex(0)

        var count: Int { logs.withLock { $0 } }

        func add(_ more: Int) { logs.withLock { $0 += more } }
    }

    /// Makes them without the work a passphrase is given, which would take minutes and is not what is measured.
    ///
    /// - Parameters:
    ///   - address: the database they are made in; `nil` where they lie in the folder.
    ///   - name: what the accounts' names begin with.
    func make(in folder: String, on address: PostgresAddress? = nil, named name: String) async throws -> Made {
        guard let cheap = ScryptParameters(log2Cost: 4, blockSize: 1, parallelism: 1) else {
            throw BenchError.notSignedIn
        }
        let vault =
            if let address { try Vault.open(at: folder, on: address, scrypt: cheap) } else {
                try Vault.open(at: folder, scrypt: cheap)
            }
        let now = Surroundings.live.moment(in: "UTC")
        let foods = try FoodKnowledge.carried()
        let entries = LongDiary(engine: foods.engine, catalogue: foods.catalogue, now: now, events: events).entries()
        var cookies: [String] = []
        for number in 0..<accounts {
            let admission = try await vault.accounts.create(
                name: "\(name) \(number)", passphrase: "four words for bench", at: now)
            guard let journal = try await vault.unlock(admission.secret, at: now) else { throw BenchError.notSignedIn }
            _ = try await journal.append(entries)
            cookies.append("corgina=" + admission.secret.cookieValue)
        }
        try vault.close()
        return Made(cookies: cookies, entries: accounts * entries.count)
    }
}
