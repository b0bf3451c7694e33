extension ProviderError {
    /// What happened to the page of a recipe and what to do next. There is always one way: to paste the text.
    var ofPage: String {
        switch self {
        case .tooLarge: "This page is larger than Corgina reads. \(Self.paste)"
        case .offline: "Corgina can’t reach that website. Check the address, or do without: \(Self.pasteAsPart)"
        case .timedOut: "That website took too long. Try again, or do without: \(Self.pasteAsPart)"
        case .cancelled: "It was stopped. Nothing was kept."
        case .busy, .failed:
            "That website didn’t manage to send the page. Try again later, or do without: \(Self.pasteAsPart)"
        case .refused:
            "That website doesn’t give Corgina this page. Check the address, or do without: \(Self.pasteAsPart)"
        case .unfit: "At that address is no page that Corgina can read. \(Self.paste)"
        case .empty: "Corgina found no recipe on that page. \(Self.paste)"
        case .notPublic: "Corgina doesn’t open that address, or the one it leads to. \(Self.paste)"
        }
    }

    private static let paste = "Copy the recipe’s text from the page and paste it under Ingredients."
    private static let pasteAsPart = "copy the recipe’s text from the page and paste it under Ingredients."
}
