import CorginaRooms
import EmbeddedFiles
import Foundation

/// The style sheets, scripts and pictures of the pages, as the app carries them. Scripts are served one by one: they import each other
/// by relative names, and nothing here has to be fetched over a network.
enum CarriedAssets {
    /// The app changes all of them at once, so its build stands for their edition.
    static let paths = AssetPaths(edition: "app")

    struct File {
        let type: String
        let bytes: Data
    }

    static func file(named name: String) -> File? { files[name] }

    private static let files: [String: File] = {
        let assets = (0..<corgina_asset_count()).map { corgina_asset_at($0) }
        let pictures = (0..<corgina_baby_picture_count()).map { corgina_baby_picture_at($0) }
        var files: [String: File] = [:]
        for asset in assets + pictures {
            guard let name = asset.name, let type = asset.media_type else { continue }
            let bytes = Data(bytes: UnsafeRawPointer(asset.bytes), count: asset.count)
            files[String(cString: name)] = File(type: String(cString: type), bytes: bytes)
        }
        return files
    }()
}
