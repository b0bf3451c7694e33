import CorginaVault
import Crypto
import HTTPTypes
import Hummingbird

/// The script that answers for Corgina in the browser: when the server cannot, and always where the diary lives there.
///
/// Its first line names the edition of the assets and every one of them, so that its bytes change whenever one does and
/// the browser takes the new one; the rest is the same for all.
struct ServiceWorker: Sendable {
    /// Its address. It answers for what lies beside and below it, so it lies at the root.
    static let path = "/service-worker.js"

    private let body: ByteBuffer

    /// SHA-256 of the script in hexadecimal digits.
    var digest: String { SHA256.hash(data: body.readableBytesView).hexadecimal }

    /// - Parameters:
    ///   - script: what it does.
    ///   - program: what it runs for a diary that lives on the device; `nil` where that is not offered.
    init(_ script: String, assets: AssetLibrary, program: BrowserProgram?) {
        let files = assets.names.sorted().map { "\"\(assets.paths.path(of: $0))\"" }.joined(separator: ",")
        let wasm = program.map { "{address:\"\($0.path)\",digest:\"\($0.digest)\"}" } ?? "null"
        let policy = SecurityHeaders.contentSecurityPolicy
        body = ByteBuffer(
            string:
                "const edition=\"\(assets.paths.edition)\",files=[\(files)],wasm=\(wasm),policy=\"\(policy)\",site=\"\(assets.paths.told)\";\n\(script)"
        )
    }

    /// A browser asks for it each time, so that it gets an update at once.
    var response: Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/javascript; charset=utf-8", .cacheControl: "no-cache",
                .contentLength: "\(body.readableBytes)", .contentSecurityPolicy: Self.contentSecurityPolicy,
            ],
            body: ResponseBody(byteBuffer: body))
    }

    /// A worker is held to the policy its own script came with. This one compiles WebAssembly, which is an evaluation of code to a
    /// browser and needs `wasm-unsafe-eval` (Content Security Policy 3, section 4.4); it allows no script to be evaluated, and
    /// nothing to a page. It asks this server alone.
    static let contentSecurityPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
}
