import CorginaCore
import Foundation

/// One provider as the owner configured it.
public struct Provider: Hashable, Sendable {
    public let address: ProviderAddress
    public let model: String
    let key: ProviderKey?
}

/// What the owner configured: a JSON file that only the user who runs Corgina can read.
///
/// `{"speech": {"address": "http://127.0.0.1:8081", "model": "whisper-1", "key": "…"}, "vision": {…}, "text": {…}}`, each optional.
/// A name that is not known is refused: a misspelled one would be a setting that does nothing.
public struct ProviderFile: Hashable, Sendable {
    private let providers: [ProviderUse: Provider]

    /// What the file is called where nobody says otherwise, in the data folder.
    public static let usualName = "providers.json"
    static let mostBytes = 65_536

    public subscript(use: ProviderUse) -> Provider? { providers[use] }

    /// Reads the file at a path.
    public init(path: String) throws(ProviderFileError) {
        try self.init(Self.bytes(path), path: path)
    }

    init(_ bytes: [UInt8], path: String) throws(ProviderFileError) {
        guard let json = try? JSONSerialization.jsonObject(with: Data(bytes)), let members = json as? [String: Any]
        else { throw .notJSON(path: path) }
        var providers: [ProviderUse: Provider] = [:]
        for name in members.keys.sorted() {
            guard let use = ProviderUse(rawValue: name) else {
                throw .unknownName(Self.printable(name), inside: "at its top")
            }
            guard let fields = members[name] as? [String: Any] else { throw .missingName("address", use: name) }
            providers[use] = try Self.provider(fields, use: name)
        }
        guard !providers.isEmpty else { throw .noUse }
        self.providers = providers
    }

    private static func provider(_ fields: [String: Any], use: String) throws(ProviderFileError) -> Provider {
        if let unknown = fields.keys.sorted().first(where: { !["address", "model", "key"].contains($0) }) {
            throw .unknownName(printable(unknown), inside: "in “\(use)”")
        }
        guard let address = fields["address"] as? String else { throw .missingName("address", use: use) }
        guard let model = fields["model"] as? String else { throw .missingName("model", use: use) }
        guard (1...200).contains(model.count), CleanedWords.line(model, atMost: 200) == model else {
            throw .badModel(use: use)
        }
        var key: ProviderKey?
        if let written = fields["key"] {
            key = (written as? String).flatMap(ProviderKey.init)
            guard key != nil else { throw .badKey(use: use) }
        }
        return Provider(address: try ProviderAddress(address, use: use), model: model, key: key)
    }

    /// A name as a message can show it. A mistaken one might be a key, so only its beginning.
    private static func printable(_ name: String) -> String {
        String(name.unicodeScalars.filter { $0.isASCII && $0.value >= 32 }.prefix(12).map(Character.init))
    }
}

extension ProviderFile {
    private static func bytes(_ path: String) throws(ProviderFileError) -> [UInt8] {
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
