/// What the owner pays or proves herself with at a provider. Sent to that provider alone.
public struct ProviderKey: Hashable, Sendable {
    /// What goes behind `Authorization: Bearer`. Never log it.
    let text: String

    /// - Returns: `nil` for what no header can carry: printable ASCII without blanks, as RFC 6750 writes tokens.
    init?(_ text: String) {
        guard (1...4_096).contains(text.utf8.count), text.utf8.allSatisfy({ (33...126).contains($0) }) else {
            return nil
        }
        self.text = text
    }
}

extension ProviderKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a provider's key" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
