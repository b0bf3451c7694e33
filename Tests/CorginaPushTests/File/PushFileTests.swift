import Foundation
import Testing

@testable import CorginaPush

@Suite struct PushFileTests {
    private static func path() -> String {
        FileManager.default.temporaryDirectory.appending(path: "push-\(UUID().uuidString).json").path
    }

    private func read(_ json: String) throws -> PushFile { try PushFile(Array(json.utf8), path: "push.json") }

    @Test func `what is made can be read, by its owner alone, and is not made twice`() throws {
        let path = Self.path()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try PushFile.make(at: path, contact: "mailto:ada@example.com")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let file = try PushFile(path: path)
        #expect(file.contact == "mailto:ada@example.com" && file.key.publicText.utf8.count == 87)
        #expect(throws: PushFileError.alreadyThere(path: path)) {
            try PushFile.make(at: path, contact: "mailto:ada@example.com")
        }
        #expect(try PushFile(path: path).key.text == file.key.text)
        chmod(path, 0o640)
        #expect(throws: PushFileError.unusable(.readableByOthers, path: path)) { try PushFile(path: path) }
    }

    @Test func `no two are alike`() {
        #expect(PushKey().text != PushKey().text)
    }

    @Test func `a file that is not there, and a link, are told apart`() throws {
        let (path, link) = (Self.path(), Self.path())
        #expect(throws: PushFileError.unusable(.missing, path: path)) { try PushFile(path: path) }
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        defer { try? FileManager.default.removeItem(atPath: link) }
        #expect(throws: PushFileError.unusable(.notAFile, path: link)) { try PushFile(path: link) }
        #expect(throws: PushFileError.alreadyThere(path: link)) { try PushFile.make(at: link, contact: "mailto:a@b.c") }
    }

    @Test(arguments: [
        "ada@example.com", "mailto:ada", "http://example.com", "mailto:<ada@example.com>", "mailto: ada@example.com",
        "mailto:a@b\",\"x\":\"", "mailto:a@b\n", "", "mailto:\(String(repeating: "a", count: 300))@b.c",
    ])
    func `a contact that a push service would not take is refused`(contact: String) {
        #expect(throws: PushFileError.badContact) { try PushFile.make(at: Self.path(), contact: contact) }
    }

    @Test func `each fault is said for what it is, and no key is in the words`() {
        let key = PushKey().text
        #expect(throws: PushFileError.unusable(.notJSON, path: "push.json")) { try read("[]") }
        #expect(throws: PushFileError.badKey) { try read(#"{"contact":"mailto:a@b.c","key":"secret"}"#) }
        #expect(throws: PushFileError.badContact) { try read(#"{"key":"\#(key)"}"#) }
        #expect(throws: PushFileError.unknownName("contakt")) {
            try read(#"{"contakt":"mailto:a@b.c","key":"\#(key)"}"#)
        }
        for error in [
            PushFileError.badKey, .badContact, .badService, .unusable(.missing, path: "p"), .alreadyThere(path: "p"),
        ] {
            #expect(!error.description.contains(key) && error.description.contains(". "))
        }
    }
}
