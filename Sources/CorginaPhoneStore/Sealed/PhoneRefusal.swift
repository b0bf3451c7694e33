/// Why a sealed diary was not begun or opened. Nothing was changed then, unless it says otherwise.
public struct PhoneRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The field of the form it is about: `name`, `passphrase`, `code` or `invitation`; `nil` where it is about none.
    public let field: String?
    /// What happened, and what to do.
    public let description: String

    init(_ words: String, field: String? = nil) {
        self.field = field
        description = words
    }

    init(_ error: PhoneStoreError) { self.init(error.description) }

    /// What the server said when an account was asked for.
    init(creating reply: PhoneReply, isInvited: Bool) {
        switch reply.code {
        case "invitation" where !isInvited: self.init(PhoneSyncWords.uninvited, field: "invitation")
        case "invitation": self.init(reply.words, field: "invitation")
        case "name", "taken": self.init(reply.words, field: "name")
        default: self.init(reply.words)
        }
    }
}
