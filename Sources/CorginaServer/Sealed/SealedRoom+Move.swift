import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Foundation

/// From an account this server reads to a sealed one of the same name. Its own session asks for it, and her browser seals the copy.
extension SealedRoom {
    func acceptMove(_ message: SealedMessage, at place: SealedPlace, from request: IncomingRequest) async throws
        -> HostAnswer
    {
        guard let secret = request.session, case .open(let session) = try await vault.sessions.open(secret, at: now)
        else {
            throw SealedError.signedOut
        }
        return switch place {
        case .movePhoto: try await photos.stage(message, beside: session.journal)
        case .moveRows: try await stageMove(message, beside: session.journal)
        case .useMove: try await use(message, session.journal, from: request)
        default: try await beginMove(message, of: session.journal)
        }
    }

    /// Where the journal stands before it is copied: what comes after that is found out when the copy is to be used. The passphrase is
    /// looked at first, so that what is wrong with it, or too many tries, is said as such.
    private func beginMove(_ message: SealedMessage, of journal: UnlockedJournal) async throws -> HostAnswer {
        try message.only(["passphrase"])
        try await vault.credentials.confirm(try message.text("passphrase"), of: journal, at: now)
        return HostAnswer(json: ["head": .string(try await vault.moves.head(of: journal).mark)])
    }

    private func stageMove(_ message: SealedMessage, beside journal: UnlockedJournal) async throws -> HostAnswer {
        try message.only(["head", "rows"])
        let (head, rows) = (try message.head("head"), try message.rows("rows"))
        try await quota.checkRenewal(rows, of: journal.id, after: head)
        return try answer(try await vault.moves.stage(rows, after: head, beside: journal))
    }

    private func use(
        _ message: SealedMessage, _ journal: UnlockedJournal, from request: IncomingRequest
    ) async throws -> HostAnswer {
        try message.only(["passphrase", "head", "moved", "journal", "slots", "proofs", "pass", "photos"])
        let move = SealedMove(
            head: try message.head("head"), moved: try message.head("moved"), journal: try message.journal("journal"),
            slots: try message.bytes("slots"), proofs: try message.proofs("proofs"), pass: try message.pass("pass"),
            photos: try message.photoCount())
        let admission = try await vault.moves.move(
            journal, passphrase: try message.text("passphrase"), to: move, at: now)
        let json: JSON = ["device": .string("\(admission.device)"), "head": .string(move.moved.mark)]
        return try await letIn(admission, renewing: nil, with: HostAnswer(json: json))
    }
}
