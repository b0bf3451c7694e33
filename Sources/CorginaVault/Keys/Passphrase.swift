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
        guard text.utf8.count <= Self.longest else { throw .passphraseTooLong }
        let normalized = Self.normalized(text)
        let words = normalized.split(separator: " ").filter { $0.count >= 2 }
        guard normalized.count >= 12 || words.count >= 4 else { throw .passphraseTooShort }
        guard !CommonPassphrases.contains(normalized) else { throw .passphraseTooCommon }
        bytes = Data(normalized.utf8)
    }

    /// In bytes of UTF-8: 1,000 characters of any script.
    private static let longest = 4_000

    private static func normalized(_ text: String) -> String {
        // Longer than any real one: cut before the costly part.
        String(decoding: text.utf8.prefix(longest), as: UTF8.self)
            .precomposedStringWithCompatibilityMapping
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
