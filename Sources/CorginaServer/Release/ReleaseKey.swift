import CorginaProviders
import CorginaVault
import Crypto
import Foundation

/// The key an owner signs editions with (Ed25519). Whoever has it decides what her devices run.
public struct ReleaseKey: Sendable {
    private let key: Curve25519.Signing.PrivateKey

    static let kind = OwnersFile(
        mostKilobytes: 4, advice: "Make it with: corgina release keys FILE", contents: "key",
        documentation: "docs/operating.md")

    public init() { key = Curve25519.Signing.PrivateKey() }

    /// Reads the file that ``write(to:)`` made.
    public init(path: String) throws(ReleaseFault) {
        let members: [String: Any]
        do throws(OwnersFile.Fault) { members = try Self.kind.members(at: path) } catch {
            throw .unusableKey(error, path: path)
        }
        guard members.count == 1, let bytes = (members["key"] as? String).flatMap({ Data(base64Encoded: $0) }),
            let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
        else { throw .noKey(path: path) }
        self.key = key
    }

    /// Makes the file, closed to everybody else. One that is there stays as it is.
    public func write(to path: String) throws(ReleaseFault) {
        let text = "{\n  \"key\": \"\(key.rawRepresentation.base64EncodedString())\"\n}\n"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw errno == EEXIST ? .alreadyThere(path: path) : .notWritable(path: path) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data(text.utf8))
            try file.synchronize()
        } catch { throw .notWritable(path: path) }
    }

    public var publicKey: ReleasePublicKey { ReleasePublicKey(key.publicKey) }

    /// - Returns: 64 bytes; `nil` where the system has no random numbers to give.
    func signature(of bytes: Data) -> Data? { try? key.signature(for: bytes) }
}

extension ReleaseKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a release key" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
