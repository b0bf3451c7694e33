import Foundation
import ProcessShield

/// Whose files a command works with.
///
/// Run as root on a service's folder, it would leave files there that the service cannot open. So it becomes that user before it opens
/// anything.
enum Identity {
    /// What stays of root's rights.
    enum Reach {
        case own
        /// To pass through every folder and read every file: systemd keeps the folders of a unit's own user in one that is
        /// closed to that user too, and a backup to restore may be root's.
        case reading
    }

    /// Becomes the owner of a folder, or of a file, for good: if it is another, the command is started anew as that user.
    ///
    /// - Parameter path: what is worked with. Where there is nothing yet, whoever runs the command makes it.
    /// - Throws: ``IdentityError``.
    static func take(of path: String, keeping reach: Reach = .reading) throws {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno != EACCES else { throw IdentityError.closed(path) }
            return
        }
        let me = geteuid()
        guard status.st_uid != me else { return }
        let owner = name(of: status.st_uid)
        guard me == 0 else { throw IdentityError.anothers(path, owner: owner) }
        Complaint.say("Working as \(owner), the owner of \(path).")
        throw IdentityError.notChanged(owner: owner, code: startAnew(as: status.st_uid, status.st_gid, reach))
    }

    /// - Returns: why it could not, as an error number.
    private static func startAnew(as user: uid_t, _ group: gid_t, _ reach: Reach) -> Int32 {
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        return corgina_start_anew_as(user, group, reach == .reading ? 1 : 0, &arguments)
    }

    /// "corgina", or "user 997" where the number has no name.
    private static func name(of user: uid_t) -> String {
        guard let entry = getpwuid(user) else { return "user \(user)" }
        return String(cString: entry.pointee.pw_name)
    }
}

/// Why a command cannot work with somebody's files.
enum IdentityError: Error, CustomStringConvertible {
    case anothers(String, owner: String)
    case closed(String)
    /// With the system's error number.
    case notChanged(owner: String, code: Int32)

    var description: String {
        switch self {
        case .anothers(let path, let owner): "\(path) belongs to \(owner). Run this as \(owner), or with sudo."
        case .closed(let path): "\(path) is closed to you. Run this as its owner, or with sudo."
        case .notChanged(let owner, let code):
            "Root may not act as \(owner) here (\(String(cString: strerror(code)))). Run this as \(owner)."
        }
    }
}
