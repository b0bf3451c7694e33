import CorginaJournal
import CorginaVault
import Foundation

/// What a SMART Health Link says: where it is fetched and with which key it is opened.
///
/// Source: HL7, SMART Health Cards and Links 1.0.0 (STU 1), the SMART Health Link payload, version 1.
struct HealthLink: Hashable {
    /// Where the list of files is asked for, by POST.
    var url: String
    /// 32 bytes, as 43 characters of base64url.
    var key: String
    /// In seconds since 1970.
    var expires: Int64?
    /// Whether a passcode is to be sent with the request: flag `P`.
    var asksForPasscode: Bool
    /// What it is, for the reader's list.
    var label: String?

    private static let scheme = "shlink:/"
    private static let version = 1
    /// The longest `url` and the longest `label`, in characters.
    private static let longestURL = 128
    private static let longestLabel = 80

    /// "shlink:/eyJ1cmwi…"; `nil` where the address or the label is longer than readers take.
    var text: String? {
        guard Self.isReadable(url, label) else { return nil }
        var json: [(String, JSON)] = [("url", .string(url)), ("key", .string(key))]
        if let expires { json.append(("exp", .whole(expires))) }
        if asksForPasscode { json.append(("flag", "P")) }
        if let label { json.append(("label", .string(label))) }
        json.append(("v", .whole(Self.version)))
        return Self.scheme + Base64URL.text(Data(JSON.object(json.map(JSON.Member.init)).utf8))
    }

    init(url: String, key: String, expires: Int64?, asksForPasscode: Bool, label: String?) {
        self.url = url
        self.key = key
        self.expires = expires
        self.asksForPasscode = asksForPasscode
        self.label = label
    }

    /// Reads a link, also behind the address of a page that opens it; `nil` for what is none, and for a version that is not known.
    init?(_ text: String) {
        let link = text.split(separator: "#", maxSplits: 1).last.map(String.init) ?? ""
        guard link.hasPrefix(Self.scheme), let bytes = Base64URL.read(String(link.dropFirst(Self.scheme.count))),
            let json = try? JSON(parsing: Array(bytes)), json["v"] == nil || json["v"]?.integer == Self.version,
            let url = json["url"]?.text, let key = json["key"]?.text, Base64URL.read(key, count: 32) != nil
        else { return nil }
        let label = json["label"]?.text
        guard Self.isReadable(url, label) else { return nil }
        self.init(
            url: url, key: key, expires: json["exp"]?.int64,
            asksForPasscode: json["flag"]?.text?.contains("P") == true, label: label)
    }

    private static func isReadable(_ url: String, _ label: String?) -> Bool {
        url.count <= longestURL && (label?.count ?? 0) <= longestLabel
    }
}
