import CorginaJournal
import CorginaRooms
import HTTPTypes
import Hummingbird

extension Response {
    /// A page as an answer.
    init(page: some Page, in context: PageContext, status: HTTPResponse.Status = .ok) {
        self.init(page.bytes(in: context), type: "text/html; charset=utf-8", status: status)
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
        headers[.contentDisposition] = "\(file.isToKeep ? "attachment" : "inline"); filename=\"\(file.name)\""
    }

    private init(_ bytes: [UInt8], type: String, status: HTTPResponse.Status) {
        self.init(
            status: status, headers: [.contentType: type, .contentLength: "\(bytes.count)"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
