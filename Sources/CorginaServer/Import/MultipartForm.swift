import CorginaRooms
import Foundation

/// A form that carries files: `multipart/form-data` (RFC 7578), read strictly and bounded in every way.
///
/// What browsers send is taken, and nothing else: no nested parts, no transfer encodings, no other file, no name twice.
struct MultipartForm: Sendable {
    /// The fields that are text.
    let fields: Form
    /// The files' bytes by the names of their fields; empty where none was chosen.
    let files: [String: [UInt8]]

    private static let mostParts = 8
    private static let longestHead = 1_024
    private static let longestText = 4_096

    /// - Parameters:
    ///   - type: the request's content type, with its boundary.
    ///   - fileFields: the names of the fields that hold files.
    /// - Throws: ``ServerError/badForm`` for whatever a browser would not have sent.
    init(_ bytes: [UInt8], type: String, fileFields: Set<String>) throws(ServerError) {
        guard let boundary = Self.boundary(in: type) else { throw .badForm }
        var texts: [String: [String]] = [:]
        var files: [String: [UInt8]] = [:]
        for part in try Self.parts(of: bytes, boundary: boundary) {
            guard let (name, isFile) = Self.disposition(part.head), isFile == fileFields.contains(name),
                texts[name] == nil, files[name] == nil
            else { throw .badForm }
            if isFile {
                files[name] = Array(bytes[part.body])
            } else {
                guard part.body.count <= Self.longestText,
                    let text = String(validating: bytes[part.body], as: UTF8.self)
                else { throw .badForm }
                texts[name] = [Form.cleaned(text)]
            }
        }
        fields = Form(fields: texts)
        self.files = files
    }
}

extension MultipartForm {
    private struct Part {
        let head: String
        let body: Range<Int>
    }

    /// The parts between the boundaries. What stands before the first or after the last is refused, not skipped.
    private static func parts(of bytes: [UInt8], boundary: [UInt8]) throws(ServerError) -> [Part] {
        let opening = Array("--".utf8) + boundary
        let delimiter = Array("\r\n".utf8) + opening
        guard bytes.starts(with: opening) else { throw .badForm }
        var parts: [Part] = []
        var position = opening.count
        while true {
            let rest = bytes[position...]
            if rest.starts(with: "--".utf8) {
                guard rest.count == 2 || rest.dropFirst(2).elementsEqual("\r\n".utf8) else { throw .badForm }
                return parts
            }
            guard rest.starts(with: "\r\n".utf8), parts.count < mostParts,
                let headEnd = bytes.firstRange(of: Array("\r\n\r\n".utf8), in: position..<bytes.count),
                (position + 2...position + longestHead).contains(headEnd.lowerBound),
                let bodyEnd = bytes.firstRange(of: delimiter, in: headEnd.upperBound..<bytes.count),
                let head = String(validating: bytes[(position + 2)..<headEnd.lowerBound], as: UTF8.self)
            else { throw .badForm }
            parts.append(Part(head: head, body: headEnd.upperBound..<bodyEnd.lowerBound))
            position = bodyEnd.upperBound
        }
    }

    /// RFC 2046: 1 to 70 characters of a fixed set.
    private static func boundary(in type: String) -> [UInt8]? {
        let pieces = type.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard pieces.count == 2, pieces[0].lowercased() == "multipart/form-data" else { return nil }
        let name = "boundary="
        guard pieces[1].lowercased().hasPrefix(name) else { return nil }
        var value = pieces[1].dropFirst(name.count)
        if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") { value = value.dropFirst().dropLast() }
        let allowed = Set("'()+_,-./:=?0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        guard (1...70).contains(value.utf8.count), value.utf8.allSatisfy(allowed.contains) else { return nil }
        return Array(value.utf8)
    }

    /// The name in a part's `Content-Disposition`, and whether it is a file. What the file is called is of no interest.
    private static func disposition(_ head: String) -> (name: String, isFile: Bool)? {
        // Not by character: a carriage return and the line feed after it are one.
        let lines = head.unicodeScalars.split(separator: "\n").map { line in
            String(String.UnicodeScalarView(line)).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let dispositions = lines.filter { $0.lowercased().hasPrefix("content-disposition:") }
        guard let disposition = dispositions.first, dispositions.count == 1,
            lines.allSatisfy({
                $0.lowercased().hasPrefix("content-disposition:") || $0.lowercased().hasPrefix("content-type:")
            }),
            let match = disposition.wholeMatch(
                of:
                    /(?i)content-disposition:[ ]?form-data; ?name="([A-Za-z]{1,40})"(; ?filename="[^"]*"(; ?filename\*=.*)?)?/
            )
        else { return nil }
        return (String(match.output.1), match.output.2 != nil)
    }
}

extension [UInt8] {
    /// The first place of `bytes`, which begin with a carriage return, within a range.
    fileprivate func firstRange(of bytes: [UInt8], in range: Range<Int>) -> Range<Int>? {
        withUnsafeBytes { all in
            bytes.withUnsafeBytes { sought in
                guard let start = all.baseAddress, let needle = sought.baseAddress else { return nil }
                var position = range.lowerBound
                // From one carriage return to the next: a file has few.
                while position + sought.count <= range.upperBound,
                    let next = memchr(start + position, 13, range.upperBound - position)
                {
                    position = UnsafeRawPointer(next) - start
                    guard position + sought.count <= range.upperBound else { return nil }
                    if memcmp(next, needle, sought.count) == 0 { return position..<(position + sought.count) }
                    position += 1
                }
                return nil
            }
        }
    }
}
