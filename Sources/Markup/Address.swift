/// Where a link or a form leads: a place on this site, a file the site carries, or a page of a source.
///
/// An address is not a `String`, so neither `javascript:` nor a site anyone typed can get into a link.
public struct Address: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case path(String)
        case fragment(String)
        case asset(String)
        case web(String)
        case subscription(String)
        case phone(String)
    }

    let place: Place

    /// A path on this site from its segments; each is percent-encoded, so it stays one segment.
    public init(path segments: [String], fragment: String = "") {
        let path = "/" + segments.map(Self.encoded).joined(separator: "/")
        place = .path(fragment.isEmpty ? path : path + "#" + Self.encoded(fragment))
    }

    private init(_ place: Place) { self.place = place }

    /// A place within the same page.
    public static func fragment(_ id: String) -> Address { Address(.fragment(encoded(id))) }

    /// A file the site carries; its folder is known when the page is written.
    public static func asset(_ name: StaticString, fragment: String = "") -> Address {
        Address(.asset(fragment.isEmpty ? name.description : name.description + "#" + encoded(fragment)))
    }

    /// One of a set of files the site carries: "baby-papaya.svg" of the set "baby". Its name is encoded, so it leads nowhere else.
    public static func asset(of set: StaticString, _ name: String) -> Address {
        Address(.asset("\(set)-\(encoded(name)).svg"))
    }

    /// A page elsewhere on the web, known while compiling: its host and path, such as "radiopaedia.org/articles/69154".
    ///
    /// The site's referrer policy tells that page nothing about where its reader came from.
    public static func web(_ page: StaticString) -> Address { Address(.web("https://" + page.description)) }

    /// A calendar on this server to subscribe to: `webcal://`, which a phone opens in its calendar.
    ///
    /// - Parameter authority: the server's own name and port. `nil` comes of one with anything but letters, digits and `.-:[]`.
    public static func subscription(authority: String, path segments: [String]) -> Address? {
        let isName = authority.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"),
                UInt8(ascii: "["), UInt8(ascii: "]"):
                true
            default: false
            }
        }
        guard isName, !authority.isEmpty else { return nil }
        return Address(.subscription("webcal://\(authority)/" + segments.map(encoded).joined(separator: "/")))
    }

    /// A number to call: its digits, and the plus before the code of a country. Whatever else is in it is left out.
    public static func phone(_ number: String) -> Address {
        let digits = number.filter { $0.isASCII && $0.isNumber }
        let isWithCountry = number.first { $0 == "+" || $0.isASCII && $0.isNumber } == "+"
        return Address(.phone("tel:" + (isWithCountry ? "+" : "") + digits))
    }

    /// The address within the site, with no asset folder put before it: "/today".
    public var path: String {
        switch place {
        case .path(let path): path
        case .fragment(let id): "#" + id
        case .asset(let name): name
        case .web(let page), .subscription(let page): page
        case .phone(let number): number
        }
    }

    var value: Attribute.Value {
        switch place {
        case .path(let path): .text(path)
        case .fragment(let id): .text("#" + id)
        case .asset(let name): .asset(name)
        case .web(let page), .subscription(let page): .text(page)
        case .phone(let number): .text(number)
        }
    }

    /// Leaves what RFC 3986 calls unreserved, percent-encodes the rest. "." and ".." would climb, so their dots are encoded.
    private static func encoded(_ segment: String) -> String {
        if segment == "." || segment == ".." { return segment == "." ? "%2E" : "%2E%2E" }
        var bytes: [UInt8] = []
        for byte in segment.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes.append(contentsOf: [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func digit(_ nibble: UInt8) -> UInt8 { nibble < 10 ? 48 + nibble : 55 + nibble }
}
