import Crypto
import Foundation

/// What lets her devices in, on the disk: a hash of the proof of each slot. An account that has this row is a sealed one.
enum ProofRow {
    private static let table = SafeguardedTable.proof
    private static let hashSize = 32

    /// One hash for each slot, one after the other; `nil` where the account is not a sealed one.
    ///
    /// - Returns: those of the second copy where the row itself is damaged or lost.
    static func hashes(_ db: Database, _ account: Data) throws -> Data? {
        guard let row = try table.state(db, id: account).values, row.count == 2 else { return nil }
        return Data(sqlValue: row[1])
    }

    /// Hashes of proofs, and noise for the slots that nothing opens.
    static func hashes(_ proofs: [SlotSecret: Proof], replacing old: Data? = nil) -> Data {
        let old = old ?? .random(WrapSlots.count * hashSize)
        return (0..<WrapSlots.count).reduce(Data()) { hashes, number in
            let proof = SlotSecret(rawValue: number).flatMap { proofs[$0] }
            return hashes + (proof?.hash(number) ?? hash(number, in: old))
        }
    }

    /// Whether a proof is the one of that slot. It takes the same time wherever they differ.
    static func fits(_ proof: Proof, _ secret: SlotSecret, in hashes: Data) -> Bool {
        SymmetricKey(data: proof.hash(secret.rawValue)) == SymmetricKey(data: hash(secret.rawValue, in: hashes))
    }

    static func insert(_ db: Database, _ account: Data, hashes: Data) throws {
        try delete(db, account)
        try table.insert(db, [account, hashes])
    }

    static func delete(_ db: Database, _ account: Data) throws {
        guard try db.hasTable(table.name) else { return }
        try table.delete(db, where: "name_hash = ?", [account])
        // Also where the row itself was lost.
        try table.unguard(db, id: account)
    }

    private static func hash(_ number: Int, in hashes: Data) -> Data {
        Data(hashes.dropFirst(number * hashSize).prefix(hashSize))
    }
}
