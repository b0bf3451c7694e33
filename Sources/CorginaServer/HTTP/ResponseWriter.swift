import CorginaJournal
import CorginaRooms
import HTTPTypes
import Hummingbird

/// Makes HTTP of what rooms answer.
struct ResponseWriter: Sendable {
    let assets: AssetPaths
    let cookies: Cookies

    /// - Parameters:
    ///   - isCompressible: whether a page may be sent as gzip: what a GET answers, which repeats nothing of its request.
    ///     Beside text of an attacker's choice the length of a compressed page would tell what else it holds (BREACH).
    ///   - held: the digest of the page the client shows, in the request's field ``HTTPField/Name/held``.
    func response(_ answer: HostAnswer, isCompressible: Bool = false, held: String? = nil) -> Response {
        var response = body(of: answer, isCompressible: isCompressible, held: held)
        if case .replaced(let pass) = answer.pass { cookies.device.set(pass, on: &response) }
        if case .gone = answer.pass { cookies.device.clear(on: &response) }
        if case .replaced(let secret) = answer.link { cookies.link.set(secret, on: &response) }
        if case .gone = answer.link { cookies.link.clear(on: &response) }
        if case .replaced(let secret) = answer.session { cookies.session.set(secret, on: &response) }
        if case .gone = answer.session { cookies.session.clear(on: &response) }
        if answer.wipesDevice { response.wipeDevice() }
        if answer.endsConnection { response.endConnection() }
        return response
    }

    private func body(of answer: HostAnswer, isCompressible: Bool, held: String?) -> Response {
        let status = answer.status.http
        return switch answer.content {
        case .page(let page, let visitor):
            Response(
                page: page, in: context(of: visitor, held: held), status: status,
                isCompressible: isCompressible && answer.status == .done)
        case .part(let part): Response(part: part, assets: assets, status: status)
        case .problem(let problem): ErrorPages(assets: assets).page(for: problem)
        case .redirect(let path): .redirect(to: path)
        case .file(let file): Response(file: file)
        case .json(let json): Response(json: json, status: status)
        case .remembered(let json): Response(remembered: json)
        case .text(let text): Response(text: text, status: status)
        case .nothing: Response(status: .noContent)
        }
    }

    private func context(of visitor: Visitor?, held: String?) -> PageContext {
        guard let visitor else { return PageContext(assets: assets) }
        // A companion's device has no diary to remember.
        return PageContext(
            of: visitor.visit, assets: assets, lockAfter: visitor.lockAfter,
            diary: visitor.journal.isCompanion ? nil : DiaryMark(visitor), held: held ?? "")
    }
}

extension HostAnswer.Status {
    fileprivate var http: HTTPResponse.Status {
        switch self {
        case .done: .ok
        case .created: .created
        case .refused: .unprocessableContent
        case .conflicting: .conflict
        // RFC 4918, section 11.3.
        case .locked: .init(code: 423, reasonPhrase: "Locked")
        case .unavailable: .serviceUnavailable
        }
    }
}
