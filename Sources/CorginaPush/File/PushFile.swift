import CorginaProviders
import Foundation

/// What an owner wrote who switched reminders on: a JSON file that only the user who runs Corgina can read.
///
/// `{"contact": "mailto:you@example.com", "key": "…", "services": ["https://push.example"]}`; `services` may be left out. A name
/// that is not known is refused: a misspelled one would be a setting that does nothing.
public struct PushFile: Sendable {
    public let key: PushKey
    /// Whom a push service may write to when something is wrong: a mail or web address, as a URL.
    public let contact: String
    public let services: PushServices

    /// What the file is called where nobody says otherwise, in the data folder.
    public static let usualName = "push.json"
    static let kind = OwnersFile(
        mostKilobytes: 16, advice: "Make it with: corgina push keys", contents: "contact, key and services",
        documentation: "docs/reminders.md")

    /// Reads the file at a path.
    public init(path: String) throws(PushFileError) {
        try self.init(path: path) { () throws(OwnersFile.Fault) in try Self.kind.members(at: path) }
    }

    /// - Parameter path: only for what is said about a fault.
    init(_ bytes: [UInt8], path: String) throws(PushFileError) {
        try self.init(path: path) { () throws(OwnersFile.Fault) in try OwnersFile.members(of: bytes) }
    }

    private init(path: String, reading: () throws(OwnersFile.Fault) -> [String: Any]) throws(PushFileError) {
        let members: [String: Any]
        do throws(OwnersFile.Fault) { members = try reading() } catch { throw .unusable(error, path: path) }
        try self.init(members)
    }

    private init(_ members: [String: Any]) throws(PushFileError) {
        if let unknown = members.keys.sorted().first(where: { !["contact", "key", "services"].contains($0) }) {
            throw .unknownName(OwnersFile.printable(unknown))
        }
        guard let contact = members["contact"] as? String, Self.isContact(contact) else { throw .badContact }
        guard let key = (members["key"] as? String).flatMap({ PushKey($0) }) else { throw .badKey }
        self.contact = contact
        self.key = key
        services = try Self.services(members["services"])
    }

    private static func services(_ written: Any?) throws(PushFileError) -> PushServices {
        guard let written else { return PushServices() }
        guard let texts = written as? [String], texts.count <= 20 else { throw .badService }
        var services = PushServices()
        for text in texts {
            guard let origin = PushOrigin(ownersText: text) else { throw .badService }
            services.add(origin)
        }
        return services
    }

    /// It becomes part of a token, so it is what an address is made of and no more. Apple's service refuses blanks and brackets.
    private static func isContact(_ text: String) -> Bool {
        guard text.utf8.count <= 200, text.utf8.allSatisfy({ (33...126).contains($0) }),
            !text.utf8.contains(where: { "\"\\<>".utf8.contains($0) })
        else { return false }
        return text.hasPrefix("https://") && text.utf8.count > 11 || text.hasPrefix("mailto:") && text.contains("@")
    }
}

extension PushFile {
    /// Makes the file with a fresh key, closed to everybody else. One that is there stays as it is.
    public static func make(at path: String, contact: String) throws(PushFileError) {
        guard isContact(contact) else { throw .badContact }
        let text = "{\n  \"contact\": \"\(contact)\",\n  \"key\": \"\(PushKey().text)\"\n}\n"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw errno == EEXIST ? .alreadyThere(path: path) : .notWritable(path: path) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data(text.utf8))
            try file.synchronize()
        } catch { throw .notWritable(path: path) }
    }
}
