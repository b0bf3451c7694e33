import EmbeddedFiles

/// Scripts carried in the binary that are no assets, because they have an address of their own.
enum EmbeddedScripts {
    /// What answers in the browser, joined from its modules.
    static let serviceWorker: String = {
        let modules = (0..<corgina_worker_script_count()).compactMap { module(corgina_worker_script_at($0)) }
        return ScriptBundle(modules: Dictionary(modules, uniquingKeysWith: { first, _ in first }))
            .joined(from: "service-worker.js")
    }()

    private static func module(_ file: corgina_asset) -> (String, String)? {
        guard let name = file.name else { return nil }
        let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
        return (String(cString: name), String(decoding: bytes, as: UTF8.self))
    }
}
