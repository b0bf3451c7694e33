import CorginaRooms
import CorginaVault

/// What a request says beside its place and its form, read once, so that no room of the host reads HTTP.
struct IncomingRequest: Sendable {
    /// The secret of the session its cookie names; it may have ended.
    var session: SessionSecret?
    /// What the browser keeps of having signed in.
    var pass: DevicePass?
    /// The share's link it looks at.
    var link: ShareSecret?
    /// Where it comes from, for the limits alone; `nil` when nobody can tell, as behind a proxy that does not say.
    var address: String?
    /// The name and port the server was called by.
    var authority: String?
    /// What the browser says of itself.
    var userAgent: String?
    /// The languages the browser asks for.
    var languages: String?
    /// What was just changed, as the address names it.
    var changed: Substring?
    /// Where to go on after the lock, as the address names it.
    var then: Route?
    /// Whether she still waits for the answer.
    var presence = Presence.always
}
