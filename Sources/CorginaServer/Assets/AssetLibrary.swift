import CorginaRooms
import CorginaVault
import Crypto
import EmbeddedFiles
import Foundation
import HTTPTypes
import Hummingbird

/// The style sheet, the script and the pictures carried in the binary, under an address that changes whenever one of them does.
///
/// Assets are looked up by name in a dictionary, so no path can lead anywhere else, and may be kept for a year. What is text is
/// compressed once, when the server starts.
struct AssetLibrary: Sendable {
    let paths: AssetPaths
    private let assets: [String: Asset]
    private let onDemand: Set<String>

    struct Asset: Sendable {
        let name: String
        let mediaType: String
        let body: ByteBuffer
        /// The body as gzip; `nil` where that is no smaller.
        let compressed: ByteBuffer?

        /// SHA-256 of the body.
        var digest: SHA256.Digest { SHA256.hash(data: body.readableBytesView) }

        init(name: String, mediaType: String, body: ByteBuffer) {
            self.name = name
            self.mediaType = mediaType
            self.body = body
            let isText = mediaType.hasPrefix("text/") || mediaType.hasSuffix("xml") || mediaType.hasSuffix("json")
            compressed =
                isText
                ? Gzip.compressed(body.readableBytesView, level: Gzip.assetLevel).map(ByteBuffer.init(bytes:)) : nil
        }
    }

    /// - Parameter onDemand: the names of those a page seldom needs: a phone keeps them once it has seen them.
    init(_ assets: [Asset], onDemand: Set<String> = []) {
        self.onDemand = onDemand
        var hash = SHA256()
        for asset in assets.sorted(by: { $0.name < $1.name }) {
            hash.update(data: Array(asset.name.utf8))
            hash.update(data: asset.body.readableBytesView)
        }
        let edition = hash.finalize().prefix(6).hexadecimal
        paths = AssetPaths(edition: edition, integrity: Self.integrity(of: assets))
        self.assets = Dictionary(assets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What browsers compare the files with that pages load and that decide what a page is and does (Subresource Integrity).
    private static func integrity(of assets: [Asset]) -> [String: String] {
        let checked = assets.filter { $0.name.hasSuffix(".css") || $0.name.hasSuffix(".js") }
        return Dictionary(
            checked.map { ($0.name, "sha256-\(Data($0.digest).base64EncodedString())") },
            uniquingKeysWith: { first, _ in first })
    }

    /// The SHA-256 of each file in hexadecimal digits, by its address.
    var digests: [String: String] {
        Dictionary(
            assets.values.map { (paths.path(of: $0.name), $0.digest.hexadecimal) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The names of those every page may need.
    var names: [String] { assets.keys.filter { !onDemand.contains($0) } }

    /// - Parameter headers: the request's, which say whether it takes gzip.
    func response(edition: String, name: String, for headers: HTTPFields) throws(ServerError) -> Response {
        guard edition == paths.edition, let asset = assets[name] else { throw .notFound }
        let compressed = Gzip.isAccepted(by: headers) ? asset.compressed : nil
        let body = compressed ?? asset.body
        var fields: HTTPFields = [
            .contentType: asset.mediaType, .cacheControl: "public, max-age=31536000, immutable",
            .contentLength: "\(body.readableBytes)",
        ]
        if asset.compressed != nil { fields[.vary] = "Accept-Encoding" }
        if compressed != nil { fields[.contentEncoding] = "gzip" }
        return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: body))
    }
}

extension AssetLibrary {
    /// What the binary carries, its script in one file.
    static let carried: AssetLibrary = {
        let files = (0..<corgina_asset_count()).compactMap { Asset(corgina_asset_at($0)) }
        let modules = files.filter { $0.name.hasSuffix(".js") }
        let bundle = ScriptBundle(
            modules: Dictionary(
                modules.map { ($0.name, String(buffer: $0.body)) }, uniquingKeysWith: { first, _ in first }))
        let script = modules.filter { $0.name == "corgina.js" }.map {
            Asset(name: $0.name, mediaType: $0.mediaType, body: ByteBuffer(string: bundle.joined(from: $0.name)))
        }
        let others = files.filter { !$0.name.hasSuffix(".js") }.map { file in
            guard file.name.hasSuffix(".css") else { return file }
            let sheet = StyleSheetPreferences.expanded(String(buffer: file.body))
            return Asset(name: file.name, mediaType: file.mediaType, body: ByteBuffer(string: sheet))
        }
        let pictures = (0..<corgina_baby_picture_count()).compactMap { Asset(corgina_baby_picture_at($0)) }
        return AssetLibrary(others + script + pictures, onDemand: Set(pictures.map { $0.name }))
    }()
}

extension AssetLibrary.Asset {
    fileprivate init?(_ asset: corgina_asset) {
        guard let name = asset.name, let mediaType = asset.media_type else { return nil }
        self.init(
            name: String(cString: name), mediaType: String(cString: mediaType),
            body: ByteBuffer(bytes: UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)))
    }
}
