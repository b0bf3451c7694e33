import CorginaProviders
import Foundation
import Testing

@testable import CorginaServer

/// The key an owner signs editions with, as a file.
struct ReleaseKeyTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-\(UUID().uuidString)")
    private var file: String { folder.appending(path: "release-key.json").path }

    private func inFolder(_ work: () throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try work()
    }

    @Test func `it is its owner's alone, is read back, and another does not take its place`() throws {
        try inFolder {
            let key = ReleaseKey()
            try key.write(to: file)
            let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(rights == 0o600)
            #expect(try ReleaseKey(path: file).publicKey.text == key.publicKey.text)
            #expect(throws: ReleaseFault.alreadyThere(path: file)) { try ReleaseKey().write(to: file) }
            #expect(try ReleaseKey(path: file).publicKey.text == key.publicKey.text)
        }
    }

    @Test func `one that others may read is not used`() throws {
        try inFolder {
            try ReleaseKey().write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
            #expect(throws: ReleaseFault.unusableKey(.readableByOthers, path: file)) { try ReleaseKey(path: file) }
        }
    }

    @Test(arguments: [#"{"key":""}"#, #"{"key":"AAAA"}"#, #"{"other":"x"}"#, #"{"key":7}"#])
    func `what holds no key is refused`(text: String) throws {
        try inFolder {
            _ = FileManager.default.createFile(
                atPath: file, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
            #expect(throws: ReleaseFault.noKey(path: file)) { try ReleaseKey(path: file) }
        }
    }

    @Test func `a file that is not there, and a folder that is not, are told as such`() throws {
        try inFolder {
            #expect(throws: ReleaseFault.unusableKey(.missing, path: file)) { try ReleaseKey(path: file) }
            #expect(throws: ReleaseFault.missing(path: file)) { try SignedRelease(path: file) }
            #expect(throws: ReleaseFault.notWritable(path: file + "/none")) {
                try ReleaseKey().write(to: file + "/none")
            }
        }
    }

    @Test func `a public key has a fingerprint of eight groups, and is read back`() throws {
        let key = ReleaseKey().publicKey
        let groups = key.fingerprint.description.split(separator: " ")
        #expect(groups.count == 8 && groups.allSatisfy { $0.count == 4 })
        #expect(ReleasePublicKey(key.text)?.text == key.text)
        for text in ["", "AAAA", key.text + "AAAA", "no base64"] { #expect(ReleasePublicKey(text) == nil) }
    }

    @Test func `a key says nothing of itself`() {
        let key = ReleaseKey()
        #expect("\(key)" == "a release key" && String(reflecting: key) == "a release key")
        #expect(Mirror(reflecting: key).children.isEmpty)
    }
}
