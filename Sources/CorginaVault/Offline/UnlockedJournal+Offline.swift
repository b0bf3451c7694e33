import CorginaCore
import CorginaJournal
import Crypto
import Foundation

/// What a device needs to keep a little of a diary while there is no connection.
extension UnlockedJournal {
    /// What a device knows the diary by, so that what waits on it is never delivered to another: 32 hexadecimal digits
    /// that follow from the journal's id and tell nothing of whose it is.
    public var offlineTag: String {
        SHA256.hash(data: Sealing.context("corgina offline diary", id.bytes)).prefix(16).hexadecimal
    }

    /// The key a device seals with, as base64url of 32 bytes: the same for every session of the diary, so that what a
    /// session left sealed opens in the next. It opens nothing on the server.
    public var offlineKey: String { derivedKey("corgina device key") }

    /// The key devices of this diary sealed with before `user_version` 4. Every entry was sealed anew since, so what they remember of
    /// the journal's head then is compared as after a change of key.
    public var formerOfflineKey: String { derivedKey("corgina offline key") }

    private func derivedKey(_ purpose: String) -> String {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: seal.dataKey.key, info: Sealing.context(purpose, id.bytes), outputByteCount: 32)
        return key.withUnsafeBytes { Base64URL.text(Data($0)) }
    }

    /// Those of the entries that the journal has, as they were written, in its order.
    ///
    /// - Parameter wanted: entries that were appended together.
    public func entries(named wanted: [EntryID]) async throws(VaultError) -> [JournalEntry] {
        let stored = try await store.look(for: wanted.map(seal.name(of:)), in: id).stored
        guard let first = stored.values.min() else { return [] }
        let page = try await page(after: head(at: first - 1))
        return page.entries.map(\.entry).filter { wanted.contains($0.id) }
    }

    /// Appends the entries in one transaction, unless the first of them is stored already: then nothing is.
    ///
    /// For what a device delivers: delivered again it may be read differently, and then must not add to what was read first.
    ///
    /// - Parameters:
    ///   - draft: what was staged to become these entries; it is discarded in the same transaction.
    ///   - expected: where the journal stood when it was last read.
    /// - Returns: whether they are stored by this.
    public func appendOnce(
        _ entries: [JournalEntry], discarding draft: RecordID? = nil, after expected: JournalHead
    ) async throws(VaultError) -> Bool {
        guard let first = entries.first?.id else { return false }
        var head = expected
        // The store refuses an entry it has and a head it has left; both are told apart by looking.
        while try await store.append(try seal.seal(entries, after: head), to: id, after: head, discarding: draft)
            == .refused
        {
            let state = try await store.look(for: [seal.name(of: first)], in: id)
            guard state.stored.isEmpty else { return false }
            head = state.head
        }
        return true
    }
}
