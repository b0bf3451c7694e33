/// How long a backup or a check suffers a disk, or other programs, that keep SQLite waiting.
enum BusyRetry {
    /// SQLite itself waits ten seconds and more each time before it gives up.
    private static let attempts = 5

    /// Does the work again while it ends with `storageBusy`, for which nobody waits who has to be answered.
    static func doing<Value>(_ work: () throws(VaultError) -> Value) throws(VaultError) -> Value {
        for _ in 1..<attempts {
            do throws(VaultError) {
                return try work()
            } catch {
                guard error == .storageBusy else { throw error }
            }
        }
        return try work()
    }
}
