import HTTPTypes
import Hummingbird

/// The script that answers for Corgina in the browser when the server cannot.
///
/// Its first line names the edition of the assets and every one of them, so that its bytes change whenever one does and
/// the browser takes the new one; the rest is the same for all.
struct ServiceWorker: Sendable {
    /// Its address. It answers for what lies beside and below it, so it lies at the root.
    static let path = "/service-worker.js"

    private let body: ByteBuffer

    /// - Parameter script: what it does.
    init(_ script: ByteBuffer, assets: AssetLibrary) {
        let files = assets.names.sorted().map { "\"\(assets.paths.path(of: $0))\"" }.joined(separator: ",")
        var body = ByteBuffer(string: "const edition=\"\(assets.paths.edition)\",files=[\(files)];\n")
        body.writeImmutableBuffer(script)
        self.body = body
    }

    /// Asked for anew each time, so that an update is never late.
    var response: Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/javascript; charset=utf-8", .cacheControl: "no-cache",
                .contentLength: "\(body.readableBytes)",
            ],
            body: ResponseBody(byteBuffer: body))
    }
}
