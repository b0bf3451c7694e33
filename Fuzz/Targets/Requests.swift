import CorginaCore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

@testable import CorginaRooms
@testable import CorginaServer

/// A form gives clean text within its limits, or is refused.
@Sendable func readAnyForm(_ bytes: [UInt8]) {
    guard let form = try? Form(urlEncoded: bytes) else { return }
    precondition(form.all.count <= Limits().fieldCount)
    for (name, value) in form.all {
        precondition(form.contains(name))
        precondition(
            value.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control })
        precondition(Array(value.utf8) == Array(value.precomposedStringWithCanonicalMapping.utf8))
        precondition(form[name]?.isEmpty != true)
    }
    // What is handed back to be sent again is the same form.
    let again = form.all.map { "\(escaped($0.name))=\(escaped($0.value))" }.joined(separator: "&")
    guard let second = try? Form(urlEncoded: Array(again.utf8)) else { fatalError("a form's own fields are refused") }
    precondition(second.all.map(\.value) == form.all.map(\.value))
}

/// A form with a file, its content type on the first line, gives clean text and the file as it was, or is refused.
@Sendable func readAnyUpload(_ bytes: [UInt8]) {
    let line = bytes.prefix { $0 != 10 }
    let type = String(decoding: line, as: UTF8.self)
    guard let form = try? MultipartForm(Array(bytes.dropFirst(line.count + 1)), type: type, fileFields: ["file"]) else {
        return
    }
    precondition(form.fields.all.count <= 8)
    precondition(form.files["file"].map { $0.count <= bytes.count } ?? true)
    for (_, value) in form.fields.all {
        precondition(
            value.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control })
    }
    // Sent again by another browser, with a boundary that stands nowhere in it, it is the same form.
    var boundary = "b"
    while contains(bytes, boundary) { boundary += "x" }
    // Composed anew, a text may be longer than one field may be.
    guard boundary.utf8.count <= 70, form.fields.all.allSatisfy({ $0.value.utf8.count <= 4_096 }) else { return }
    var again: [UInt8] = []
    for (name, value) in form.fields.all {
        again += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8
    }
    if let file = form.files["file"] {
        again += "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\"\r\n\r\n".utf8
        again += file + Array("\r\n".utf8)
    }
    again += "--\(boundary)--\r\n".utf8
    guard !form.fields.all.isEmpty || form.files["file"] != nil else { return }
    guard
        let second = try? MultipartForm(again, type: "multipart/form-data; boundary=\(boundary)", fileFields: ["file"])
    else { fatalError("a form's own fields are refused") }
    precondition(second.files == form.files)
    precondition(second.fields.all.map(\.value).sorted() == form.fields.all.map(\.value).sorted())
}

private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let sought = Array(text.utf8)
    guard bytes.count >= sought.count else { return false }
    return (0...bytes.count - sought.count).contains { bytes[$0..<($0 + sought.count)].elementsEqual(sought) }
}

private func escaped(_ text: String) -> String {
    text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// A cookie's secret is 32 bytes or none.
@Sendable func readAnyCookie(_ bytes: [UInt8]) {
    guard let value = HTTPField.isValidValue(bytes) ? String(validating: bytes, as: UTF8.self) : nil else { return }
    var head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/today")
    head.headerFields[.cookie] = value
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    for cookie in [SessionCookie(isBehindTLS: false), SessionCookie(isBehindTLS: true)] {
        guard let secret = cookie.secret(in: request) else { continue }
        precondition(secret.cookieValue.utf8.count == 43)
        precondition(value.contains(secret.cookieValue))
    }
}

/// A path that leads somewhere is the path of that place.
@Sendable func readAnyPath(_ bytes: [UInt8]) {
    guard let path = String(validating: bytes, as: UTF8.self), let route = Route(path) else { return }
    precondition(Route(route.path) == route, "\(path) leads elsewhere than \(route.path)")
}

extension HTTPField {
    fileprivate static func isValidValue(_ bytes: [UInt8]) -> Bool {
        String(validating: bytes, as: UTF8.self).map { HTTPField.isValidValue($0) } ?? false
    }
}
