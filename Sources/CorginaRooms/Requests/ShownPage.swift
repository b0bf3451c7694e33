import Markup

/// The page of any room, as its host shows it.
public struct ShownPage: Page {
    public let title: String
    public let namesCorgina: Bool
    public let content: HTML

    package init(_ page: some Page) {
        title = page.title
        namesCorgina = page.namesCorgina
        content = page.content
    }
}
