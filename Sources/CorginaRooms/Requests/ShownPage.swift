import Markup

/// The page of any room, as its host shows it.
public struct ShownPage: Page {
    public let title: String
    public let namesCorgina: Bool
    public let content: HTML
    #if !hasFeature(Embedded)
        /// The value the page was made of, for a host that shows it with views of its own instead of as HTML.
        public let value: any Page
    #endif

    package init(_ page: some Page) {
        title = page.title
        namesCorgina = page.namesCorgina
        content = page.content
        #if !hasFeature(Embedded)
            value = page
        #endif
    }
}
