import ArgumentParser
import CorginaCore
import CorginaVault

/// The PostgreSQL database that diaries lie in, in place of a file in the data folder.
struct DatabaseOption: ParsableArguments {
    @Option(
        help: """
            A file with the address of a PostgreSQL database that the diaries lie in, as postgresql:// or host=… dbname=…. Nobody but its owner \
            may read it (chmod 600). Without it they lie in the data folder.
            """)
    var database: String?

    /// `nil` where diaries lie in the data folder.
    ///
    /// To be asked for before anything else is done: the process becomes the file's owner, as it becomes the folder's.
    ///
    /// - Throws: what to do about a file that cannot be used; ``IdentityError``.
    func address(keeping reach: Identity.Reach = .reading) throws -> PostgresAddress? {
        guard let database else { return nil }
        try Identity.take(of: database, keeping: reach)
        return try PostgresAddress(file: database)
    }

    /// Where the diaries are, for whoever starts the server.
    func place(else folder: String) -> String {
        guard let database else { return "Your diary lives in \(folder), sealed." }
        return
            "The diaries live in the database that \(database) names, sealed. This server’s own files are in \(folder)."
    }

    /// Makes an invitation where the server finds it.
    func invitation(in folder: String, at now: Moment) throws -> InvitationCode {
        guard let address = try address() else { return try LeftInvitation.leave(in: folder, at: now) }
        return try LeftInvitation.leave(on: address, at: now)
    }
}

extension Vault {
    /// The vault in a database, or in the folder where none is named.
    static func open(
        at path: String, _ option: DatabaseOption, diaries: DiaryCache = DiaryCache()
    ) throws -> Vault {
        guard let address = try option.address() else { return try open(at: path, diaries: diaries) }
        return try open(at: path, on: address, diaries: diaries)
    }
}

extension StoredVault {
    /// The vault in a database, or in the folder where none is named.
    init(_ folder: DataFolderOption, _ option: DatabaseOption) throws {
        if let address = try option.address() {
            try self.init(on: address)
        } else {
            try self.init(folder: folder.entered())
        }
    }
}
