import CorginaCore
import CorginaRooms
import CorginaVault

/// One of the devices she is signed in on: its name, and signing it out.
struct DeviceRoom: Sendable {
    let vault: Vault
    let sessions: Sessions
    let devices: DeviceList

    func show(_ place: DevicePlace, for request: IncomingRequest) async throws -> HostAnswer {
        guard case .one(let id) = place else { throw ServerError.notFound }
        let visitor = try await sessions.anyone(request)
        return HostAnswer(DevicePage(device: try await devices.one(id, of: visitor).page), to: visitor)
    }

    func accept(_ form: Form, at place: DevicePlace, from request: IncomingRequest) async throws -> HostAnswer {
        switch place {
        case .one(let id): try await rename(id, form, by: sessions.anyone(request))
        case .end(let id): try await end(id, by: sessions.anyone(request))
        // The lock has a room of its own.
        case .lock, .lockNow, .awake: throw ServerError.notFound
        }
    }

    private func rename(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        let found = try await devices.one(id, of: visitor)
        let name = form["name"] ?? ""
        guard !name.isEmpty, name.count <= DeviceDetails.longestName else {
            let message = name.isEmpty ? "Give it a name, such as iPhone" : "Use at most 40 characters"
            let page = DevicePage(
                device: found.page, typed: name, errors: [FieldError(field: "name", message: message)])
            return HostAnswer(page, to: visitor, .refused)
        }
        var details = DeviceDetails(found.record.details) ?? DeviceDetails(name: name)
        details.name = name
        try await vault.devices.change(found.record, of: visitor.journal, details: details.bytes)
        return .redirect(to: .security(.overview))
    }

    private func end(_ id: RecordID, by visitor: Visitor) async throws -> HostAnswer {
        let found = try await devices.one(id, of: visitor)
        // The device she is using is signed out with “Sign out”, which also leads to the sign-in page.
        guard !found.page.isThis else { return .redirect(to: .security(.overview)) }
        try await vault.devices.end(found.record, of: visitor.journal)
        return .redirect(to: .security(.overview), changed: "device")
    }
}
