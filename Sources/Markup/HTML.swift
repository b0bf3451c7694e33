/// A piece of a page: text, an element, or several of them in order.
///
/// Text and attribute values are escaped when they are written, so a `String` can only ever become
/// words on the page. There is no way to hand over markup as a `String`.
public indirect enum HTML: Sendable {
    case nothing
    /// Words, escaped when written.
    case text(String)
    case sequence([HTML])
    /// `name` comes from this module's element functions alone.
    case element(Element)
    /// An element a client may hold from an earlier page. For a client that can use it again it is written with a digest of
    /// its content; where the client named that digest, the content is left out.
    case reusable(Element)
    /// The one way for markup of our own that is known while compiling, such as a drawing.
    /// It takes a `StaticString`, so nothing a person typed can pass through it.
    case constant(StaticString)

    /// An element with its attributes and content.
    public struct Element: Sendable {
        let name: StaticString
        let attributes: [Attribute]
        let content: HTML
        let kind: Kind

        /// How an element ends.
        enum Kind: Sendable {
            /// `<p>…</p>`
            case container
            /// `<br>`: neither content nor an end tag.
            case void
        }

        init(_ name: StaticString, _ attributes: [Attribute], _ content: HTML, kind: Kind = .container) {
            self.name = name
            self.attributes = attributes
            self.content = content
            self.kind = kind
        }
    }
}

extension HTML {
    /// The markup as UTF-8.
    ///
    /// - Parameters:
    ///   - assetFolder: the folder that asset addresses are resolved under, such as "/assets/3f2a".
    ///   - held: the digest of the ``reusable(_:)`` content the client shows, empty where it shows none; `nil` for a client
    ///     that can use nothing again.
    public func bytes(assetFolder: String = "/assets", held: String? = nil) -> [UInt8] {
        var writer = HTMLWriter(assetFolder: assetFolder, held: held)
        writer.write(self)
        return writer.bytes
    }

    /// The markup as text; for tests and previews.
    public func markup(assetFolder: String = "/assets") -> String {
        String(decoding: bytes(assetFolder: assetFolder), as: UTF8.self)
    }

    /// Whether it would write nothing at all.
    public var isEmpty: Bool {
        switch self {
        case .nothing: true
        case .text(let text): text.isEmpty
        case .sequence(let parts): parts.allSatisfy { $0.isEmpty }
        case .element, .reusable: false
        case .constant(let markup): markup.utf8CodeUnitCount == 0
        }
    }

    /// The same element, left empty for a client that holds its content. Anything but an element stays what it is.
    public var reusable: HTML {
        guard case .element(let element) = self else { return self }
        return .reusable(element)
    }
}
