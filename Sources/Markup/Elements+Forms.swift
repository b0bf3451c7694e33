// Forms and their controls.

public func form(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("form", attributes, content()))
}

public func fieldset(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("fieldset", attributes, content()))
}

public func legend(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("legend", attributes, content()))
}

public func label(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("label", attributes, content()))
}

public func button(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("button", attributes, content()))
}

public func select(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("select", attributes, content()))
}

public func option(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("option", attributes, content()))
}

/// Values a field suggests; she may type another.
public func datalist(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("datalist", attributes, content()))
}

public func output(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .nothing }) -> HTML {
    .element(.init("output", attributes, content()))
}

/// How far something has come; without a value it only says that it goes on.
public func progress(_ attributes: Attribute...) -> HTML {
    .element(.init("progress", attributes, .nothing))
}

public func input(_ attributes: Attribute...) -> HTML {
    .element(.init("input", attributes, .nothing, kind: .void))
}

/// A field of several lines holding `text`.
public func textarea(_ attributes: Attribute..., text: String) -> HTML {
    // A browser drops the first line break after the tag; a spare one keeps hers.
    let content: HTML = text.utf8.first == 10 ? .sequence([.text("\n"), .text(text)]) : .text(text)
    return .element(.init("textarea", attributes, content))
}

/// A picture the site carries. It is decoration: what it shows is said in words beside it, and a screen reader skips it.
public func picture(_ address: Address, class name: String) -> HTML {
    let attributes = [Attribute.class(name), .src(address), Attribute("alt", .present), Attribute("decoding", "sync")]
    return .element(.init("img", attributes, .nothing, kind: .void))
}

/// A picture of hers, with words for who does not see it.
public func photo(_ address: Address, class name: String, alt words: String) -> HTML {
    let attributes = [
        Attribute.class(name), .src(address), Attribute("alt", words), Attribute("decoding", "async"),
    ]
    return .element(.init("img", attributes, .nothing, kind: .void))
}

extension HTML {
    /// An input from a list of attributes, for components that put them together.
    public static func input(_ attributes: [Attribute]) -> HTML {
        .element(.init("input", attributes, .nothing, kind: .void))
    }
}
