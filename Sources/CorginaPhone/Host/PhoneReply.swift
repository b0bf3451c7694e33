import CorginaRooms
import Markup

/// What the web view is given: as HTTP has it.
public struct PhoneReply: Sendable {
    public var status: Int
    /// Where it comes from, which after a form is another address than the one asked for.
    public var address: PhoneAddress?
    /// The media type of the body.
    public var type: String
    /// The name of a file to keep; empty for what is shown.
    public var file = ""
    public var body: [UInt8]

    /// The header by which scripts of the pages know where an answer came from.
    public static let addressHeader = "Content-Location"
    /// The header by which scripts of the pages ask for the page that a form leads to. Whoever sends a form without it, as a
    /// browser does by itself, is led to the page's own address.
    public static let preferenceHeader = "Prefer"

    static let html = "text/html; charset=utf-8"
}

extension PhoneReply {
    init(_ answer: Answer, at address: PhoneAddress, _ context: PageContext) {
        switch answer.content {
        case .page(let page):
            self.init(
                status: answer.status == .refused ? 422 : 200, address: address, type: Self.html,
                body: page.bytes(in: context))
        case .part(let part):
            self.init(
                status: 200, address: address, type: Self.html, body: part.bytes(assetFolder: context.assets.folder))
        case .file(let type, let name, let bytes):
            self.init(status: 200, address: address, type: type, file: name, body: bytes)
        case .redirect(let place): self = .leading(to: place)
        }
    }

    init(_ page: ShownPage, at address: PhoneAddress, _ context: PageContext) {
        self.init(status: 200, address: address, type: Self.html, body: page.bytes(in: context))
    }

    /// The page that says why a room does not answer.
    init(_ error: RoomError, _ assets: AssetPaths) {
        self.init(
            status: error.statusCode, type: Self.html, body: ProblemPage(error).bytes(in: PageContext(assets: assets)))
    }

    /// For a place of a browser or a server that the app has on a screen of its own.
    static func elsewhere(_ assets: AssetPaths) -> PhoneReply {
        let page = ProblemPage(title: PhoneWords.elsewhereTitle, sentence: PhoneWords.elsewhere, route: .today)
        return PhoneReply(status: 200, type: html, body: page.bytes(in: PageContext(assets: assets)))
    }

    /// For a place that only a server has.
    static func notHere(_ assets: AssetPaths) -> PhoneReply {
        let notice = DeviceNotice.notHere
        return PhoneReply(
            status: notice.statusCode, type: html, body: notice.page.bytes(in: PageContext(assets: assets)))
    }

    /// For what the phone did not keep: nothing was changed.
    public static func unwritten(_ assets: AssetPaths) -> PhoneReply {
        let notice = DeviceNotice.unwritten
        return PhoneReply(
            status: notice.statusCode, type: html, body: notice.page.bytes(in: PageContext(assets: assets)))
    }

    /// A page that only leads on: what a form that no script sent is answered with, so that loading it again sends nothing again.
    public static func leading(to place: String) -> PhoneReply {
        let escaped = place.utf8.filter {
            $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
        }
        let page = "<!doctype html><meta charset=utf-8><title>Corgina</title><meta http-equiv=refresh content=\"0;url="
        return PhoneReply(
            status: 200, type: html,
            body: Array(page.utf8) + escaped + Array("\">".utf8))
    }
}

extension PhoneReply {
    /// A file of the site.
    public init(type: String, body: [UInt8]) { self.init(status: 200, type: type, body: body) }

    /// For what no page of Corgina's asks for.
    public static func refused(_ assets: AssetPaths) -> PhoneReply { PhoneReply(RoomError.badForm, assets) }
}
