import CorginaRooms

/// What this program sends to browsers and is the same for everybody: each file by its address, with its SHA-256.
///
/// Pages are not among it: where a diary opens on her devices, the device makes them.
public struct ServedFiles: Hashable, Sendable {
    /// The edition of the pages' files.
    public let edition: String
    /// SHA-256 in hexadecimal digits, by address: "/assets/3f2a…/corgina.css".
    public let digests: [String: String]

    /// - Parameter program: what browsers run for a diary that lives on them; `nil` where that is not offered.
    public init(program: BrowserProgram?) { self.init(.carried, program: program) }

    init(edition: String, digests: [String: String]) {
        self.edition = edition
        self.digests = digests
    }

    init(_ assets: AssetLibrary, program: BrowserProgram?) {
        edition = assets.paths.edition
        var digests = assets.digests
        digests[ServiceWorker.path] =
            ServiceWorker(EmbeddedScripts.serviceWorker, assets: assets, program: program).digest
        if let program { digests[program.path] = program.digest }
        self.digests = digests
    }
}
