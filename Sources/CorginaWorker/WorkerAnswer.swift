import CorginaCore
import CorginaJournal
import CorginaRooms
import Markup

/// What a worker answers: an answer as HTTP has it, and what the host does first, in its order.
struct WorkerAnswer {
    var status: Int
    /// Where to go on, without a host; empty for an answer that is shown.
    var location = ""
    /// The media type of the body; empty where there is none.
    var type = ""
    /// The name of a file to keep; empty for what is shown.
    var file = ""
    var body: [UInt8] = []
    var effects: [WorkerEffect] = []

    /// A place of the host's own: nobody here answers for it (RFC 9110, section 15.5.20).
    static let elsewhere = WorkerAnswer(status: 421)

    /// The answer with its body and the bytes of its effects as parts, in this order.
    var message: Message {
        let head: JSON = [
            "status": .whole(status), "location": .string(location), "type": .string(type), "file": .string(file),
            "effects": .array(effects.map { $0.head }),
        ]
        return Message(head, [body] + effects.flatMap { $0.parts })
    }
}

extension WorkerAnswer {
    init(_ answer: Answer, in context: PageContext) {
        switch answer.content {
        case .page(let page):
            self.init(status: answer.status == .refused ? 422 : 200, type: Self.html, body: page.bytes(in: context))
        case .part(let part):
            self.init(status: 200, type: Self.html, body: part.bytes(assetFolder: context.assets.folder))
        case .redirect(let place): self.init(status: 303, location: place)
        case .file(let type, let name, let bytes): self.init(status: 200, type: type, file: name, body: bytes)
        }
    }

    /// The page that says why a room does not answer. It is nobody's, like the server's.
    init(_ error: RoomError, assets: AssetPaths) {
        self.init(
            status: error.statusCode, type: Self.html,
            body: ProblemPage(error).bytes(in: PageContext(assets: assets)))
    }

    init(status: Int, page: ShownPage, in context: PageContext) {
        self.init(status: status, type: Self.html, body: page.bytes(in: context))
    }

    private static let html = "text/html; charset=utf-8"
}
