import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Foundation

/// What she shares of a sealed diary: her devices seal every part, and nothing of it is opened here.
struct SealedShareRoom: Sendable {
    let vault: Vault
    let now: Moment

    func accept(
        _ message: SealedMessage, at place: SealedPlace, by session: SealedSession
    ) async throws -> HostAnswer {
        switch place {
        case .shares: try await shares(message, session)
        case .newShare: try await makeShare(message, session)
        case .changeShare: try await changeShare(message, session)
        case .endShare: try await endShare(message, session)
        case .dropSent: try await dropSent(message, session)
        default: throw ServerError.notFound
        }
    }

    private func shares(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only([])
        let shares = try await vault.sealedShares.all(of: session, on: now).map { share -> JSON in
            [
                "id": .string("\(share.id)"), "reader": .string(share.reader.hexadecimal),
                "lastDay": .whole(share.lastDay), "details": .string(share.details.base64EncodedString()),
                "companion": .string(share.companion.base64EncodedString()),
                "state": .string(share.state.hexadecimal), "sent": Self.json(share.sent),
            ]
        }
        return HostAnswer(json: ["shares": .array(shares)])
    }

    private func makeShare(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["id", "reader", "opening", "details", "bundle", "head"])
        let share = SentShare(
            id: try message.id("id"), reader: try message.digits("reader", count: SealedRoom.hashSize),
            opening: try message.bytes("opening"), details: try message.bytes("details"),
            bundle: try message.bytes("bundle"))
        try await vault.sealedShares.put(share, at: try message.head("head"), of: session, on: now)
        return HostAnswer(json: [:], .created)
    }

    private func changeShare(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["id", "state", "head", "bundle", "details", "opening", "companion"])
        let rotates = message.has("opening") || message.has("companion")
        let change = SentShareChange(
            id: try message.id("id"), state: try message.digits("state", count: SealedRoom.hashSize),
            head: try message.head("head"), bundle: try message.bytes("bundle"),
            details: message.has("details") ? try message.bytes("details") : nil,
            rotation: rotates
                ? .init(opening: try message.bytes("opening"), companion: try message.bytes("companion")) : nil)
        try await vault.sealedShares.change(change, of: session)
        return HostAnswer(json: [:])
    }

    private func endShare(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["id"])
        try await vault.sealedShares.end(try message.id("id"), of: session)
        return HostAnswer(json: [:])
    }

    private func dropSent(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["id", "item"])
        try await vault.sealedShares.drop(try message.id("item"), sentTo: try message.id("id"), of: session)
        return HostAnswer(json: [:])
    }

    static func json(_ sent: [SealedSent]) -> JSON {
        .array(
            sent.map { item in
                ["item": .string("\(item.id)"), "sealed": .string(item.sealed.base64EncodedString())]
            })
    }
}
