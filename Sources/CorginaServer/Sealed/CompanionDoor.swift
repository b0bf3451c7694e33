import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Foundation

/// What the browser of a companion asks, with whom some of a sealed diary is shared. It has no session: it shows a token.
struct CompanionDoor: Sendable {
    let vault: Vault
    let now: Moment
    /// How often somebody may ask for what is not there.
    let limit: AccessLimit

    func accept(
        _ message: SealedMessage, at place: SealedPlace, from request: IncomingRequest
    ) async throws -> HostAnswer {
        switch place {
        case .joinShare: try await join(message, from: request)
        case .lookAtShare: try await look(message, from: request)
        case .seenShare: try await noteSeen(message)
        case .sendToShare: try await send(message, from: request)
        case .leaveShare: try await leave(message)
        default: throw ServerError.notFound
        }
    }

    private func look(_ message: SealedMessage, from request: IncomingRequest) async throws -> HostAnswer {
        try message.only(["token"])
        guard let look = try await vault.sealedShares.look(try token("token", message), on: now) else {
            // Whoever has none is counted, so that nobody asks in a loop.
            try limit.admitGuess(from: request.address)
            throw VaultError.shareNotValid
        }
        var members: [JSON.Member] = [
            .init("id", .string("\(look.id)")), .init("joined", .bool(look.isJoined)),
            .init("opening", .string(look.opening.base64EncodedString())),
            .init("companion", .string(look.companion.base64EncodedString())),
            .init("sent", SealedShareRoom.json(look.sent)),
        ]
        if let bundle = look.bundle { members.append(.init("bundle", .string(bundle.base64EncodedString()))) }
        return HostAnswer(json: .object(members))
    }

    private func join(_ message: SealedMessage, from request: IncomingRequest) async throws -> HostAnswer {
        try message.only(["token", "own", "opening", "companion"])
        do {
            try await vault.sealedShares.join(
                try token("token", message), as: try token("own", message), opening: try message.bytes("opening"),
                mark: try message.bytes("companion"), on: now)
        } catch let error as VaultError where error == .shareNotValid {
            try limit.admitGuess(from: request.address)
            throw error
        }
        return HostAnswer(json: [:])
    }

    private func noteSeen(_ message: SealedMessage) async throws -> HostAnswer {
        try message.only(["token", "companion", "opening"])
        try await vault.sealedShares.noteSeen(
            try token("token", message), mark: try message.bytes("companion"), under: try message.bytes("opening"))
        return HostAnswer(json: [:])
    }

    private func send(_ message: SealedMessage, from request: IncomingRequest) async throws -> HostAnswer {
        try message.only(["token", "item", "sealed", "opening"])
        let item = SealedSent(id: try message.id("item"), sealed: try message.bytes("sealed"))
        do {
            try await vault.sealedShares.send(
                item, by: try token("token", message), under: try message.bytes("opening"))
        } catch let error as VaultError where error == .shareNotValid {
            try limit.admitGuess(from: request.address)
            throw error
        }
        return HostAnswer(json: [:], .created)
    }

    private func leave(_ message: SealedMessage) async throws -> HostAnswer {
        try message.only(["token"])
        try await vault.sealedShares.leave(try token("token", message))
        return HostAnswer(json: [:])
    }

    private func token(_ name: String, _ message: SealedMessage) throws(SealedError) -> ShareToken {
        guard let token = ShareToken(bytes: try message.digits(name, count: SealedRoom.hashSize)) else { throw .shape }
        return token
    }
}
