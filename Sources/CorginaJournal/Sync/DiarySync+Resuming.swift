extension DiarySync {
    /// A device that starts again with what its disk has. What waits is added afterwards.
    ///
    /// - Parameters:
    ///   - start: the hash of the journal without rows.
    ///   - held: the rows it has read, in order.
    ///   - conflicts: those she has not looked at yet.
    public init(start: [UInt8], held: [HeldRow], conflicts: [SyncConflict] = []) {
        self.init(start: start)
        self.held = held
        self.conflicts = conflicts
    }
}
