import Foundation

/// Where a PostgreSQL database is and how one signs in to it, from a file that its owner alone may read.
public struct PostgresAddress: Sendable {
    let library: LibPQ
    /// What libpq is given, by its own names ("Parameter Key Words" in PostgreSQL's documentation).
    let options: [String: String]

    /// - Parameter path: a file with one connection string in it: words as `host=… dbname=… user=… password=…`, or an address that
    ///   begins with `postgresql://`.
    /// - Throws: `databaseAddressRefused` with what to do, `databaseLibraryMissing`.
    public init(file path: String) throws(VaultError) {
        var status = stat()
        guard stat(path, &status) == 0, let bytes = FileManager.default.contents(atPath: path) else {
            throw .databaseAddressRefused(
                "There is no file with a database's address at \(path), or it cannot be read.")
        }
        guard status.st_uid == geteuid() else {
            throw .databaseAddressRefused(
                "The file \(path) belongs to another user. Give it to whoever runs Corgina, with chown.")
        }
        guard status.st_mode & 0o077 == 0 else {
            throw .databaseAddressRefused(
                "The file \(path) may hold a password and others may read it. Make it yours alone: chmod 600 \(path)")
        }
        try self.init(String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// - Throws: as ``init(file:)``.
    public init(_ text: String) throws(VaultError) {
        let library = try LibPQ.loaded()
        guard let given = Self.parsed(text, library), !given.isEmpty else {
            throw .databaseAddressRefused("The database's address is not one that PostgreSQL reads. Check the file.")
        }
        self.library = library
        options = try Self.safe(given).merging(Self.ours) { given, _ in given }
    }

    /// What holds unless the file says otherwise. A primary is looked for where several hosts are named.
    private static let ours = [
        "application_name": "corgina", "connect_timeout": "3", "tcp_user_timeout": "10000", "keepalives_idle": "10",
        "keepalives_interval": "5", "keepalives_count": "3",
        "target_session_attrs": "read-write", "client_encoding": "UTF8",
    ]

    /// - Throws: `databaseAddressRefused` for a host elsewhere without proof of who it is.
    private static func safe(_ given: [String: String]) throws(VaultError) -> [String: String] {
        guard given["service"] == nil, let hosts = given["hostaddr"] ?? given["host"] else {
            throw .databaseAddressRefused("The database's address names no host. Add host=… to the file.")
        }
        var options = given
        guard !hosts.split(separator: ",").allSatisfy(isHere) else {
            options["sslmode"] = given["sslmode"] ?? "prefer"
            return options
        }
        guard given["sslmode"] ?? "verify-full" == "verify-full" else {
            throw .databaseAddressRefused(
                "A database on another machine is spoken to over TLS, with its certificate checked. Write sslmode=verify-full into the file, and sslrootcert=… for whoever signed it."
            )
        }
        options["sslmode"] = "verify-full"
        // A password is given by SCRAM alone, bound to the certificate: who listens in between has nothing of it.
        if given["sslcert"] == nil { options["channel_binding"] = "require" }
        return options
    }

    /// Whether a host is this machine: a socket in a folder, or a loopback address.
    private static func isHere(_ host: Substring) -> Bool {
        host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
            || host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." }
    }

    private static func parsed(_ text: String, _ library: LibPQ) -> [String: String]? {
        guard let found = library.parse(text, nil) else { return nil }
        defer { library.freeOptions(found) }
        // Each option is its name, three texts of which the last is its value, two more, and a number; a nameless one ends them.
        let word = MemoryLayout<Int>.size
        var (options, option): ([String: String], UnsafeMutableRawPointer) = ([:], found)
        while let name = option.load(as: UnsafePointer<CChar>?.self) {
            if let value = option.load(fromByteOffset: 3 * word, as: UnsafePointer<CChar>?.self) {
                options[String(cString: name)] = String(cString: value)
            }
            option += 7 * word
        }
        return options
    }
}
