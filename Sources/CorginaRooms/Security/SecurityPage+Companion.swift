import Markup

extension SecurityPage {
    /// What is left where there is no diary: signing out, and the end.
    @HTMLBuilder var companionParts: HTML {
        div(.class("group")) {
            oneButtonForm(to: .endSession, class: "row row--action") {
                disc(.signOut, .call)
                span(.class("row__main row__title")) { "Sign out" }
            }
        }
        settingsSection(
            "Erase", id: "erase", footer: "Your account, and the way to what is shared with you."
        ) { linkRow(.trash, .call, "Erase my account", to: .security(.erase)) }
    }
}
