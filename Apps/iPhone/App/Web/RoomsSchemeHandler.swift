import CorginaPhone
import CorginaRooms
import Foundation
import WebKit

/// Answers the pages of the web view from the rooms. There is no server and no cookie: whoever holds the open diary is signed in.
@MainActor
final class RoomsSchemeHandler: NSObject, WKURLSchemeHandler {
    private let host: PhoneHost
    /// Those that were not stopped: a stopped task may not be answered.
    private var underway: [ObjectIdentifier: Task<Void, Never>] = [:]

    init(_ host: PhoneHost) { self.host = host }

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        let id = ObjectIdentifier(urlSchemeTask)
        underway[id] = Task { [weak self] in
            guard let self else { return }
            await self.answer(urlSchemeTask, id)
            self.underway[id] = nil
        }
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
        underway.removeValue(forKey: ObjectIdentifier(urlSchemeTask))?.cancel()
    }

    private func answer(_ task: any WKURLSchemeTask, _ id: ObjectIdentifier) async {
        guard let url = task.request.url, let address = PhoneAddress(url.absoluteString) else {
            return task.didFailWithError(URLError(.badURL))
        }
        let reply = await reply(to: task.request, at: address)
        guard underway[id] != nil, !Task.isCancelled,
            let response = HTTPURLResponse(
                url: url, statusCode: reply.status, httpVersion: "HTTP/1.1", headerFields: headers(of: reply))
        else { return }
        task.didReceive(response)
        task.didReceive(Data(reply.body))
        task.didFinish()
    }

    private func reply(to request: URLRequest, at address: PhoneAddress) async -> PhoneReply {
        if let name = address.asset { return asset(name) }
        let held = request.value(forHTTPHeaderField: "Corgina-Held") ?? ""
        guard request.httpMethod == "POST" else { return await host.keeper.reply(to: address, form: nil, held: held) }
        let compose: (String) -> String = { $0.precomposedStringWithCanonicalMapping }
        guard let body = Self.body(of: request), let form = PhoneForm.read(body, composing: compose) else {
            return PhoneReply.refused(CarriedAssets.paths)
        }
        let reply = await host.keeper.reply(to: address, form: form, held: held)
        await host.noteChange()
        // A form that no script sent is led on, so that loading the page again sends nothing again.
        let isScript = request.value(forHTTPHeaderField: PhoneReply.preferenceHeader) != nil
        guard !isScript, reply.status == 200, reply.file.isEmpty, let address = reply.address else { return reply }
        return .leading(to: address.text)
    }

    /// The bytes of a form: what a page sends by itself comes as data, what its script sends as a stream alone.
    ///
    /// - Returns: `nil` where the stream cannot be read. Of what is longer than any form, enough to be refused.
    private static func body(of request: URLRequest) -> [UInt8]? {
        if let body = request.httpBody { return [UInt8](body) }
        guard let stream = request.httpBodyStream else { return [] }
        stream.open()
        defer { stream.close() }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 16_384)
        while bytes.count <= PhoneForm.longest {
            let count = stream.read(&part, maxLength: part.count)
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += part[..<count]
        }
        return bytes
    }

    private func asset(_ name: String) -> PhoneReply {
        guard let file = CarriedAssets.file(named: name) else { return PhoneReply.refused(CarriedAssets.paths) }
        return PhoneReply(type: file.type, body: [UInt8](file.bytes))
    }

    private func headers(of reply: PhoneReply) -> [String: String] {
        var headers = [
            "Content-Type": reply.type, "Content-Length": "\(reply.body.count)", "Cache-Control": "no-store",
        ]
        headers[PhoneReply.addressHeader] = reply.address?.url
        if !reply.file.isEmpty { headers["Content-Disposition"] = "attachment; filename=\"\(reply.file)\"" }
        return headers
    }
}
