/// What she is told where something is in the way; a browser says the same.
enum PhoneSyncWords {
    static let unreached = "The server did not answer. Check your connection and try again."
    static let tooLong =
        "The server sent more than it may, so nothing of it was taken. Ask whoever runs it."
    static let littleWork =
        "This server asks for so little work that guessing your passphrase would be easy. Nothing was sent. Ask whoever runs it."
    static let notHers =
        "The server sent something else than the keys of your diary. Nothing was changed here. Ask whoever runs it."
    static let other = "That is another diary than the one on this device. Erase the one that is here first."
    static let noLongerSealed =
        "This diary is no longer Sealed: you chose to let the server read it. Settings, Your sealed diary, says how to go on."
    static let older =
        "The server has the keys of before a device was removed, as after an older backup was put back. Nothing was changed here. Ask whoever runs it."
    static let uninvited =
        "This server asks for an invitation code. Somebody who has an account here, or runs it, can give you one."
    static let damaged =
        "An entry of this diary cannot be opened, so the others cannot be sealed under another key. Export what there is."

    // What waits, for the line that every page has.
    static let unsealedNote =
        "This diary is no longer Sealed, so nothing more is sent from here: see Settings, Sealed."
    static let signedOutNote =
        "Saved on this device. Sign in to the server again to send it: Settings, Sealed."
    static let troubleNote =
        "What the server has does not fit this device. Nothing is lost: see Settings, Sealed."
    static let waitingNote = "Saved on this device. Not yet on the server."
}
