import CorginaJournal
import CorginaVault
import Foundation

/// Links for the clinic that a device made. What lies behind them is opened by `ClinicDoor`, as every other.
extension SealedRoom {
    func links(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only([])
        let links = try await vault.sealedLinks.all(of: session, at: now).map { link -> JSON in
            [
                "id": .string(link.id.hexadecimal), "ends": .whole(link.ends),
                "tally": .string(link.tally.base64EncodedString()),
                "details": .string(link.details.base64EncodedString()),
            ]
        }
        return HostAnswer(json: ["links": .array(links)])
    }

    func makeLink(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["id", "hours", "tally", "files", "details"])
        let link = SentClinicLink(
            id: try message.digits("id", count: Self.hashSize), tally: try message.bytes("tally"),
            files: try message.bytes("files"), details: try message.bytes("details"))
        let hours = try message.whole("hours", in: SealedLinks.hours)
        try await vault.sealedLinks.put(link, forHours: hours, of: session, at: now)
        return HostAnswer(json: [:], .created)
    }

    func endLink(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["id"])
        try await vault.sealedLinks.end(try message.digits("id", count: Self.hashSize), of: session)
        return HostAnswer(json: [:])
    }
}
