import EmbeddedFiles

/// Scripts carried in the binary that are no assets, because they have an address of their own.
enum EmbeddedScripts {
    static var serviceWorker: UnsafeRawBufferPointer {
        let file = corgina_service_worker()
        return UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    }
}
