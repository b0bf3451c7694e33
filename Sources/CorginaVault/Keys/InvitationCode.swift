import Algorithms
import Crypto
import Foundation

/// What lets somebody make an account: 95 random bits, 19 letters and a check letter.
///
/// Letters and check letter are those of a ``RecoveryCode``.
public struct InvitationCode: Sendable {
    private let values: [UInt8]

    static func random() -> InvitationCode { InvitationCode(values: Data.random(count).map { $0 & 31 }) }

    private init(values: [UInt8]) { self.values = values }

    private static let count = 19

    /// Reads a code as people type it: any case, with spaces or hyphens anywhere, O for 0 and I or L for 1.
    ///
    /// - Throws: `invitationMistyped` when a letter is missing, added or wrong.
    public init(_ text: String) throws(VaultError) {
        var values: [UInt8] = []
        for byte in text.utf8 where ![UInt8(ascii: " "), UInt8(ascii: "-"), 9, 10, 13].contains(byte) {
            guard let value = Base32.value(of: byte), values.count <= Self.count else { throw .invitationMistyped }
            values.append(value)
        }
        guard values.count == Self.count + 1, Base32.check(values.dropLast()) == values[Self.count] else {
            throw .invitationMistyped
        }
        self.init(values: values.dropLast())
    }

    /// The code in five groups of four, such as `3ZK9-QX2M-…`.
    public var text: String {
        let letters = (values + [Base32.check(values)]).map(Base32.letter)
        return letters.chunks(ofCount: 4).map { String($0) }.joined(separator: "-")
    }

    /// What the invitation's row is found by.
    var hash: Data { Data(SHA256.hash(data: Data("corgina invitation hash".utf8) + values)) }
}

extension InvitationCode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "an invitation" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
