import CorginaCore
import CorginaJournal
import CorginaVault
import Crypto
import Foundation

/// The keys devices of a diary seal with: today's, and those from before its data key was changed. What a device sealed with one
/// of those still opens once it learns the list.
struct OfflineKeys: Sendable {
    let current: String
    /// The newest last.
    let former: [String]

    /// What a key is told apart by without telling it: 16 hexadecimal digits.
    static func mark(_ key: String) -> String {
        SHA256.hash(data: Data("corgina offline key mark \(key)".utf8)).prefix(8).hexadecimal
    }

    /// Whether all a device saw is still there.
    ///
    /// - Parameters:
    ///   - head: the newest the device saw.
    ///   - mark: of the key it had then; `nil` for today's. Another data key gives every entry another hash and leaves their
    ///     number, so with a former key the number alone is compared. A key the diary never had comes of a later state.
    func hold(_ head: JournalHead, mark: String?, in journal: UnlockedJournal, now: JournalHead) async throws -> Bool {
        guard let mark, mark != Self.mark(current) else { return try await journal.holds(head) }
        return former.map(Self.mark).contains(mark) && now.sequence >= head.sequence
    }
}

extension RecordID {
    fileprivate static let offlineKeys = RecordID(high: 0, low: 17)
}

extension Visitor {
    /// Today's key, noted beside those before it, so that they are known once it is a former one too.
    func offlineKeys() async throws -> OfflineKeys {
        let current = journal.offlineKey
        let noted = try await journal.kept(.offlineKeys).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let former = noted.split(separator: " ").map(String.init).filter { $0 != current }
        // What a device sealed before the update opens too, also where nothing was noted, as in a restored backup.
        let earlier = journal.formerOfflineKey
        let known = former.contains(earlier) ? former : [earlier] + former
        let all = (former + [current]).suffix(Self.mostKeys).joined(separator: " ")
        if all != noted { try await journal.stage(Array(all.utf8), as: .offlineKeys) }
        return OfflineKeys(current: current, former: known)
    }

    private static let mostKeys = 20
}
