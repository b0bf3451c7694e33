/// A whole page: what the browser is told in its head, and its body.
public struct Document: Sendable {
    public var language: String
    public var title: String
    public var head: HTML
    public var rootAttributes: [Attribute]
    public var body: HTML

    public init(language: String = "en", title: String, rootAttributes: [Attribute] = [], head: HTML, body: HTML) {
        self.language = language
        self.title = title
        self.rootAttributes = rootAttributes
        self.head = head
        self.body = body
    }

    public var html: HTML {
        let head = HTML.element(
            .init(
                "head", [],
                .sequence([meta(Attribute("charset", "utf-8")), .element(.init("title", [], .text(title))), self.head]))
        )
        let body = HTML.element(.init("body", [], self.body))
        return .sequence([
            .constant("<!doctype html>"),
            .element(.init("html", [.lang(language)] + rootAttributes, .sequence([head, body]))),
        ])
    }

    /// The page as UTF-8.
    ///
    /// - Parameter held: the digest of the reusable content the client shows, empty where it shows none; `nil` for a client
    ///   that can use nothing again.
    public func bytes(assetFolder: String, held: String? = nil) -> [UInt8] {
        html.bytes(assetFolder: assetFolder, held: held)
    }
}

private func meta(_ attributes: Attribute...) -> HTML {
    .element(.init("meta", attributes, .nothing, kind: .void))
}

/// `<meta name content>`; `media` limits it, as a colour for dark appearance.
public func meta(name: StaticString, content text: String, media query: StaticString? = nil) -> HTML {
    meta(.name(name.description), .content(text), .with(query) { .media($0) })
}

/// Leads to another page of the site after a while, where no script does.
public func refreshWithoutScript(after seconds: Int, to address: Address) -> HTML {
    let refresh = meta(Attribute("http-equiv", "refresh"), .content("\(seconds);url=\(address.path)"))
    return .element(.init("noscript", [], refresh))
}

/// A style sheet the site carries.
///
/// - Parameter integrity: what a browser compares it with before it uses it (Subresource Integrity): "sha256-…".
public func stylesheet(_ address: Address, integrity: String? = nil) -> HTML {
    .element(.init("link", [.rel("stylesheet"), .href(address), .integrity(integrity)], .nothing, kind: .void))
}

/// Something else the page is linked to: `icon`, `manifest`, `apple-touch-icon`.
public func link(rel relation: StaticString, _ address: Address) -> HTML {
    .element(.init("link", [.rel(relation), .href(address)], .nothing, kind: .void))
}

/// A script module the site carries. There is no inline script.
///
/// - Parameter integrity: as for a style sheet. It is said of this file alone, not of what it imports.
public func scriptModule(_ address: Address, integrity: String? = nil) -> HTML {
    .element(.init("script", [Attribute("type", "module"), .src(address), .integrity(integrity)], .nothing))
}

extension Attribute {
    fileprivate static func integrity(_ digest: String?) -> Attribute {
        .with(digest) { Attribute("integrity", $0) }
    }
}
