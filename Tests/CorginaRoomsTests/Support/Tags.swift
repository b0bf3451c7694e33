/// A page's tags and attributes as a browser would find them; enough of a reader for what ``HTML`` writes.
struct Tag: Equatable {
    var name: String
    var attributes: [String: String]
    /// The names of the elements around it, outermost first.
    var ancestors: [String]

    /// Every start tag of the markup, in order.
    static func all(in markup: String) -> [Tag] {
        var tags: [Tag] = []
        var open: [String] = []
        for piece in markup.split(separator: "<").dropFirst(markup.utf8.first == UInt8(ascii: "<") ? 0 : 1) {
            guard let end = piece.firstIndex(of: ">") else { continue }
            let inside = piece[..<end]
            if inside.first == "!" { continue }
            if inside.first == "/" {
                if let index = open.lastIndex(of: String(inside.dropFirst())) { open.removeSubrange(index...) }
                continue
            }
            var tag = Tag(inside)
            tag.ancestors = open
            tags.append(tag)
            if !void.contains(tag.name) && inside.last != "/" { open.append(tag.name) }
        }
        return tags
    }

    private static let void: Set<String> = ["br", "input", "link", "meta"]

    private init(_ text: Substring) {
        name = String(text.prefix { $0 != " " && $0 != "/" })
        attributes = [:]
        ancestors = []
        var rest = text.dropFirst(name.count)
        while let start = rest.firstIndex(where: { $0 != " " && $0 != "/" }) {
            rest = rest[start...]
            let key = String(rest.prefix { $0 != "=" && $0 != " " && $0 != "/" })
            rest = rest.dropFirst(key.count)
            guard rest.hasPrefix("=\""), let close = rest.dropFirst(2).firstIndex(of: "\"") else {
                attributes[key] = ""
                continue
            }
            attributes[key] = String(rest.dropFirst(2)[..<close])
            rest = rest[close...].dropFirst()
        }
    }
}
