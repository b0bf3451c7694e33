import CorginaJournal
import CorginaRooms
import CorginaVault
import Markup

/// What a room of the host answers a request with; ``ResponseWriter`` makes HTTP of it.
struct HostAnswer: Sendable {
    enum Content: Sendable {
        /// In the appearance of her it is for; for somebody who is not signed in, `nil`.
        case page(ShownPage, to: Visitor?)
        /// A piece of a page, for a script.
        case part(HTML)
        /// What went wrong, as ``ErrorPages`` says it.
        case problem(ServerError)
        /// To another place; the address has no host.
        case redirect(String)
        case file(SentFile)
        case json(JSON)
        /// The same where a client may keep it, and asks each time whether it has changed.
        case remembered(JSON)
        case text(String)
        case nothing
    }

    enum Status: Sendable {
        case done
        /// Something was added.
        case created
        /// The form needs another look; nothing was changed.
        case refused
        /// It is about another diary than hers.
        case conflicting
        /// The device is locked: what was sent waits for the passphrase.
        case locked
        case unavailable
    }

    /// What becomes of something a browser keeps.
    enum Keeping<Value: Sendable>: Sendable {
        case asItIs
        case replaced(Value)
        case gone
    }

    let content: Content
    var status = Status.done
    /// The cookie of her session. Changing it ends the connection.
    var session = Keeping<SessionSecret>.asItIs
    /// The cookie that says somebody has signed in on this device.
    var pass = Keeping<DevicePass>.asItIs
    /// The cookie of the share's link that is looked at.
    var link = Keeping<ShareSecret>.asItIs
    /// Whether the device drops everything it keeps of Corgina.
    var wipesDevice = false
    /// Whether the connection ends with this answer, because the secret it was used with has ended.
    var endsConnection = false

    /// Whether the browser keeps all it has, so that the next request is like this one.
    var leavesBrowserAsItIs: Bool {
        guard case .asItIs = session, case .asItIs = pass, case .asItIs = link else { return false }
        return !wipesDevice && !endsConnection
    }
}

/// A file as an answer.
struct SentFile: Sendable {
    let type: String
    let name: String
    let bytes: [UInt8]
    /// Whether it is to be kept, not to be looked at.
    var isToKeep = true
    /// What comes after ``bytes``, each piece made when it is sent, so that not all of it is in memory at once.
    var pieces: [@Sendable () async throws -> [UInt8]] = []
}

extension HostAnswer {
    /// - Parameter visitor: whom it is for; `nil` for somebody who is not signed in.
    init(_ page: some Page, to visitor: Visitor? = nil, _ status: Status = .done) {
        self.init(content: .page(ShownPage(page), to: visitor), status: status)
    }

    init(json: JSON, _ status: Status = .done) { self.init(content: .json(json), status: status) }

    init(file: SentFile) { self.init(content: .file(file)) }

    /// A pure room's answer to her.
    init(_ answer: Answer, to visitor: Visitor) {
        let content: Content =
            switch answer.content {
            case .page(let page): .page(page, to: visitor)
            case .part(let part): .part(part)
            case .redirect(let path): .redirect(path)
            case .file(let type, let name, let bytes): .file(SentFile(type: type, name: name, bytes: bytes))
            }
        self.init(content: content, status: answer.status == .refused ? .refused : .done)
    }

    /// - Parameter changed: what was changed, for the place to say.
    static func redirect(to route: Route, changed: String? = nil) -> HostAnswer {
        HostAnswer(content: .redirect(route.path + (changed.map { "?changed=" + $0 } ?? "")))
    }

    /// Signed out: to a place for everybody, and nothing of hers stays on the device.
    static func signedOut(to route: Route) -> HostAnswer {
        var answer = redirect(to: route)
        (answer.session, answer.wipesDevice) = (.gone, true)
        return answer
    }
}
