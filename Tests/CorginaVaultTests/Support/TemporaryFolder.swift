import Foundation

/// A folder of a test's own, gone when the test ends.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/corgina-test-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    /// Takes a folder over that is there already.
    init(adopting path: String) { self.path = path }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    func bytes(of name: String) throws -> Data { try Data(contentsOf: URL(filePath: path + "/" + name)) }

    /// Every byte in the folder.
    func allBytes() throws -> Data { try files.reduce(Data()) { try $0 + bytes(of: $1) } }

    func mode(of name: String = "") throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return attributes[.posixPermissions] as? Int ?? -1
    }
}
