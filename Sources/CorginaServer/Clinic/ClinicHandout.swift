import CorginaCore
import CorginaVault
import Synchronization

/// Files that were asked for by a reader that fetches long ones by themselves. Each waits in memory, still encrypted, until it is fetched
/// once, for ten minutes at most.
final class ClinicHandout: Sendable {
    private struct Held {
        let sealed: String
        /// Of the link it belongs to.
        let secret: String
        /// In seconds since 1970.
        let until: Int
    }

    static let longestWait = 600
    /// How many bytes all of them take; the oldest goes.
    static let mostBytes = 64 * 1_024 * 1_024

    private let held = Mutex<[RecordID: Held]>([:])

    func put(_ sealed: String, as id: RecordID, of secret: ClinicSecret, now: Int) {
        held.withLock { held in
            held = held.filter { $0.value.until > now }
            held[id] = Held(sealed: sealed, secret: secret.text, until: now + Self.longestWait)
            while held.values.reduce(0, { $0 + $1.sealed.utf8.count }) > Self.mostBytes,
                let oldest = held.min(by: { ($0.value.until, $0.key) < ($1.value.until, $1.key) })
            {
                held[oldest.key] = nil
            }
        }
    }

    /// - Parameter keeps: whether it waits on, for who only asks what there is.
    /// - Returns: `nil` where it waits no more, or belongs to another link.
    func take(_ id: RecordID, of secret: ClinicSecret, keeping keeps: Bool = false, now: Int) -> String? {
        held.withLock { held in
            held = held.filter { $0.value.until > now }
            guard let found = held[id], found.secret == secret.text else { return nil }
            if !keeps { held[id] = nil }
            return found.sealed
        }
    }

    /// Drops those of a link that she ended.
    func drop(_ secret: ClinicSecret) {
        held.withLock { held in held = held.filter { $0.value.secret != secret.text } }
    }
}
