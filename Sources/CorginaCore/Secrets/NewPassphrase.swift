/// What a passphrase has to be before a diary is sealed with it, on a server and on a device alike.
public enum NewPassphrase {
    /// In bytes of UTF-8: 1,000 characters of any script.
    public static let longest = 4_000

    /// What is wrong with a passphrase that is about to be chosen; `nil` where nothing is.
    ///
    /// - Parameter text: composed (NFKC), without space around it.
    public static func fault(in text: String) -> PassphraseFault? {
        guard text.utf8.count <= longest else { return .tooLong }
        let words = text.split(separator: " ").filter { $0.count >= 2 }
        guard text.count >= 12 || words.count >= 4 else { return .tooShort }
        return CommonPassphrases.contains(text) ? .tooCommon : nil
    }
}

/// What is wrong with a passphrase. `description` says what to do.
public enum PassphraseFault: Hashable, Sendable, CustomStringConvertible {
    case tooShort, tooLong, tooCommon

    public var description: String {
        switch self {
        case .tooShort: "Use at least 12 characters or four words."
        case .tooLong: "Use at most 1,000 characters."
        case .tooCommon: "This passphrase is too easy to guess. Four unrelated words are a good one."
        }
    }
}
