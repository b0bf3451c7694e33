// The parts of a page.

public func main(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("main", attributes, content()))
}

public func section(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("section", attributes, content()))
}

public func article(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("article", attributes, content()))
}

public func header(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("header", attributes, content()))
}

public func footer(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("footer", attributes, content()))
}

public func nav(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("nav", attributes, content()))
}

public func div(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("div", attributes, content()))
}

public func h1(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("h1", attributes, content()))
}

public func h2(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("h2", attributes, content()))
}

public func h3(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("h3", attributes, content()))
}

public func ul(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("ul", attributes, content()))
}

public func ol(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("ol", attributes, content()))
}

public func li(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("li", attributes, content()))
}

public func dl(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("dl", attributes, content()))
}

public func dt(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("dt", attributes, content()))
}

public func dd(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("dd", attributes, content()))
}

public func dialog(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("dialog", attributes, content()))
}

public func details(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("details", attributes, content()))
}

public func summary(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("summary", attributes, content()))
}
