import Crypto
import Foundation

/// A name to sign in with, in the one form that is hashed: composed (NFC), trimmed, without case.
struct AccountName: Sendable {
    let normalized: String

    /// What was typed to sign in; never refused, because an impossible name must look like an unknown one.
    init(typed text: String) {
        // Upper case first folds what lower case alone does not: ß and ss, ς and σ.
        normalized =
            String(decoding: text.utf8.prefix(1_024), as: UTF8.self)
            .precomposedStringWithCanonicalMapping
            .trimmingCharacters(in: .whitespacesAndNewlines)
            .uppercased().lowercased()
            .precomposedStringWithCanonicalMapping
    }

    /// What was typed as a new name.
    ///
    /// - Throws: `nameNotUsable` unless it has 1 to 64 characters, none of them a control character.
    init(choosing text: String) throws(VaultError) {
        self.init(typed: text)
        let isPrintable = normalized.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard (1...64).contains(normalized.count), text.utf8.count <= 512, isPrintable else { throw .nameNotUsable }
    }
}

/// The vault's own key, which turns names and addresses into something that says nothing without it.
struct ServerKey: Sendable {
    private let key: SymmetricKey

    init(_ bytes: Data) {
        key = SymmetricKey(data: bytes)
    }

    /// What an account is found by.
    func hash(of name: AccountName) -> Data { code(for: "corgina account name", Data(name.normalized.utf8)) }

    /// The salt an unknown account would have: the same every time, so that it cannot be told from a real one.
    func salt(forUnknown account: Data) -> Data { code(for: "corgina unknown account", account) }

    /// What stands for a message in the database, for one purpose.
    func code(for purpose: String, _ message: Data) -> Data {
        var hmac = HMAC<SHA256>(key: key)
        hmac.update(data: Data(purpose.utf8))
        hmac.update(data: Data([0]))
        hmac.update(data: message)
        return Data(hmac.finalize())
    }
}
