import Crypto
import Foundation

/// Which secret of hers opens a slot.
public enum SlotSecret: Int, Sendable, CaseIterable {
    case passphrase = 0
    case recovery = 1
}

/// What a device shows instead of a passphrase or a recovery code: it follows from one, and yields neither that nor a key.
public struct Proof: Sendable {
    private let bytes: Data

    static let size = 32

    /// `nil` unless there are 32 bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == Self.size else { return nil }
        self.bytes = Data(bytes)
    }

    /// What a device makes of scrypt's result.
    init(root: SymmetricKey) {
        bytes = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: root, info: Sealing.context("corgina proof"), outputByteCount: Self.size
        ).withUnsafeBytes { Data($0) }
    }

    /// What is kept of it for the slot of that number.
    func hash(_ number: Int) -> Data {
        Data(SHA256.hash(data: Sealing.context("corgina proof hash", Data([UInt8(truncatingIfNeeded: number)]), bytes)))
    }
}

/// What a device shows to read a journal and to append to it: it follows from the data key, and yields nothing of it.
public struct JournalPass: Sendable {
    private let bytes: Data

    /// `nil` unless there are 32 bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 32 else { return nil }
        self.bytes = Data(bytes)
    }

    /// What is kept of it.
    var hash: Data { Data(SHA256.hash(data: Sealing.context("corgina pass hash", bytes))) }
}

extension Proof: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a proof" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension JournalPass: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a journal's pass" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
