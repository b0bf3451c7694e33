import Foundation

/// What is kept about a session beside its key: sealed under the data key, so that every device of hers can read it and
/// nobody else.
enum SessionDetails {
    /// The longest details in bytes.
    static let longest = 1_024 - 4

    static func seal(_ details: [UInt8], of tokenHash: Data, _ dataKey: DataKey) throws(VaultError) -> Data {
        guard details.count <= longest else { throw .detailsTooLong }
        return try Sealing.seal(Padding.pad(details), with: dataKey.key, bound: context(tokenHash, dataKey))
    }

    /// - Returns: none for a session that began before there were any, or whose details are damaged.
    static func open(_ sealed: Data, of tokenHash: Data, _ dataKey: DataKey) -> [UInt8] {
        Sealing.open(sealed, with: dataKey.key, bound: context(tokenHash, dataKey)).flatMap(Padding.unpad) ?? []
    }

    private static func context(_ tokenHash: Data, _ dataKey: DataKey) -> Data {
        Sealing.context("corgina session details", tokenHash, dataKey.journal.bytes)
    }
}
