import CorginaCore
import CorginaJournal
import CorginaPhone
import CorginaPhoneStore
import CorginaRooms
import Foundation

/// What a diary that a server has too needs of its keeper.
extension DiaryKeeper {
    /// How many entries the journal has.
    var entryCount: Int { diary.sequence }

    /// In which English she is told.
    var english: WrittenEnglish { diary.diary.profile?.english ?? .ofNoRegion }

    /// How the diary and its server stand, the groups of a recovery code that waits, and the account.
    ///
    /// - Throws: `PhoneStoreError`
    func standing() throws -> (standing: SealedStanding?, code: [String], account: (server: String, name: String)?) {
        (try store.sealedStanding(), try store.waitingCode(), try store.sealedAccount())
    }

    /// - Throws: `PhoneStoreError`
    func codeIsWritten() throws { try store.codeIsWritten() }

    /// A diary that goes to a server has at least its profile.
    ///
    /// - Throws: `PhoneStoreError`
    func beginIfEmpty() throws {
        guard entryCount == 0 else { return }
        let entry = PhoneBeginning.entry(
            languages: Locale.preferredLanguages.joined(separator: ","),
            timeZone: TimeZone.autoupdatingCurrent.identifier,
            in: .live)
        try append([entry])
    }

    /// A copy of everything, as a file.
    ///
    /// - Throws: `PhoneStoreError`, `JournalCodecError`
    func takeout(_ kind: ExportKind) throws -> PhoneTakeout {
        try PhoneTakeout(kind, of: store.entries(), at: PhoneSurroundings.live.now)
    }

    /// Adds what a file holds, all of it or nothing; what is here already is not added again.
    ///
    /// - Throws: `PhoneStoreError`
    func takeIn(_ file: PhoneImport) throws -> ImportPage.Result {
        let before = entryCount
        try append(file.entries)
        return file.result(added: entryCount - before)
    }
}
