import Testing

/// A page as it is sent, read once. A test report names it and leaves its markup out: the pages of all tests would be 85 MB.
struct RenderedPage: Sendable, CustomTestStringConvertible {
    let name: String
    let markup: String
    let tags: [Tag]

    init(name: String, markup: String) {
        (self.name, self.markup) = (name, markup)
        tags = Tag.all(in: markup)
    }

    var testDescription: String { name }
}
