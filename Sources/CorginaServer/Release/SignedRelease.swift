import CorginaVault
import Foundation

/// A ``ReleaseList`` with its signature and the public key that fits, as a file and as browsers get it: a JSON object of `list`, `key`
/// and `signature`, each in base64. `key` says who signed; whether that is the right one, a browser decides.
public struct SignedRelease: Sendable {
    public let list: ReleaseList
    public let key: ReleasePublicKey
    /// The file.
    public let bytes: [UInt8]

    /// Where browsers get it. The device's own pages lie elsewhere, so it is always the server's that answers.
    public static let path = "/worker/release.json"

    /// The most a file may have: many times what our files take.
    static let mostBytes = 256 << 10

    /// Its members, in base64.
    private struct Envelope: Codable {
        let list: Data
        let key: Data
        let signature: Data
    }

    /// Signs a list.
    public init(_ list: ReleaseList, by key: ReleaseKey) throws(ReleaseFault) {
        let signed = try list.bytes()
        guard let signature = key.signature(of: Self.message(signed)),
            let publicKey = Data(base64Encoded: key.publicKey.text)
        else { throw .malformed }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        guard let bytes = try? encoder.encode(Envelope(list: signed, key: publicKey, signature: signature)),
            bytes.count <= Self.mostBytes
        else { throw .tooLarge }
        self.list = list
        self.key = key.publicKey
        self.bytes = Array(bytes)
    }

    /// Reads a list and checks its signature against the key that it names.
    public init(_ bytes: [UInt8]) throws(ReleaseFault) {
        guard bytes.count <= Self.mostBytes else { throw .tooLarge }
        guard let envelope = try? JSONDecoder().decode(Envelope.self, from: Data(bytes)),
            let key = ReleasePublicKey(envelope.key.base64EncodedString())
        else { throw .malformed }
        guard key.isRight(envelope.signature, of: Self.message(envelope.list)) else { throw .forged }
        list = try ReleaseList(bytes: envelope.list)
        self.key = key
        self.bytes = bytes
    }

    /// Reads the file at a path.
    public init(path: String) throws(ReleaseFault) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw errno == ENOENT ? .missing(path: path) : .notReadable(path: path) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard let read = try? file.read(upToCount: Self.mostBytes + 1) ?? Data() else { throw .notReadable(path: path) }
        try self.init(Array(read))
    }

    /// Refuses a list that says of a file something else than a program serves.
    public func fits(_ served: ServedFiles) throws(ReleaseFault) {
        let differences = list.differences(from: served)
        guard let first = differences.first else { return }
        throw .doesNotFit(differences: differences.count, first: first.description)
    }

    /// Puts the file in place, whole or not at all.
    public func write(to path: String) throws(ReleaseFault) {
        do { try Data(bytes).write(to: URL(filePath: path), options: .atomic) } catch { throw .notWritable(path: path) }
    }

    /// What is signed, so that the signature can stand for nothing else: "corgina release" ‖ 01 ‖ the list.
    private static func message(_ list: Data) -> Data { Data("corgina release".utf8) + [1] + list }
}
