/// A drawing as a file of its own: SVG that needs no style sheet, with a title for whoever cannot see it.
public struct StandaloneDrawing: Sendable {
    public var width: Double
    public var height: Double
    public var title: String
    public var content: HTML

    public init(width: Double, height: Double, title: String, @HTMLBuilder content: () -> HTML) {
        self.width = width
        self.height = height
        self.title = title
        self.content = content()
    }

    /// The file as UTF-8.
    public var bytes: [UInt8] {
        let name = HTML.element(.init("title", [], .text(title)))
        let root = HTML.element(
            .init(
                "svg",
                [
                    Attribute("xmlns", "http://www.w3.org/2000/svg"), .width(width), .height(height),
                    .viewBox(0, 0, width, height),
                    Attribute("role", "img"),
                    Attribute("font-family", "-apple-system, SF Pro Rounded, Inter, system-ui, sans-serif"),
                ], .sequence([name, content])))
        return root.bytes(assetFolder: "")
    }
}

/// Where words of a drawing stand to their place.
public enum TextAnchor: String, Sendable {
    case start, middle, end
}

/// Words in a drawing.
public func drawnText(
    _ words: String, x: Double, y: Double, size: Double, weight: Int = 400, color: Color, anchor: TextAnchor = .start
) -> HTML {
    .element(
        .init(
            "text",
            [
                .x(x), .y(y), Attribute("font-size", size), Attribute("font-weight", "\(weight)"), .fill(color),
                Attribute("text-anchor", anchor.rawValue),
            ], .text(words)))
}
