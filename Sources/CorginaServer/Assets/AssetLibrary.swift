import Crypto
import CorginaScreens
import EmbeddedFiles
import HTTPTypes
import Hummingbird

/// The style sheets, scripts and icons carried in the binary, under an address that changes whenever one of them does.
///
/// Assets are looked up by name in a dictionary, so no path can lead anywhere else, and may be kept for a year.
struct AssetLibrary: Sendable {
    let paths: AssetPaths
    private let bodies: [String: ByteBuffer]

    /// - Parameter files: every asset's name and bytes.
    init(files: [(name: String, bytes: UnsafeRawBufferPointer)]) {
        var hash = SHA256()
        for (name, bytes) in files.sorted(by: { $0.name < $1.name }) {
            hash.update(data: Array(name.utf8))
            hash.update(bufferPointer: bytes)
        }
        let edition = hash.finalize().prefix(6).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        paths = AssetPaths(edition: edition)
        bodies = Dictionary(files.map { ($0.name, ByteBuffer(bytes: $0.bytes)) }, uniquingKeysWith: { first, _ in first })
    }

    func response(edition: String, name: String) throws(ServerError) -> Response {
        guard edition == paths.edition, let body = bodies[name] else { throw .notFound }
        return Response(
            status: .ok,
            headers: [
                .contentType: Self.contentType(of: name), .cacheControl: "public, max-age=31536000, immutable",
                .contentLength: "\(body.readableBytes)",
            ],
            body: ResponseBody(byteBuffer: body))
    }

    private static func contentType(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml; charset=utf-8"
        case "webmanifest": "application/manifest+json; charset=utf-8"
        case "png": "image/png"
        default: "application/octet-stream"
        }
    }
}
