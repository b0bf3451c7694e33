import Foundation

/// What an edition of Corgina is made of, as its owner says it to browsers. ``SignedRelease`` has it with a signature.
public struct ReleaseList: Hashable, Codable, Sendable {
    /// Grows from one list to the next: a browser takes no lower one than it has seen.
    public let number: Int
    /// When it was signed, as RFC 3339 writes it.
    public let made: String
    /// The edition of the pages' files.
    public let edition: String
    /// SHA-256 in hexadecimal digits, by address.
    public let files: [String: String]

    /// What a number may be: a browser's numbers are whole up to 2^53.
    public static let numbers = 1...9_007_199_254_740_991

    /// - Throws: ``ReleaseFault/number`` for one outside of ``numbers``.
    public init(_ served: ServedFiles, number: Int, made: String) throws(ReleaseFault) {
        guard Self.numbers.contains(number) else { throw .number }
        self.number = number
        self.made = made
        edition = served.edition
        files = served.digests
    }

    /// The bytes that are signed.
    func bytes() throws(ReleaseFault) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return try encoder.encode(self) } catch { throw .malformed }
    }

    init(bytes: Data) throws(ReleaseFault) {
        do { self = try JSONDecoder().decode(Self.self, from: bytes) } catch { throw .malformed }
        guard Self.numbers.contains(number) else { throw .malformed }
    }

    /// What a program serves otherwise than this list says, by address, in their order; empty where all fits.
    public func differences(from served: ServedFiles) -> [Difference] {
        Set(files.keys).union(served.digests.keys).sorted().compactMap { address in
            switch (files[address], served.digests[address]) {
            case (let listed?, let sent?): listed == sent ? nil : Difference(address: address, kind: .changed)
            case (nil, _): Difference(address: address, kind: .notListed)
            case (_, nil): Difference(address: address, kind: .notServed)
            }
        }
    }

    /// One file about which list and program disagree.
    public struct Difference: Hashable, Sendable, CustomStringConvertible {
        public let address: String
        public let kind: Kind

        public enum Kind: Hashable, Sendable { case changed, notListed, notServed }

        public var description: String {
            switch kind {
            case .changed: "\(address) has other bytes than the list says"
            case .notListed: "\(address) is not in the list"
            case .notServed: "\(address) is in the list, and this program has no such file"
            }
        }
    }
}
