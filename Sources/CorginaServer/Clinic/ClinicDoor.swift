import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault

/// What links for the clinic fetch, without any session: the list of files of a SMART Health Link, and files by themselves.
struct ClinicDoor: Sendable {
    let vault: Vault
    let surroundings: Surroundings
    /// How often somebody may ask for what is not there.
    let limit: AccessLimit
    let handout: ClinicHandout
    /// Whether browsers reach the server over TLS.
    let isEncrypted: Bool

    /// The longest list a reader takes within the answer where it says nothing of it: all there can be.
    private static let mostEmbedded = 16 * 1_024 * 1_024

    /// Counts an opening and answers the list of files.
    ///
    /// - Parameters:
    ///   - name: the last part of the address.
    ///   - body: a JSON object with `recipient` and, as need be, `passcode` and `embeddedLengthMax`.
    /// - Throws: `tooManyRequests`, and what the vault throws.
    func list(_ name: String, _ body: [UInt8], for request: IncomingRequest) async throws -> ClinicAnswer {
        guard let asked = ManifestRequest(body) else { return .badRequest }
        guard let secret = ClinicSecret(text: name) else { return try refused(.gone, request) }
        let opening = try await vault.clinic.open(secret, pin: asked.passcode, at: surroundings.moment(in: nil))
        guard case .opened(let bytes) = opening, let bundle = ClinicBundle(bytes) else {
            return try refused(opening, request)
        }
        let most = asked.embeddedLengthMax ?? Self.mostEmbedded
        return .list(bundle.files.map { listed($0, secret, most, request.authority) })
    }

    /// A file that is too long for the reader's list.
    ///
    /// - Parameter isLook: whether the file itself is not sent, as with HEAD. Then it waits on.
    func file(
        _ name: String, _ ticket: String, isLook: Bool, for request: IncomingRequest
    ) throws -> ClinicAnswer {
        // What ends a link ends what waits of it.
        guard let secret = ClinicSecret(text: name), let id = RecordID(ticket),
            try vault.clinic.exists(secret, at: surroundings.moment(in: nil)),
            let sealed = handout.take(id, of: secret, keeping: isLook, now: surroundings.now())
        else { return try refused(.gone, request) }
        return .file(sealed)
    }

    private func listed(
        _ file: ClinicBundle.File, _ secret: ClinicSecret, _ most: Int, _ authority: String?
    ) -> ClinicAnswer.Listed {
        guard file.sealed.utf8.count > most, let authority else {
            return .init(type: file.type, place: .embedded(file.sealed))
        }
        let ticket = surroundings.newID()
        handout.put(file.sealed, as: ticket, of: secret, now: surroundings.now())
        let origin = "\(isEncrypted ? "https" : "http")://\(authority)"
        return .init(type: file.type, place: .location("\(origin)/\(ClinicPlace.folder)/\(secret.text)/\(ticket)"))
    }

    /// Whoever opens nothing is counted, so that nobody asks in a loop.
    private func refused(_ opening: ClinicOpening, _ request: IncomingRequest) throws -> ClinicAnswer {
        try limit.admitGuess(from: request.address)
        return switch opening {
        case .pin(let remaining): .passcode(remaining: remaining)
        case .wait(let seconds): .wait(seconds: seconds)
        case .gone, .opened: .gone
        }
    }
}

/// What a reader of links asks with.
struct ManifestRequest: Hashable {
    let passcode: String?
    let embeddedLengthMax: Int?

    /// - Returns: `nil` for what is no such request. Who reads has to say who that is; it is not kept, since nobody could check it.
    init?(_ body: [UInt8]) {
        guard let json = try? JSON(parsing: body), case .object = json, json["recipient"]?.text?.isEmpty == false else {
            return nil
        }
        passcode = json["passcode"]?.text.flatMap { $0.isEmpty ? nil : $0 }
        embeddedLengthMax = json["embeddedLengthMax"]?.integer
    }
}

/// What the door answers.
enum ClinicAnswer: Hashable {
    case list([Listed])
    case file(String)
    /// A passcode is needed, or was wrong.
    case passcode(remaining: Int)
    case wait(seconds: Int)
    case gone
    case badRequest

    struct Listed: Hashable {
        let type: String
        let place: Place

        enum Place: Hashable { case embedded(String), location(String) }
    }
}
