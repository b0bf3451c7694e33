import CorginaScreens
import HTTPTypes
import Hummingbird

extension Response {
    /// A page as an answer.
    init(page: some Page, in surroundings: CorginaScreens.Surroundings, status: HTTPResponse.Status = .ok) {
        self.init(
            status: status, headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: page.bytes(in: surroundings))))
    }
}
