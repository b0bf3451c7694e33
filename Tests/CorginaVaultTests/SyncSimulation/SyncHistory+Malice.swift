import CorginaJournal

@testable import CorginaVault

/// What must hold in the end, whatever the server did.
extension SyncHistory {
    /// - Returns: how many devices noticed.
    func checkDespiteMalice() async throws -> Int {
        let rows = try await server.rows()
        let made = Set(devices.flatMap { $0.made.map(\.entry) })
        for device in devices {
            try checkRows(of: device, made)
            // Who was shown another past than the others knows it, once there is one for all.
            guard device.sync.trouble != nil || rows.starts(with: device.rows) else {
                throw Violation("device \(device.number) was lied to and does not know")
            }
            // Nothing she did is gone from the device she did it on.
            let kept = Set(device.entries.compactMap(\.self) + device.sync.waiting)
            guard kept.isSuperset(of: device.made.map(\.entry)) else {
                throw Violation("device \(device.number) let go of what she did")
            }
        }
        return devices.count { $0.sync.trouble != nil }
    }

    /// All that a device took stands behind what it took before, and was made by one of hers.
    private func checkRows(of device: SyncingDevice, _ made: Set<JournalEntry>) throws {
        var head = JournalHead.empty(server.journal)
        for (row, entry) in zip(device.rows, device.entries) {
            guard row.follows(head) else { throw Violation("device \(device.number) took a row that does not fit") }
            head = row.head
            guard let entry else {
                guard malice?.mode == .forges else {
                    throw Violation("device \(device.number) took what does not open")
                }
                continue
            }
            guard made.contains(entry) else { throw Violation("device \(device.number) took what nobody made") }
        }
        guard device.rows.count == device.sync.held.count, device.rows.count == device.entries.count else {
            throw Violation("device \(device.number) and its machine hold different rows")
        }
    }
}
