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
    static let mostBytes = 16_384

    /// Reads the file at a path.
    public init(path: String) throws(PushFileError) {
        try self.init(Self.bytes(path), path: path)
    }

    init(_ bytes: [UInt8], path: String) throws(PushFileError) {
        guard let json = try? JSONSerialization.jsonObject(with: Data(bytes)), let members = json as? [String: Any]
        else { throw .notJSON(path: path) }
        if let unknown = members.keys.sorted().first(where: { !["contact", "key", "services"].contains($0) }) {
            throw .unknownName(
                String(unknown.unicodeScalars.filter { $0.isASCII && $0.value >= 32 }.prefix(12).map(Character.init)))
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

    private static func bytes(_ path: String) throws(PushFileError) -> [UInt8] {
        do throws(OwnersFile.Fault) { return try OwnersFile.bytes(path, atMost: mostBytes) } catch {
            switch error {
            case .missing: throw .missing(path: path)
            case .unreadable: throw .unreadable(path: path)
            case .notAFile: throw .notAFile(path: path)
            case .ownedByAnother: throw .ownedByAnother(path: path)
            case .readableByOthers: throw .readableByOthers(path: path)
            case .tooLarge: throw .tooLarge(path: path)
            }
        }
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
