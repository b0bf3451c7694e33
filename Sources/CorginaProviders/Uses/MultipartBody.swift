import Foundation

/// A form with one file, as `multipart/form-data` (RFC 7578).
struct MultipartBody {
    let contentType: String
    let bytes: [UInt8]

    /// - Parameters:
    ///   - fields: names and values of our own and of the owner; line breaks in a value are the caller's to exclude.
    ///   - fileName: of our own, so that it needs no quoting.
    init(fields: [(name: String, value: String)], file: [UInt8], named fileName: String, type: String) {
        let boundary = Self.boundary(notIn: file)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(file.count + 1_024)
        for field in fields {
            bytes +=
                "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(field.name)\"\r\n\r\n\(field.value)\r\n"
                .utf8
        }
        bytes += "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(fileName)\"\r\n".utf8
        bytes += "Content-Type: \(type)\r\n\r\n".utf8
        bytes += file
        bytes += "\r\n--\(boundary)--\r\n".utf8
        contentType = "multipart/form-data; boundary=\(boundary)"
        self.bytes = bytes
    }

    /// The first of our boundaries that the file does not hold (RFC 2046, 5.1.1, asks for that).
    private static func boundary(notIn file: [UInt8]) -> String {
        let file = Data(file)
        var number = 0
        while file.range(of: Data("corgina-part-\(number)".utf8)) != nil { number += 1 }
        return "corgina-part-\(number)"
    }
}
