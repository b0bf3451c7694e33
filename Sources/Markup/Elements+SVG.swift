// Drawings.

public func svg(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("svg", attributes, content()))
}

public func g(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("g", attributes, content()))
}

public func defs(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("defs", attributes, content()))
}

public func circle(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("circle", attributes, content()))
}

public func path(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("path", attributes, content()))
}

public func use(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("use", attributes, content()))
}

public func rect(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("rect", attributes, content()))
}

/// Words in a drawing.
public func svgText(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(.init("text", attributes, content()))
}

public func line(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("line", attributes, content()))
}
