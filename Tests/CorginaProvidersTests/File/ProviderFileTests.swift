import CorginaCore
import Foundation
import Testing

@testable import CorginaProviders

struct ProviderFileTests {
    private static let speech = #"{"speech":{"address":"https://speech.example","model":"whisper-1","key":"sk-1"}}"#

    private func file(_ json: String) throws(ProviderFileError) -> ProviderFile {
        try ProviderFile(Array(json.utf8), path: "providers.json")
    }

    private func file(address: String) throws(ProviderFileError) -> ProviderFile {
        try file(#"{"speech":{"address":"\#(address)","model":"m"}}"#)
    }

    @Test func `a use is read with its host, and the others are not there`() throws {
        let file = try file(Self.speech)
        #expect(file[.speech]?.address.hostName == "speech.example")
        #expect(file[.speech]?.model == "whisper-1")
        #expect(file[.vision] == nil)
        let providers = Providers(file)
        #expect(providers.host(.speech) == "speech.example")
        #expect(providers.host(.text) == nil)
        #expect(providers.text == nil)
        #expect(Providers.none.host(.speech) == nil)
    }

    @Test(arguments: [
        ("https://speech.example", "https://speech.example/v1/x"),
        ("https://speech.example/", "https://speech.example/v1/x"),
        ("https://Speech.example:8443/proxy/", "https://speech.example:8443/proxy/v1/x"),
        ("http://127.0.0.1:8081", "http://127.0.0.1:8081/v1/x"), ("http://localhost", "http://localhost/v1/x"),
        ("http://[::1]:8081", "http://[::1]:8081/v1/x"),
    ])
    func `an address is encrypted or on this machine`(address: String, url: String) throws {
        #expect(try file(address: address)[.speech]?.address.url("/v1/x") == url)
    }

    @Test(arguments: [
        ("http://speech.example", ProviderFileError.unencrypted(use: "speech")),
        ("http://127.0.0.1.evil.example", .unencrypted(use: "speech")), ("http://0.0.0.0", .unencrypted(use: "speech")),
        ("http://192.168.1.5:8081", .unencrypted(use: "speech")),
        ("ftp://speech.example", .notAnAddress(use: "speech")),
        ("speech.example", .notAnAddress(use: "speech")), ("", .notAnAddress(use: "speech")),
        ("https://", .notAnAddress(use: "speech")), ("https://speech.example:99999", .notAnAddress(use: "speech")),
        ("https://me:secret@speech.example", .addressSaysMore(use: "speech")),
        ("https://speech.example?key=1", .addressSaysMore(use: "speech")),
        ("https://speech.example#x", .addressSaysMore(use: "speech")),
        ("https://speech.example/v1", .addressWithVersion(use: "speech")),
        ("https://speech.example/v1/", .addressWithVersion(use: "speech")),
    ])
    func `any other address is refused with what to do`(address: String, error: ProviderFileError) {
        #expect(throws: error) { try file(address: address) }
    }

    @Test(arguments: [
        ("", ProviderFileError.unusable(.notJSON, path: "providers.json")),
        ("[]", .unusable(.notJSON, path: "providers.json")),
        ("{}", .noUse), (#"{"spech":{}}"#, .unknownName("spech", inside: "at its top")),
        (#"{"speech":{"adress":"x","model":"m"}}"#, .unknownName("adress", inside: "in “speech”")),
        (#"{"speech":"https://speech.example"}"#, .missingName("address", use: "speech")),
        (#"{"speech":{"model":"m"}}"#, .missingName("address", use: "speech")),
        (#"{"speech":{"address":"https://speech.example"}}"#, .missingName("model", use: "speech")),
        (#"{"speech":{"address":"https://speech.example","model":""}}"#, .badModel(use: "speech")),
        (#"{"speech":{"address":"https://speech.example","model":"a\r\nb"}}"#, .badModel(use: "speech")),
        (#"{"speech":{"address":"https://speech.example","model":"m","key":""}}"#, .badKey(use: "speech")),
        (#"{"speech":{"address":"https://speech.example","model":"m","key":"a b"}}"#, .badKey(use: "speech")),
        (#"{"speech":{"address":"https://speech.example","model":"m","key":"a\r\nHost: x"}}"#, .badKey(use: "speech")),
        (#"{"speech":{"address":"https://speech.example","model":"m","key":7}}"#, .badKey(use: "speech")),
        (#"{"text":{"address":"https://text.example","model":"m","format":"xml"}}"#, .badFormat(use: "text")),
        (
            #"{"speech":{"address":"https://speech.example","model":"m","format":"json_object"}}"#,
            .unknownName("format", inside: "in “speech”")
        ),
    ])
    func `what is not known or missing is refused`(json: String, error: ProviderFileError) {
        #expect(throws: error) { try file(json) }
    }

    @Test func `neither key nor path is printed`() throws {
        let json = #"{"text":{"address":"https://text.example/secret-path","model":"m","key":"sk-secret"}}"#
        let file = try file(json)
        var dumped = ""
        dump(file, to: &dumped)
        let printed = "\(file) \(String(reflecting: file)) \(dumped)"
        #expect(!printed.contains("sk-secret"))
        #expect(!printed.contains("secret-path"))
    }

    @Test func `an unknown name is shown only by its beginning, for it may be a key in the wrong place`() {
        #expect(throws: ProviderFileError.unknownName("sk-012345678", inside: "at its top")) {
            try file(#"{"sk-0123456789abcdef":1}"#)
        }
    }
}

/// The file on the disk: whose it is and who can read it.
struct ProviderFileAccessTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "providers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func written(mode: Int, _ text: String = #"{"text":{"address":"https://text.example","model":"m"}}"#) throws
        -> String
    {
        let path = folder.appending(path: "providers.json").path
        #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return path
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    @Test(arguments: [0o600, 0o400]) func `a file that only its owner reads is taken`(mode: Int) throws {
        defer { remove() }
        #expect(try ProviderFile(path: written(mode: mode))[.text]?.model == "m")
    }

    @Test(arguments: [0o640, 0o604, 0o644, 0o620, 0o660, 0o610]) func `a file that others can use is refused`(mode: Int)
        throws
    {
        defer { remove() }
        let path = try written(mode: mode)
        #expect(throws: ProviderFileError.unusable(.readableByOthers, path: path)) { try ProviderFile(path: path) }
    }

    @Test func `a missing file, a link and a folder are refused`() throws {
        defer { remove() }
        let missing = folder.appending(path: "none.json").path
        #expect(throws: ProviderFileError.unusable(.missing, path: missing)) { try ProviderFile(path: missing) }
        let link = folder.appending(path: "link.json").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: try written(mode: 0o600))
        #expect(throws: ProviderFileError.unusable(.notAFile, path: link)) { try ProviderFile(path: link) }
        #expect(throws: ProviderFileError.unusable(.notAFile, path: folder.path)) {
            try ProviderFile(path: folder.path)
        }
    }

    @Test func `a file that is too large is refused`() throws {
        defer { remove() }
        let path = try written(mode: 0o600, String(repeating: " ", count: 70_000))
        #expect(throws: ProviderFileError.unusable(.tooLarge, path: path)) { try ProviderFile(path: path) }
    }
}
