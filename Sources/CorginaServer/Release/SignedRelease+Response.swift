import HTTPTypes
import Hummingbird

extension SignedRelease {
    /// A browser asks for it each time.
    var response: Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "application/json", .cacheControl: "no-cache", .contentLength: "\(bytes.count)",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
