import Markup

/// What ends an access she gave out. It is the same for each kind, because whoever may have had her phone or her passphrase may have made any.
///
/// - Parameters:
///   - access: "a token"
///   - ending: how she ends one by itself, as a sentence.
///   - footer: what does not end it.
func accessEndings(of access: String, ending: String, footer: String) -> HTML {
    func row(_ symbol: Icon, _ words: String) -> HTML {
        li(.class("row")) {
            disc(symbol, .mute)
            p(.class("row__main")) { words }
        }
    }
    return settingsSection("What ends \(access)", id: "endings", footer: footer) {
        ul {
            row(.minus, ending)
            row(.signOut, "“Sign out everywhere” ends all.")
            row(.key, "A new passphrase, another key of the diary and the recovery code end all.")
        }
    }
}
