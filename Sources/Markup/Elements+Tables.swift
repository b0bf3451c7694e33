// Tables, and figures with a caption.

public func table(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("table", attributes, content()))
}

public func caption(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("caption", attributes, content()))
}

public func thead(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("thead", attributes, content()))
}

public func tbody(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("tbody", attributes, content()))
}

public func tr(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("tr", attributes, content()))
}

public func td(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("td", attributes, content()))
}

/// The heading of a column.
public func columnHeading(_ words: String) -> HTML {
    .element(.init("th", [Attribute("scope", "col")], .text(words)))
}

/// The heading of a row.
public func rowHeading(_ words: String) -> HTML {
    .element(.init("th", [Attribute("scope", "row")], .text(words)))
}

public func figure(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("figure", attributes, content()))
}

public func figcaption(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("figcaption", attributes, content()))
}
