import CorginaCore
import CorginaRooms
import CorginaVault

/// The devices she is signed in on.
struct DeviceList: Sendable {
    let vault: Vault
    let surroundings: Surroundings

    /// A device as the vault has it, and as pages show it.
    struct Found {
        let record: DeviceRecord
        let page: Device
    }

    /// Hers by name, the one in her hand first.
    func all(of visitor: Visitor) async throws -> [Found] {
        try await found(of: visitor).sorted { $0.page.order < $1.page.order }
    }

    /// - Throws: `notFound`
    func one(_ id: RecordID, of visitor: Visitor) async throws -> Found {
        guard let found = try await found(of: visitor).first(where: { $0.record.id == id }) else {
            throw ServerError.notFound
        }
        return found
    }

    private func found(of visitor: Visitor) async throws -> [Found] {
        try await vault.devices.all(of: visitor.journal, at: surroundings.moment(in: nil)).map { record in
            let details = DeviceDetails(record.details)
            return Found(
                record: record,
                page: Device(
                    id: record.id, name: details?.name ?? "A device", isThis: record.id == visitor.device?.id,
                    made: details?.made, seen: details?.seen, today: visitor.today,
                    english: visitor.english))
        }
    }
}

extension Device {
    fileprivate var order: (Int, String, RecordID) { (isThis ? 0 : 1, name.lowercased(), id) }
}
