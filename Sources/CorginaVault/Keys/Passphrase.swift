import CorginaCore
import Foundation

/// A passphrase, in the one form that is hashed: compatibility-composed (NFKC), without space around it.
///
/// Keyboards differ in how they compose an é and which space they type; without this she could not sign in from her
/// other phone.
struct Passphrase: Sendable {
    let bytes: Data

    /// What was typed to sign in; never refused, because a wrong one must take as long as a right one.
    init(typed text: String) {
        bytes = Data(Self.normalized(text).utf8)
    }

    /// What was typed as a new passphrase.
    ///
    /// - Throws: `passphraseTooShort`, `passphraseTooLong`, `passphraseTooCommon`.
    init(choosing text: String) throws(VaultError) {
        guard text.utf8.count <= NewPassphrase.longest else { throw .passphraseTooLong }
        let normalized = Self.normalized(text)
        switch NewPassphrase.fault(in: normalized) {
        case .tooShort: throw .passphraseTooShort
        case .tooLong: throw .passphraseTooLong
        case .tooCommon: throw .passphraseTooCommon
        case nil: bytes = Data(normalized.utf8)
        }
    }

    private static func normalized(_ text: String) -> String {
        // Longer than any real one: cut before the costly part.
        String(decoding: text.utf8.prefix(NewPassphrase.longest), as: UTF8.self)
            .precomposedStringWithCompatibilityMapping
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
