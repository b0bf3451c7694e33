import CorginaCore
import CorginaVault

/// How often an access that was given out may be used, and how often somebody may guess at one.
struct AccessLimit: Sendable {
    private let rate = RateLimit()
    private let limits: Limits
    private let mostUses: Int
    private let now: @Sendable () -> Int

    /// - Parameter mostUses: how often one access is used in a minute.
    init(mostUses: Int, limits: Limits, now: @escaping @Sendable () -> Int) {
        self.mostUses = mostUses
        self.limits = limits
        self.now = now
    }

    /// Counts a use of an access.
    ///
    /// - Throws: `tooManyRequests`
    func admit(_ id: RecordID) throws(ServerError) {
        try rate.admit("with \(id)", most: mostUses, at: now())
    }

    /// Counts a request without a secret that opens something, by the network it comes from: whoever has one is counted by that, and
    /// is kept from nothing by those who have none.
    ///
    /// - Throws: `tooManyRequests`
    func admitGuess(from address: String?) throws(ServerError) {
        let network = address.map { NetworkAddress($0)?.description ?? $0 }
        try rate.admit(
            "from \(network ?? "anywhere")",
            most: network == nil ? limits.guessesPerMinuteFromAnywhere : limits.guessesPerMinute, at: now())
    }
}
