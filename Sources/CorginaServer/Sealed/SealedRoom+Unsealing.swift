import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Foundation

/// From a sealed diary to one this server reads, of the same name. Its own device asks for it, and seals the copy under a key it hands over
/// in the end.
extension SealedRoom {
    func stageUnsealing(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["head", "rows"])
        let (head, rows) = (try message.head("head"), try message.rows("rows"))
        guard let journal = session.journal else { throw VaultError.passNeeded }
        try await quota.checkRenewal(rows, of: journal, after: head)
        return try answer(try await vault.moves.stage(rows, after: head, for: session))
    }

    func unseal(
        _ message: SealedMessage, _ session: SealedSession, from request: IncomingRequest
    ) async throws -> HostAnswer {
        try message.only(["passphrase", "head", "moved", "journal", "key", "photos"])
        let unsealing = Unsealing(
            head: try message.head("head"), moved: try message.head("moved"), journal: try message.journal("journal"),
            key: try message.key("key"), photos: try message.photoCount())
        guard let unsealing else { throw SealedError.shape }
        let secret = try await vault.moves.unseal(
            unsealing, passphrase: try message.text("passphrase"), by: session,
            details: surroundings.newDevice(request, Form(fields: [:])), at: now)
        var answer = HostAnswer(json: [:])
        if let journal = try await vault.unlock(secret, at: now) {
            answer.pass = .replaced(try await vault.devices.pass(for: journal, renewing: nil))
        }
        answer.session = .replaced(secret)
        return answer
    }

    /// A device whose session ended is told why. It needs no session: it has the journal's id, which nobody guesses.
    func isUnsealed(_ message: SealedMessage, from request: IncomingRequest) async throws -> HostAnswer {
        try message.only(["journal"])
        try limit.admitGuess(from: request.address)
        return HostAnswer(json: ["unsealed": .bool(try await vault.moves.isUnsealed(try message.journal("journal")))])
    }
}
