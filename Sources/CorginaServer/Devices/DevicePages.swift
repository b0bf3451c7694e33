import CorginaCore
import CorginaRooms
import CorginaVault
import HTTPTypes
import Hummingbird

/// The devices she is signed in on.
extension CorginaServer {
    /// Answers the GET of any place of devices and the lock.
    func show(_ place: DevicePlace, to request: Request) async throws -> Response {
        switch place {
        case .lock: return try await showLock(to: request)
        case .one(let id):
            let visitor = try await visitor(request)
            return answer(DevicePage(device: try await device(id, of: visitor).page), to: visitor)
        case .lockNow, .awake, .end: throw ServerError.notFound
        }
    }

    /// Answers the POST of any place of devices and the lock.
    func accept(
        _ form: Form, at place: DevicePlace, from request: Request, address: String
    ) async throws -> Response {
        switch place {
        case .lock: return try await unlock(form, from: request, address: address)
        case .lockNow: return try await lockNow(request)
        case .awake:
            _ = try await visitor(request)
            return Response(status: .noContent)
        case .one(let id): return try await renameDevice(id, form, by: visitor(request))
        case .end(let id): return try await endDevice(id, by: visitor(request))
        }
    }

    /// Hers by name, the one in her hand first.
    func devices(of visitor: Visitor) async throws -> [Device] {
        try await records(of: visitor).map(\.page).sorted {
            ($0.isThis ? 0 : 1, $0.name.lowercased(), $0.id) < ($1.isThis ? 0 : 1, $1.name.lowercased(), $1.id)
        }
    }

    /// What to keep about the session this request begins.
    func newDevice(_ request: Request, _ form: Form) -> [UInt8] {
        let today = surroundings.moment(in: timeZone(form)).day
        let name = DeviceName.guess(from: request.headers[.userAgent])
        return DeviceDetails(name: name, made: today, seen: today).bytes
    }

    /// Notes once a day that the device was used. That it fails, on a full disk, must not keep her from reading.
    func noteUse(by visitor: Visitor, _ request: Request) async {
        guard let device = visitor.device else { return }
        var details =
            DeviceDetails(device.details)
            ?? DeviceDetails(name: DeviceName.guess(from: request.headers[.userAgent]))
        guard details.seen != visitor.today else { return }
        details.seen = visitor.today
        try? await vault.change(device, of: visitor.journal, details: details.bytes)
    }

    private func renameDevice(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        let found = try await device(id, of: visitor)
        let name = form["name"] ?? ""
        guard !name.isEmpty, name.count <= DeviceDetails.longestName else {
            let message = name.isEmpty ? "Give it a name, such as iPhone" : "Use at most 40 characters"
            let page = DevicePage(
                device: found.page, typed: name, errors: [FieldError(field: "name", message: message)])
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        var details = DeviceDetails(found.record.details) ?? DeviceDetails(name: name)
        details.name = name
        try await vault.change(found.record, of: visitor.journal, details: details.bytes)
        return .redirect(to: Route.security(.overview).path)
    }

    private func endDevice(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        let found = try await device(id, of: visitor)
        // This one is signed out where that leads somewhere.
        guard !found.page.isThis else { return .redirect(to: Route.security(.overview).path) }
        try await vault.end(found.record, of: visitor.journal)
        return .redirect(to: Route.security(.overview).path + "?changed=device")
    }

    private struct Found {
        let record: DeviceRecord
        let page: Device
    }

    private func records(of visitor: Visitor) async throws -> [Found] {
        try await vault.devices(of: visitor.journal, at: surroundings.moment(in: nil)).map { record in
            let details = DeviceDetails(record.details)
            return Found(
                record: record,
                page: Device(
                    id: record.id, name: details?.name ?? "A device", isThis: record.id == visitor.device?.id,
                    made: details?.made, seen: details?.seen, today: visitor.today))
        }
    }

    private func device(_ id: RecordID, of visitor: Visitor) async throws -> Found {
        guard let found = try await records(of: visitor).first(where: { $0.record.id == id }) else {
            throw ServerError.notFound
        }
        return found
    }
}
