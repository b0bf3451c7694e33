/// What a camera sees; a script says which.
public func video(_ attributes: Attribute...) -> HTML {
    .element(.init("video", attributes, .nothing))
}
