import CorginaProviders
import FakeProviders
import Foundation

/// The file of an owner who configured one use, and what it is read to.
enum TestProviders {
    static func speech(port: Int) throws -> Providers { try configured("speech", port: port) }

    static func products(port: Int) throws -> Providers {
        let address = "http://127.0.0.1:\(port)/api/v2/product/{number}.json?fields=code"
        return try read(#"{"products":{"address":"\#(address)"}}"#)
    }

    /// One server of the owner's, on this machine, whose pages may be read.
    static func recipes(port: Int) throws -> Providers {
        try read(#"{"recipes":{"from":"http://127.0.0.1:\#(port)"}}"#)
    }

    /// Pages of the public internet, which no test asks.
    static func recipesFromAnywhere() throws -> Providers { try read(#"{"recipes":{"from":"anywhere"}}"#) }

    /// - Parameter port: where the provider answers on this machine.
    static func configured(_ use: String, port: Int) throws -> Providers {
        try read(#"{"\#(use)":{"address":"http://127.0.0.1:\#(port)","model":"small","key":"sk-secret"}}"#)
    }

    private static func read(_ json: String) throws -> Providers {
        let path = FileManager.default.temporaryDirectory.appending(path: "providers-\(UUID().uuidString).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = FileManager.default.createFile(
            atPath: path, contents: Data(json.utf8), attributes: [.posixPermissions: 0o600])
        return Providers(try ProviderFile(path: path))
    }
}
