import CorginaCore
import CorginaRooms
import CorginaVault
import HTTPTypes
import Hummingbird

/// The feed itself: whoever has its secret may read it, and nothing else.
extension CorginaServer {
    /// Where feeds lie: `/calendar/{secret}.ics`. No ``Route``, because a route may be printed.
    static let feedFolder = "calendar"
    private static let feedSuffix = ".ics"

    static func feedPath(_ secret: AccessSecret) -> [String] { [feedFolder, secret.text + feedSuffix] }

    /// - Parameters:
    ///   - name: the last part of the address.
    ///   - address: where the request comes from.
    /// - Throws: `notFound` for every address that opens nothing, whatever the reason; `tooManyRequests`.
    func calendarFeed(at name: String, address: String) async throws -> Response {
        guard name.hasSuffix(Self.feedSuffix), let secret = AccessSecret(text: String(name.dropLast(4))),
            let accessed = try vault.open(secret, for: .calendarFeed), let grant = CalendarGrant(accessed.details)
        else {
            try admitGuess(from: address, to: feedRate)
            throw ServerError.notFound
        }
        try feedRate.admit("feed \(grant.id)", most: settings.limits.feedsPerMinute, at: surroundings.now())
        // Where no session keeps the diary open, what was read for this is forgotten again.
        let diary = try await vault.diaries.folded(for: accessed.journal, keeping: false).diary
        let now = surroundings.moment(in: diary.profile?.timeZone)
        let file = CalendarFeed(diary, grant.contents, now: now).bytes
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/calendar; charset=utf-8", .contentLength: "\(file.count)",
                .contentDisposition: "inline; filename=\"corgina.ics\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: file)))
    }
}
