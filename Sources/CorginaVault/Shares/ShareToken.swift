import Crypto
import Foundation

/// What a companion of a sealed diary shows: 32 bytes that follow from the link, and after joining others that the companion's browser made.
/// They open nothing; the vault keeps a hash to find the share by.
public struct ShareToken: Sendable {
    private let bytes: Data

    /// `nil` unless there are 32 bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 32 else { return nil }
        self.bytes = Data(bytes)
    }

    /// What the share is found by.
    var reader: Data { Data(SHA256.hash(data: Sealing.context("corgina shared reader", bytes))) }
}

extension ShareToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a share's token" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
