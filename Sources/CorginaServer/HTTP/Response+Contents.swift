import CorginaJournal
import CorginaRooms
import HTTPTypes
import Hummingbird
import Markup

extension Response {
    /// A page as an answer.
    ///
    /// - Parameter isCompressible: whether the client takes gzip and nothing of its request is repeated in the page.
    init(
        page: some Page, in context: PageContext, status: HTTPResponse.Status = .ok, isCompressible: Bool = false
    ) {
        let bytes = page.bytes(in: context)
        let compressed = isCompressible ? Gzip.compressed(bytes, level: Gzip.pageLevel) : nil
        self.init(compressed ?? bytes, type: "text/html; charset=utf-8", status: status)
        headers[.vary] = "Accept-Encoding"
        if compressed != nil { headers[.contentEncoding] = "gzip" }
    }

    /// A piece of a page, for a script.
    init(part: HTML, assets: AssetPaths, status: HTTPResponse.Status = .ok) {
        self.init(part.bytes(assetFolder: assets.folder), type: "text/html; charset=utf-8", status: status)
    }

    /// An answer for a script.
    init(json: JSON, status: HTTPResponse.Status = .ok) {
        self.init(json.utf8, type: "application/json", status: status)
    }

    init(text: String, status: HTTPResponse.Status = .ok) {
        self.init(Array(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }

    init(file: SentFile) {
        self.init(file.bytes, type: file.type, status: .ok)
        if !file.pieces.isEmpty {
            headers[.contentLength] = nil
            body = ResponseBody { writer in
                try await writer.write(ByteBuffer(bytes: file.bytes))
                for piece in file.pieces { try await writer.write(ByteBuffer(bytes: piece())) }
                try await writer.finish(nil)
            }
        }
        headers[.contentDisposition] = "\(file.isToKeep ? "attachment" : "inline"); filename=\"\(file.name)\""
    }

    private init(_ bytes: [UInt8], type: String, status: HTTPResponse.Status) {
        self.init(
            status: status, headers: [.contentType: type, .contentLength: "\(bytes.count)"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
