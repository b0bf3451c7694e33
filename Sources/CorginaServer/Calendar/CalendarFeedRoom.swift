import CorginaCore
import CorginaRooms
import CorginaVault

/// The feed itself: whoever has its secret may read it, and nothing else.
struct CalendarFeedRoom: Sendable {
    let vault: Vault
    let surroundings: Surroundings
    let limit: AccessLimit

    /// Where feeds lie: `/calendar/{secret}.ics`. No ``Route``, because a route may be printed.
    static let folder = "calendar"
    private static let suffix = ".ics"

    static func path(_ secret: AccessSecret) -> [String] { [folder, secret.text + suffix] }

    /// - Parameters:
    ///   - name: the last part of the address.
    ///   - address: where the request comes from; `nil` when nobody can tell.
    /// - Throws: `notFound` for every address that opens nothing, whatever the reason; `tooManyRequests`.
    func show(_ name: String, for address: String?) async throws -> HostAnswer {
        guard let secret = Self.secret(in: name), let accessed = try vault.access.open(secret, for: .calendarFeed),
            let grant = CalendarGrant(accessed.details)
        else {
            try limit.admitGuess(from: address)
            throw ServerError.notFound
        }
        try limit.admit(grant.id)
        // Unless a session has the diary open, what was read for this answer is dropped from memory.
        let diary = try await vault.diaries.folded(for: accessed.journal, keeping: false).diary
        let now = surroundings.moment(in: diary.profile?.timeZone)
        return HostAnswer(
            file: SentFile(
                type: "text/calendar; charset=utf-8", name: "corgina.ics",
                bytes: CalendarFeed(diary, grant.contents, now: now).bytes, isToKeep: false))
    }

    private static func secret(in name: String) -> AccessSecret? {
        name.hasSuffix(suffix) ? AccessSecret(text: String(name.dropLast(suffix.count))) : nil
    }
}
