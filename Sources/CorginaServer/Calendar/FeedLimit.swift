import Synchronization

/// Lets each place ask for calendars so often and no more: whoever guesses addresses, or asks in a loop, is turned away before
/// anything is looked up, so being turned away tells nothing.
final class FeedLimit: Sendable {
    /// How often one place may ask in a minute; a phone asks a few times a day.
    static let mostAMinute = 60
    /// The same for everyone together, behind a proxy, where all requests come from one place.
    static let mostAMinuteBehindProxy = 600
    /// How many places are kept apart at once.
    private static let mostPlaces = 10_000

    private struct Window {
        var minute = 0
        var requests: [String: Int] = [:]
    }

    private let window = Mutex(Window())

    /// - Parameters:
    ///   - address: where the request comes from; `nil` when nobody can tell.
    ///   - now: seconds since 1970.
    /// - Throws: `tooManyAttempts`.
    func admit(_ address: String?, at now: Int) throws(ServerError) {
        let most = address == nil ? Self.mostAMinuteBehindProxy : Self.mostAMinute
        let isAdmitted = window.withLock { window in
            if window.minute != now / 60 || window.requests.count > Self.mostPlaces {
                window = Window(minute: now / 60)
            }
            window.requests[address ?? "", default: 0] += 1
            return window.requests[address ?? "", default: 0] <= most
        }
        guard isAdmitted else { throw .tooManyAttempts(retryAfterSeconds: 60) }
    }
}
