import CorginaCore
import Foundation

/// An invitation made on the command line, on its way to the server that holds the folder: a file with a hash in it.
///
/// The database has one writer. So `corgina invite` leaves a file beside it, and the server takes it in before it looks an
/// invitation up. The code itself is in neither.
public enum LeftInvitation {
    private static let prefix = "corgina-invitation-"

    /// Leaves an invitation in a vault's folder, which is made if need be.
    public static func leave(in folder: String, at now: Moment) throws(VaultError) -> InvitationCode {
        let folder = try VaultFolder.prepare(folder)
        let code = InvitationCode.random()
        let row = try InvitationRow(code, details: [], under: nil, at: now)
        let text = "\(row.codeHash.hexadecimal) \(row.expiresDay)\n"
        let file = try PartialFile(for: folder.path + "/" + prefix + Data.random(8).hexadecimal)
        do throws(VaultError) {
            guard let handle = FileHandle(forWritingAtPath: file.path) else { throw .placeNotUsable }
            do { try handle.write(contentsOf: Data(text.utf8)) } catch { throw .diskFull }
            try? handle.close()
            try file.keep()
        } catch {
            file.discard()
            throw error
        }
        return code
    }

    /// Puts an invitation into a database that several processes use, where every one of them finds it.
    ///
    /// - Throws: `nothingStored`, `versionsDiffer`, `databaseNotReachable`.
    public static func leave(on address: PostgresAddress, at now: Moment) throws(VaultError) -> InvitationCode {
        let code = InvitationCode.random()
        let row = try InvitationRow(code, details: [], under: nil, at: now)
        let database = try PostgresDatabase(reading: address)
        try database.writeNow { db in
            guard try db.schemaVersion == Schema.version else { throw VaultError.versionsDiffer }
            try row.insert(db)
        }
        try database.close()
        return code
    }

    /// Takes the invitations out of a folder. Each file is gone before its invitation counts, so that a crash may lose one but
    /// never bring a used one back.
    static func take(from path: String) -> [InvitationRow] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasPrefix(prefix) && !$0.hasSuffix(".partial") }.sorted().compactMap { name in
            let file = path + "/" + name
            let bytes = FileManager.default.contents(atPath: file) ?? Data()
            guard unlink(file) == 0 else { return nil }
            return row(String(decoding: bytes.prefix(256), as: UTF8.self))
        }
    }

    private static func row(_ text: String) -> InvitationRow? {
        let parts = text.split(whereSeparator: \.isWhitespace)
        guard parts.count == 2, let hash = Data(hexadecimal: parts[0]), hash.count == 32,
            let day = WholeText.read(parts[1], in: 0...84_370)
        else {
            return nil
        }
        return InvitationRow(
            codeHash: hash, expiresDay: day, details: Data.random(Sealing.overhead + Padding.smallest))
    }
}

extension Invitations {
    func takeInLeft() async throws(VaultError) {
        let rows = LeftInvitation.take(from: vault.folder.path)
        guard !rows.isEmpty else { return }
        try await database.write { db in for row in rows { try row.insert(db) } }
    }
}
