import CorginaCore

/// Why the vault could not do what was asked. `description` says what to do; none carries diary text or a name.
public enum VaultError: Error, Hashable, Sendable, CustomStringConvertible {
    // Opening
    case folderNotUsable
    case folderNotPrivate
    /// A file in it is a link or another user's. With what to do.
    case folderFault(String)
    case inUse
    case madeByNewerCorgina
    case notACorginaDatabase
    /// There is no diary where one was looked for.
    case nothingStored
    /// Accounts are there, and the key their names are hashed with is not.
    case serverKeyLost

    // Backups
    case backupExists
    case backupDamaged
    /// Another process is adding to the same folder of backups.
    case backupUnderWay
    /// A backup is never restored over a diary.
    case diaryThere
    case placeNotUsable

    // Storage
    case diskFull
    case readOnly
    /// SQLite failed in a way that has no case of its own. `code` is its extended result code, which says at what; 0
    /// where something else failed.
    case storageFailed(code: Int)
    /// Somebody else kept what was needed for longer than is waited for it, and nothing was done.
    case storageBusy
    /// The disk refused to keep what was written. No more is written until a restart, because the system may already
    /// have forgotten the pages it could not store.
    case storageLost
    case interrupted

    // PostgreSQL
    case databaseLibraryMissing
    case databaseNotReachable
    /// What the file with the address says is not what Corgina uses. With what to do.
    case databaseAddressRefused(String)
    /// Other processes use the database.
    case databaseInUse
    /// A diary is never put where rows are.
    case databaseNotEmpty
    /// A diary is moved only to tables of its own version.
    case versionsDiffer
    /// What arrived is not what was sent. Nothing of it was kept.
    case copyDiffers
    /// PostgreSQL failed in a way that has no case of its own. `state` is its SQLSTATE.
    case databaseFailed(state: String)

    // Accounts
    case nameNotUsable
    case nameTaken
    case passphraseTooShort
    case passphraseTooLong
    case passphraseTooCommon
    case signInFailed
    /// The passphrase asked for again does not open the account.
    case passphraseWrong
    case recoveryCodeMistyped
    case recoveryFailed
    /// Too many wrong attempts; the next is looked at after so many seconds.
    case tooManyAttempts(seconds: Int)
    /// More sign-ins at once than the machine can check.
    case busy
    case accountDamaged
    /// The diary was erased, or got another key, while this was under way.
    case keyRetired
    case invitationMistyped
    /// It never was, was used, was taken back or is over.
    case invitationNotValid
    case invitationsFull
    /// Somebody else made the first account meanwhile; any other takes an invitation.
    case invitationNeeded
    case detailsTooLong
    /// The link of a share was used, is over, was taken back or never was: nobody can tell which.
    case shareNotValid
    case sharesFull
    /// Of a share, what waits to be looked at.
    case sentFull

    // A diary that only her devices open
    /// The secret is the right one, and opens nothing here.
    case opensOnDevicesOnly
    case passWrong
    /// Nothing was read or kept, because no pass was shown.
    case passNeeded
    case journalTaken
    case slotsNotUsable
    case rowsNotUsable
    /// What was made of the account is not what is there any more.
    case changedMeanwhile

    // Diary
    /// What is stored at that sequence is not what was written there.
    case entryDamaged(sequence: Int)
    case entryTooLarge
    case entryNotWritable(field: String)
    case draftTooLarge
    case draftDamaged
    /// The photos of this diary take as much as they may.
    case photosFull(mostMegabytes: Int)
    case photoDamaged

    // Links for the clinic
    case clinicLinksFull
    case clinicLinkTooLarge

    public var description: String {
        switch self {
        case .folderNotUsable: "Corgina cannot use its data folder. Choose one you may write to."
        case .folderNotPrivate: "The data folder is open to other users and holds other files. Choose an empty folder."
        case .folderFault(let words): words
        case .inUse: "Another Corgina is using this data folder. Stop it first, or choose another folder."
        case .madeByNewerCorgina:
            "This data was made by a newer Corgina. Update Corgina to open it; nothing was changed."
        case .notACorginaDatabase: "What is there is not a diary of Corgina's. Choose another folder or file."
        case .nothingStored: "There is no diary of Corgina's there. Check the folder or file."
        case .serverKeyLost:
            "The key that accounts are found with is damaged or lost, and so is its copy. A new one would find nobody, so none was made: restore a backup into another folder, and keep this one."
        case .backupExists: "There is a file of that name already. Choose another name; nothing was replaced."
        case .backupDamaged: "This backup is damaged and was not used. Take another one."
        case .backupUnderWay: "Another backup is being made in that folder. Try again when it is done."
        case .diaryThere:
            "The folder already holds a diary, which a backup never replaces. Choose an empty folder, or move the diary away."
        case .placeNotUsable: "Nothing can be written there. Choose a folder that exists and that you may write to."
        case .diskFull: "The disk is full, so nothing was saved. Free some space and try again."
        case .readOnly: "The data folder cannot be written to. Check its permissions and the disk."
        case .storageFailed(code: 0): "The data could not be read or saved. Try again; if it stays, check the disk."
        case .storageFailed(let code):
            "The data could not be read or saved (SQLite says \(code)). Try again; if it stays, check the disk."
        case .storageBusy:
            "The disk, or another program that reads the data, took too long, so this was not done. Try again in a moment."
        case .storageLost: "The disk failed to keep what was written. Check it, then restart Corgina."
        case .interrupted: "This was interrupted. Try again; nothing is saved twice."
        case .databaseLibraryMissing:
            "Corgina speaks to PostgreSQL by its own library, which is not installed. Install libpq5, then start Corgina again."
        case .databaseNotReachable:
            "The database cannot be reached just now, so nothing was saved. Try again in a moment; if it stays, see whether PostgreSQL runs and lets Corgina in."
        case .databaseAddressRefused(let words): words
        case .databaseInUse: "A server or another command uses the database. Stop every server on it and run this again."
        case .databaseNotEmpty:
            "There is something in the database already, and it stays as it is. Make an empty one with createdb, and name it in the file."
        case .versionsDiffer:
            "The diary was made by an earlier Corgina. Start this version’s server on it once, stop it, and run this again."
        case .copyDiffers:
            "What was copied is not what was there, so nothing of it was kept. Run corgina verify on the diary, then this again."
        case .databaseFailed(let state):
            "The data could not be read or saved (PostgreSQL says \(state)). Try again; if it stays, check the database."
        case .nameNotUsable: "Choose a name of 1 to 64 characters."
        case .nameTaken: "This name is not available. Choose another."
        case .passphraseTooShort: PassphraseFault.tooShort.description
        case .passphraseTooLong: PassphraseFault.tooLong.description
        case .passphraseTooCommon: PassphraseFault.tooCommon.description
        case .signInFailed: "Name and passphrase do not match. Check both and try again."
        case .passphraseWrong: "That’s not the right passphrase. Try again."
        case .recoveryCodeMistyped: "The recovery code has a typing mistake. Compare it letter by letter."
        case .recoveryFailed: "Name and recovery code do not match. Check both and try again."
        case .tooManyAttempts(let seconds): "Too many attempts. Try again in \(Self.wait(seconds))."
        case .busy: "Many people are signing in right now. Try again in a few seconds."
        case .accountDamaged: "This account's keys are damaged on the disk. Restore a backup."
        case .keyRetired: "This diary got another key while this was under way, so nothing was saved. Sign in again."
        case .invitationMistyped: "The invitation has a typing mistake. Compare it letter by letter."
        case .invitationNotValid:
            "This invitation is not valid. It may have been used, or be more than a week old. Ask for a new one."
        case .invitationsFull: "There are many invitations nobody has used. Cancel one first."
        case .invitationNeeded:
            "Somebody has just made the first account here. Ask them for an invitation; nothing was made."
        case .detailsTooLong: "This is too long to keep. Shorten it."
        case .shareNotValid:
            "This link cannot be used. It may have been used already, or be more than a week old. Ask for a new one."
        case .sharesFull: "You share with many people. End one of the shares first."
        case .sentFull: "Much of what you sent is still waiting. Send more once it has been looked at."
        case .opensOnDevicesOnly:
            "That is right, and this diary opens on your devices only: this server cannot read it. In a browser that runs scripts, choose “Open a sealed diary” where you sign in."
        case .passWrong: "This device’s key does not fit this diary. Sign in again."
        case .passNeeded: "This device has not shown that it may read this diary. Sign in again."
        case .journalTaken: "This diary could not be made. Try again."
        case .slotsNotUsable: "This device wrapped the diary’s key in a way this server does not keep. Update Corgina."
        case .rowsNotUsable: "This device sealed an entry in a way this server does not keep. Update Corgina."
        case .changedMeanwhile: "Something was changed on another device meanwhile, so nothing was saved. Try again."
        case .entryDamaged(let sequence): "Entry \(sequence) of this diary is damaged on the disk. Restore a backup."
        case .entryTooLarge: "This entry is too long to save. Shorten it."
        case .entryNotWritable(let field): "The entry's “\(field)” is not a possible value. Correct it."
        case .draftTooLarge: "This is too long to keep. Shorten it."
        case .draftDamaged: "What was being confirmed is damaged. Enter it again."
        case .photosFull(let megabytes):
            "The photos of a diary may take \(megabytes) MB, and this one would be more. Remove some photos first."
        case .photoDamaged: "This photo is damaged on the disk. Restore a backup."
        case .clinicLinksFull: "There are as many links for the clinic as there can be. End one first."
        case .clinicLinkTooLarge: "This is too much for one link. Leave the data for programs out and try again."
        }
    }

    private static func wait(_ seconds: Int) -> String {
        if seconds == 1 { return "1 second" }
        if seconds < 120 { return "\(seconds) seconds" }
        return "\((seconds + 59) / 60) minutes"
    }
}
