import CorginaJournal
import CorginaRooms
import CorginaVault
import HTTPTypes

/// An error as a device reads it: a sentence for her, a word for the script, and where the journal stands if that is the reason.
struct SealedRefusal {
    let status: HTTPResponse.Status
    let code: String
    let sentence: String
    var head: JournalHead?

    var json: JSON {
        var members = [JSON.Member("error", .string(sentence)), JSON.Member("code", .string(code))]
        if let head { members.append(JSON.Member("head", .string(head.mark))) }
        return .object(members)
    }

    private init(_ status: HTTPResponse.Status, _ code: String, _ sentence: String, head: JournalHead? = nil) {
        self.status = status
        self.code = code
        self.sentence = sentence
        self.head = head
    }

    /// `nil` for what is said of any request.
    init?(_ error: any Error) {
        switch error {
        case let error as SealedError: self.init(error)
        case is SignInNeeded, is PassphraseNeeded, is DeviceNeeded: self.init(SealedError.signedOut)
        case let error as VaultError:
            guard let (status, code) = Self.meaning(of: error) else { return nil }
            self.init(status, code, error.description)
        default: return nil
        }
    }

    private init(_ error: SealedError) {
        switch error {
        case .shape:
            self.init(
                .badRequest, "shape", "Corgina here and on the server do not understand each other. Reload the page.")
        case .signedOut: self.init(.unauthorized, "signed-out", "This device is signed out. Sign in again.")
        case .moved(let head):
            self.init(
                .conflict, "moved", "Another of your devices was quicker. This one reads what is new first.", head: head
            )
        case .past(let head):
            self.init(
                .conflict, "past", "The server does not have all this device has seen of your diary.", head: head)
        case .noSuchDevice: self.init(.notFound, "device", "That device is signed out already.")
        case .noReminders: self.init(.notFound, "reminders", "This server sends no reminders.")
        case .wrongService: self.init(.unprocessableContent, "service", ReminderOutcome.wrongService)
        case .noSuchPhoto: self.init(.notFound, "photo", "The server does not have this photo.")
        }
    }

    private static func meaning(of error: VaultError) -> (HTTPResponse.Status, String)? {
        switch error {
        case .signInFailed, .recoveryFailed, .passphraseWrong: (.unauthorized, "proof")
        case .keyRetired: (.unauthorized, "signed-out")
        case .passNeeded: (.forbidden, "attach")
        case .passWrong: (.forbidden, "pass")
        case .nameTaken, .journalTaken: (.conflict, "taken")
        case .changedMeanwhile: (.conflict, "changed")
        case .nameNotUsable: (.unprocessableContent, "name")
        case .invitationMistyped, .invitationNotValid, .invitationNeeded: (.unprocessableContent, "invitation")
        case .slotsNotUsable: (.unprocessableContent, "slots")
        case .rowsNotUsable, .detailsTooLong: (.unprocessableContent, "rows")
        case .sharesFull, .sentFull: (.unprocessableContent, "shares")
        case .shareNotValid: (.notFound, "ended")
        case .clinicLinksFull, .clinicLinkTooLarge: (.unprocessableContent, "links")
        default: nil
        }
    }

    /// What is said of any request, as ``ErrorPages`` has it.
    init(_ problem: ServerError) {
        let code =
            switch problem {
            case .crossOrigin: "origin"
            case .tooLarge: "large"
            case .tooManyAttempts, .tooManyRequests: "wait"
            case .tooManyToday: "today"
            case .diskFull, .diaryFull, .diaryTooLarge, .photosFull: "full"
            case .badRequest, .unsupportedBody, .room, .misdirected: "shape"
            default: "later"
            }
        self.init(problem.status, code, problem.sentence)
    }
}
