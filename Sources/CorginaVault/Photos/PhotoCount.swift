import Crypto
import Foundation

/// How many photos there are, and how many are not as they were written. It needs no key: each row has a hash of its bytes.
public struct PhotoCount: Hashable, Sendable {
    public internal(set) var all = 0
    public internal(set) var damaged = 0

    init() {}

    /// Of a database of whatever version. A photo at a time, so that all of them need not fit in memory.
    init(of db: Database) throws {
        guard try db.hasTable("photo") else { return }
        try db.forEachRow("SELECT journal, photo, sealed, small, checksum FROM photo") { row in
            all += 1
            let bytes = row.values.map { Data(sqlValue: $0) ?? Data() }
            if Self.checksum(bytes[0], bytes[1], bytes[2], bytes[3]) != bytes[4] { damaged += 1 }
        }
    }

    static func checksum(_ journal: Data, _ photo: Data, _ sealed: Data, _ small: Data) -> Data {
        var hash = SHA256()
        hash.update(data: Sealing.context("corgina photo row", journal, photo, Data(bigEndian: UInt64(sealed.count))))
        hash.update(data: sealed)
        hash.update(data: small)
        return Data(hash.finalize())
    }

    /// What is wrong, in a sentence.
    var complaints: [String] {
        switch damaged {
        case 0: []
        case 1: ["1 photo is damaged; the entry it belongs to is not. Restore a backup."]
        default: ["\(damaged) photos are damaged; the entries they belong to are not. Restore a backup."]
        }
    }
}
