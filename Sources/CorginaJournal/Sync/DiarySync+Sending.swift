extension DiarySync {
    /// The host sends the first of what waits, sealed.
    ///
    /// - Parameter rows: as they will stand behind the head, in order.
    public mutating func beganSending(_ rows: [HeldRow]) { pending = .sending(rows) }

    /// The host sends rows the device holds, up to that sequence.
    public mutating func beganPuttingBack(through sequence: Int) { pending = .puttingBack(through: sequence) }

    /// The server says it has kept what it was sent, and where it stands now.
    ///
    /// - Returns: whether that is so as far as the device can tell; then the host keeps the rows.
    public mutating func appended(_ newest: SyncHead) -> Bool {
        defer { pending = nil }
        switch pending {
        case .sending(let rows):
            guard let last = rows.last,
                newest == SyncHead(sequence: held.count + rows.count, hash: last.hash)
            else {
                trouble = .falseAnswer
                return false
            }
            held += rows
            waiting.removeAll { entry in rows.contains { $0.id == entry.id } }
            return true
        case .puttingBack(let sequence):
            guard newest == head(at: sequence) else {
                trouble = .falseAnswer
                return false
            }
            restoring = sequence < held.count ? sequence : nil
            isCurrent = sequence == held.count
            return true
        case .reading, nil: return false
        }
    }

    /// Others appended before this device could.
    public mutating func moved(_ newest: SyncHead) {
        let wasSending = if case .sending = pending { true } else { false }
        (pending, isCurrent) = (nil, false)
        guard restoring != nil else {
            // It stands where the device does, and the device knows that it has none of what was sent.
            if wasSending, newest == head { trouble = .falseAnswer }
            return
        }
        // Another of her devices puts back the same rows, or went on.
        restoring = passed(newest) && newest.sequence < held.count ? newest.sequence : nil
    }
}
