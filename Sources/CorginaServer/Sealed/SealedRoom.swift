import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Foundation

/// Answers devices of diaries that open on them only. Nothing of such a diary is ever opened here.
struct SealedRoom: Sendable {
    let vault: Vault
    let surroundings: Surroundings
    let signUp: SignUp
    let quota: SealedQuota
    let limit: AccessLimit
    let photos: SealedPhotoRoom
    let reminders: SealedReminderRoom

    var diaries: SealedDiaries { vault.sealed }
    /// Of hashes and tokens, in bytes.
    static let hashSize = 32

    var now: Moment { surroundings.moment(in: nil) }

    func show(_ place: SealedPlace) throws(ServerError) -> HostAnswer {
        guard place == .page else { throw .notFound }
        return HostAnswer(SealedPage())
    }

    /// - Throws: ``SealedError``, `VaultError` and ``ServerError``, which become JSON.
    func accept(_ message: SealedMessage, at place: SealedPlace, from request: IncomingRequest) async throws
        -> HostAnswer
    {
        switch place {
        case .page: throw ServerError.notFound
        case .begin: return try await begin(message, from: request)
        case .create: return try await create(message, from: request)
        case .open: return try await open(message, from: request)
        case .move, .moveRows, .movePhoto, .useMove: return try await acceptMove(message, at: place, from: request)
        case .unsealed: return try await isUnsealed(message, from: request)
        case _ where place.isOfCompanion:
            return try await CompanionDoor(vault: vault, now: now, limit: limit)
                .accept(message, at: place, from: request)
        default: break
        }
        let signedIn = try await session(of: request)
        return switch place {
        case .attach: try await attach(message, signedIn)
        case .read: try await read(message, signedIn.session)
        case .append: try await append(message, signedIn.session)
        case .slots: try await change(message, signedIn.session)
        case .renewal: try await stage(message, signedIn.session)
        case .useRenewal: try await renew(message, signedIn.session)
        case .photos, .putPhoto, .getPhoto, .removePhotos, .stagePhoto:
            try await photos.accept(message, at: place, by: signedIn.session)
        case .reminders, .beginReminders, .reminderMinutes, .testReminder, .endReminders:
            try await reminders.accept(message, at: place, by: signedIn.session)
        case .links: try await links(message, signedIn.session)
        case .newLink: try await makeLink(message, signedIn.session)
        case .endLink: try await endLink(message, signedIn.session)
        case .shares, .newShare, .changeShare, .endShare, .dropSent:
            try await SealedShareRoom(vault: vault, now: now).accept(message, at: place, by: signedIn.session)
        case .unsealRows: try await stageUnsealing(message, signedIn.session)
        case .useUnseal: try await unseal(message, signedIn.session, from: request)
        case .devices: try await devices(message, signedIn.session)
        case .deviceDetails: try await setDetails(message, signedIn.session)
        case .endDevice: try await endDevice(message, signedIn.session)
        case .end: try await end(message, signedIn)
        case .erase: try await erase(message, signedIn.session)
        case .page, .begin, .create, .open, .move, .moveRows, .movePhoto, .useMove, .unsealed, .joinShare, .lookAtShare,
            .seenShare, .sendToShare, .leaveShare:
            throw ServerError.notFound
        }
    }

    /// A device that is signed in.
    struct SignedIn {
        let secret: SessionSecret
        let session: SealedSession
    }

    private func session(of request: IncomingRequest) async throws -> SignedIn {
        guard let secret = request.session, case .sealed(let session) = try await vault.sessions.open(secret, at: now)
        else {
            throw SealedError.signedOut
        }
        return SignedIn(secret: secret, session: session)
    }
}

// MARK: Letting a device in

extension SealedRoom {
    private func begin(_ message: SealedMessage, from request: IncomingRequest) async throws -> HostAnswer {
        try message.only(["name"])
        try limit.admitGuess(from: request.address)
        let work = try await diaries.work(of: try message.text("name"))
        return HostAnswer(
            json: [
                "salt": .string(work.salt.hexadecimal), "cost": .whole(work.parameters.log2Cost),
                "block": .whole(work.parameters.blockSize), "parallel": .whole(work.parameters.parallelism),
            ])
    }

    private func create(_ message: SealedMessage, from request: IncomingRequest) async throws -> HostAnswer {
        try message.only(["name", "slots", "proofs", "journal", "pass", "rows", "invitation"])
        let new = NewSealedAccount(
            name: try message.text("name"), slots: try message.bytes("slots"), proofs: try message.proofs("proofs"),
            journal: try message.journal("journal"), pass: try message.pass("pass"), rows: try message.rows("rows"))
        let typed = message.has("invitation") ? try message.text("invitation") : ""
        let invitation = try await signUp.needsInvitation(vault) ? typed : nil
        let (admission, head) = try await diaries.create(new, with: signUp.need(invitation), at: now)
        let json: JSON = ["device": .string("\(admission.device)"), "head": .string(head.mark)]
        return try await letIn(admission, renewing: request.pass, with: HostAnswer(json: json, .created))
    }

    private func open(_ message: SealedMessage, from request: IncomingRequest) async throws -> HostAnswer {
        try message.only(["name", "proof", "slot"])
        let admission = try await diaries.open(
            name: try message.text("name"), try message.proof(), of: try message.slot(), from: request.address,
            with: request.pass, ending: request.session, at: now)
        let json: JSON = [
            "slots": .string(admission.slots.base64EncodedString()), "device": .string("\(admission.device)"),
        ]
        return try await letIn(admission, renewing: request.pass, with: HostAnswer(json: json))
    }

    private func attach(_ message: SealedMessage, _ signedIn: SignedIn) async throws -> HostAnswer {
        try message.only(["journal", "pass"])
        let head = try await diaries.attach(
            try message.journal("journal"), try message.pass("pass"), to: signedIn.session, under: signedIn.secret)
        return HostAnswer(json: ["head": .string(head.mark)])
    }

    /// The answer carries the session, and what the browser keeps of having signed in.
    func letIn(
        _ admission: SealedAdmission, renewing presented: DevicePass?, with answer: HostAnswer
    ) async throws -> HostAnswer {
        var answer = answer
        if case .sealed(let session) = try await vault.sessions.open(admission.secret, at: now) {
            answer.pass = .replaced(try await diaries.pass(for: session, renewing: presented))
        }
        answer.session = .replaced(admission.secret)
        return answer
    }
}
