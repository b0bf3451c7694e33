import CorginaCore

/// The recovery code that she has not written down yet, until she has typed its end, as the web's page has it.
public struct WaitingCode: Hashable, Sendable {
    /// As it is to be written down.
    public let groups: [String]

    /// - Returns: `nil` where none waits.
    public init?(_ groups: [String]) {
        guard !groups.isEmpty else { return nil }
        self.groups = groups
    }

    public static let title = "Your recovery code"
    public static let words =
        "It opens your diary if you forget your passphrase. Write it down or print it, and keep it somewhere safe. You won’t see it again."
    public static let warning = "Without your passphrase and this code, nobody can open your diary, not even us."
    public static let label = "Type the last 3 characters to confirm you saved it"
    public static let button = "I have saved it"
    public static let otherGroup = "That is not the last group. Compare it with the code above."

    /// Whether that is its last group, in any case, with spaces and hyphens anywhere, O for 0 and I or L for 1.
    public func isConfirmed(by typed: String) -> Bool { groups.last.map(Self.plain) == Self.plain(typed) }

    private static func plain(_ text: String) -> String {
        let letters = text.uppercased().compactMap { letter -> Character? in
            switch letter {
            case " ", "-", "\t", "\n": nil
            case "O": "0"
            case "I", "L": "1"
            default: letter
            }
        }
        return String(letters)
    }
}
