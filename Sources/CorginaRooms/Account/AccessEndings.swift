import Markup

/// What ends an access she gave out. It is the same for each kind, because whoever may have had her phone or her passphrase may have made any.
///
/// - Parameters:
///   - access: "a token"
///   - ending: how she ends one by itself, as a sentence.
///   - footer: what does not end it.
///   - isSealed: whether the diary opens on her devices only.
func accessEndings(of access: String, ending: String, footer: String, isSealed: Bool = false) -> HTML {
    func row(_ symbol: Icon, _ words: String) -> HTML {
        li(.class("row")) {
            disc(symbol, .mute)
            p(.class("row__main")) { words }
        }
    }
    return settingsSection("\(access) ends when", id: "endings", footer: footer) {
        ul {
            row(.minus, ending)
            row(.signOut, isSealed ? "You remove one of your devices." : "You choose “Sign out everywhere”.")
            row(
                .key,
                isSealed
                    ? "You change your passphrase, or sign in by the recovery code."
                    : "You change your passphrase or encryption key, or use the recovery code.")
        }
    }
}
