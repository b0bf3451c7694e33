// Words and their kinds.

public func p(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("p", attributes, content()))
}

public func span(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("span", attributes, content()))
}

public func b(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("b", attributes, content()))
}

public func mark(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("mark", attributes, content()))
}

/// What holds no longer.
public func s(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("s", attributes, content()))
}

public func i(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("i", attributes, content()))
}

public func small(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("small", attributes, content()))
}

public func em(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("em", attributes, content()))
}

public func a(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("a", attributes, content()))
}

public func time(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("time", attributes, content()))
}

public func bdi(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("bdi", attributes, content()))
}

public func br(_ attributes: Attribute...) -> HTML {
    .element(.init("br", attributes, .nothing, kind: .void))
}
