import CorginaRooms

/// A form as the web view posts it (application/x-www-form-urlencoded), read.
public enum PhoneForm {
    /// The longest form that is read, in bytes: as much as the server takes.
    public static let longest = 262_144

    /// - Parameters:
    ///   - body: the form's bytes.
    ///   - composing: composes a text (NFC), which the phone's own library does.
    /// - Returns: `nil` for what is too long, has a broken escape or is not UTF-8.
    public static func read(_ body: [UInt8], composing: (String) -> String) -> Form? {
        guard body.count <= longest else { return nil }
        var fields: [String: [String]] = [:]
        for pair in body.split(separator: UInt8(ascii: "&")) {
            let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            let start = end == pair.endIndex ? end : pair.index(after: end)
            guard let name = PercentEncoding.decode(pair[..<end]), let value = PercentEncoding.decode(pair[start...])
            else { return nil }
            fields[name, default: []].append(Form.withoutControls(composing(value)))
        }
        return Form(fields: fields)
    }
}
