import CorginaCore
import Crypto
import Foundation

/// What she has that opens a sealed diary.
public enum PhoneSecret: Sendable {
    /// As she typed it.
    case passphrase(String)
    case code(PhoneCode)

    /// In the one form that is hashed: keyboards differ in how they compose an é and which space they type.
    static func normalized(_ typed: String) -> String {
        // Longer than any real one: cut before the costly part.
        String(decoding: typed.utf8.prefix(NewPassphrase.longest), as: UTF8.self)
            .precomposedStringWithCompatibilityMapping
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// What is wrong with a passphrase that is about to be chosen; `nil` where nothing is.
    static func fault(in typed: String) -> PassphraseFault? {
        typed.utf8.count > NewPassphrase.longest ? .tooLong : NewPassphrase.fault(in: normalized(typed))
    }

    var bytes: Data {
        switch self {
        case .passphrase(let typed): Data(Self.normalized(typed).utf8)
        case .code(let code): code.bytes
        }
    }

    /// The number of the slot that it opens.
    var slot: Int {
        switch self {
        case .passphrase: 0
        case .code: 1
        }
    }

    /// What messages call that slot.
    var name: String {
        switch self {
        case .passphrase: "passphrase"
        case .code: "recovery"
        }
    }
}

/// What follows from a secret (`docs/end-to-end.md`, Keys): what opens its slot, and what proves to a server that she knows it.
/// Neither yields the other, or the secret.
struct PhoneBranches: Sendable {
    let wrapping: SymmetricKey
    /// 32 bytes.
    let proof: Data

    /// Takes as long as the work says.
    ///
    /// - Throws: `failed`
    init(_ secret: PhoneSecret, salt: Data, work: PhoneWork) throws(PhoneStoreError) {
        let root = try work.root(of: secret.bytes, salt: salt)
        wrapping = PhoneKey.derived(from: root, PhoneKey.context("corgina wrapping"))
        proof = PhoneKey.derived(from: root, PhoneKey.context("corgina proof")).withUnsafeBytes { Data($0) }
    }
}
