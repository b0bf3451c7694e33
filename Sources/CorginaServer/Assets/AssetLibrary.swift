import CorginaRooms
import CorginaVault
import Crypto
import EmbeddedFiles
import HTTPTypes
import Hummingbird

/// The style sheets, scripts and icons carried in the binary, under an address that changes whenever one of them does.
///
/// Assets are looked up by name in a dictionary, so no path can lead anywhere else, and may be kept for a year.
struct AssetLibrary: Sendable {
    let paths: AssetPaths
    private let assets: [String: Asset]

    struct Asset: Sendable {
        let name: String
        let mediaType: String
        let body: ByteBuffer
    }

    init(_ assets: [Asset]) {
        var hash = SHA256()
        for asset in assets.sorted(by: { $0.name < $1.name }) {
            hash.update(data: Array(asset.name.utf8))
            hash.update(data: asset.body.readableBytesView)
        }
        let edition = hash.finalize().prefix(6).hexadecimal
        paths = AssetPaths(edition: edition)
        self.assets = Dictionary(assets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The names of all of them.
    var names: [String] { Array(assets.keys) }

    func response(edition: String, name: String) throws(ServerError) -> Response {
        guard edition == paths.edition, let asset = assets[name] else { throw .notFound }
        let body = asset.body
        return Response(
            status: .ok,
            headers: [
                .contentType: asset.mediaType, .cacheControl: "public, max-age=31536000, immutable",
                .contentLength: "\(body.readableBytes)",
            ],
            body: ResponseBody(byteBuffer: body))
    }
}

extension AssetLibrary {
    /// What the binary carries.
    static let carried = AssetLibrary((0..<corgina_asset_count()).compactMap { Asset(corgina_asset_at($0)) })
}

extension AssetLibrary.Asset {
    fileprivate init?(_ asset: corgina_asset) {
        guard let name = asset.name, let mediaType = asset.media_type else { return nil }
        self.init(
            name: String(cString: name), mediaType: String(cString: mediaType),
            body: ByteBuffer(bytes: UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)))
    }
}
