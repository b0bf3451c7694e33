import CorginaCore
import CorginaRooms

/// What she types to open a sealed diary on this iPhone, or to keep the one that is here sealed on her server too.
public struct SealedEntry: Hashable, Sendable {
    /// What she is about to do.
    public enum Way: String, Hashable, Sendable, CaseIterable, Identifiable {
        /// By her passphrase.
        case open
        /// By her recovery code, with another passphrase.
        case recover
        /// To the server for the first time.
        case begin

        public var id: String { rawValue }
    }

    public var way: Way
    public var server: String
    public var name: String
    public var passphrase = ""
    public var code = ""
    public var invitation = ""

    /// - Parameters:
    ///   - server: the address of before, where she signs in again.
    ///   - name: that of her account.
    public init(_ way: Way, server: String = "", name: String = "") {
        (self.way, self.server, self.name) = (way, server, name)
    }

    /// What is missing or cannot be used, before anything is sent. The strength of a new passphrase is looked at where it is composed.
    public var errors: [FieldError] {
        var errors: [FieldError] = []
        do throws(ServerAddress.Fault) { _ = try ServerAddress(typed: server) } catch {
            errors.append(FieldError(field: "server", message: error.description))
        }
        if isBlank(name) { errors.append(FieldError(field: "name", message: "Type your account name.")) }
        if way == .recover, isBlank(code) {
            errors.append(FieldError(field: "code", message: "Type your recovery code."))
        }
        if isBlank(passphrase) {
            errors.append(
                FieldError(
                    field: "passphrase",
                    message: way == .recover ? "Choose a new passphrase." : "Type your passphrase."))
        }
        return errors
    }

    /// `nil` where it cannot be read.
    public var address: ServerAddress? { try? ServerAddress(typed: server) }

    /// A code that was typed and is none, as the web says it.
    public static let mistypedCode = FieldError(
        field: "code", message: "The recovery code has a typing mistake. Compare it letter by letter.")

    private func isBlank(_ text: String) -> Bool { text.allSatisfy { $0.isWhitespace } }
}

// MARK: Words

extension SealedEntry {
    /// - Parameter isAgain: whether the diary is on this iPhone already, and its server ended the session.
    public func heading(isAgain: Bool) -> String {
        switch way {
        case .open, .recover: page(isAgain: isAgain).heading
        case .begin: "Keep it sealed on your server too"
        }
    }

    /// What it does, in the words of the web's page.
    public func words(isAgain: Bool) -> String {
        switch way {
        case .open, .recover: page(isAgain: isAgain).words
        case .begin:
            "Every entry is sealed on this iPhone and sent to your server, which cannot read it. Then your other devices can have it too. You choose a passphrase and get a recovery code."
        }
    }

    public var button: String { way == .begin ? "Continue" : "Open my diary" }

    public static let serverLabel = "Server address"
    public static let serverHint = "Where Corgina opens in a browser, such as corgina.example.org."
    public static let nameLabel = "Account name"
    public static let nameHint = "Only to sign in. It need not be your real name."
    public static let codeLabel = "Recovery code"
    public static let codeHint = "Spaces, dashes and small letters are fine."
    public static let invitationLabel = "Invitation code"
    public static let invitationHint = "Only if this server asks for one."

    public var passphraseLabel: String {
        switch way {
        case .open: "Your passphrase"
        case .recover: "New passphrase"
        case .begin: "Passphrase"
        }
    }

    /// What a new one has to be; `nil` for one she has.
    public var passphraseHint: String? {
        way == .open ? nil : CorginaRooms.passphraseHint
    }

    private func page(isAgain: Bool) -> SealedFormPage {
        SealedFormPage(way == .recover ? .recover : .signIn, isAgain: isAgain)
    }
}
