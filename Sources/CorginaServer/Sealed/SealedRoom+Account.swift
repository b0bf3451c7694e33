import CorginaJournal
import CorginaVault
import Foundation

/// Other secrets, another key, her devices, and the end of an account.
extension SealedRoom {
    func change(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["proof", "slot", "slots", "proofs"])
        let admission = try await diaries.change(
            try message.bytes("slots"), try message.proofs("proofs"), showing: try message.proof(),
            of: try message.slot(), by: session, at: now)
        guard let admission else { return HostAnswer(json: ["device": .string("\(session.device)")]) }
        return replaced(admission, with: ["device": .string("\(admission.device)")])
    }

    func renew(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["proof", "slot", "head", "renewed", "slots", "proofs", "pass", "photos"])
        let renewal = SealedRenewal(
            head: try message.head("head"), renewed: try message.head("renewed"), slots: try message.bytes("slots"),
            proofs: try message.proofs("proofs"), pass: try message.pass("pass"),
            photos: try message.photoCount())
        let admission = try await diaries.use(
            renewal, showing: try message.proof(), of: try message.slot(), by: session, at: now)
        return try await letIn(
            admission, renewing: nil,
            with: HostAnswer(
                json: ["device": .string("\(admission.device)"), "head": .string(renewal.renewed.mark)]))
    }

    func devices(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only([])
        let devices = try await diaries.devices(of: session, at: now).map { device -> JSON in
            [
                "id": .string("\(device.id)"), "details": .string(device.details.base64EncodedString()),
                "this": .bool(device.isThis),
            ]
        }
        return HostAnswer(json: ["devices": .array(devices)])
    }

    func setDetails(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["details"])
        try await diaries.setDetails(try message.bytes("details"), of: session)
        return HostAnswer(json: [:])
    }

    func endDevice(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["device"])
        guard try await diaries.end(try message.id("device"), of: session, at: now) else {
            throw SealedError.noSuchDevice
        }
        return HostAnswer(json: [:])
    }

    /// What the device keeps stays there: it alone knows whether anything of it waits.
    func end(_ message: SealedMessage, _ signedIn: SignedIn) async throws -> HostAnswer {
        try message.only(["everywhere"])
        if try message.isTrue("everywhere") {
            try await diaries.endAll(of: signedIn.session)
        } else {
            try await vault.sessions.end(signedIn.secret, at: now)
        }
        var answer = HostAnswer(json: [:])
        answer.session = .gone
        return answer
    }

    func erase(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["proof", "slot"])
        try await diaries.erase(showing: try message.proof(), of: try message.slot(), by: session, at: now)
        var answer = HostAnswer(json: [:])
        (answer.session, answer.pass) = (.gone, .gone)
        return answer
    }

    private func replaced(_ admission: SealedAdmission, with json: JSON) -> HostAnswer {
        var answer = HostAnswer(json: json)
        answer.session = .replaced(admission.secret)
        return answer
    }
}
