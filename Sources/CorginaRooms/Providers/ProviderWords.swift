import CorginaCore

/// What a use is called, and what of hers is sent for it.
extension ProviderUse {
    /// "Your voice"
    var heading: String {
        switch self {
        case .speech: "Your voice"
        case .vision: "Photos of meals and labels"
        case .text: "Other words"
        case .products: "Numbers on packets"
        case .recipes: "Recipes from web pages"
        }
    }

    var symbol: Icon {
        switch self {
        case .speech: .mic
        case .vision: .eye
        case .text: .pencil
        case .products: .barcode
        case .recipes: .meal
        }
    }

    /// What is sent where, and when.
    func sending(to host: String) -> String {
        switch self {
        case .speech:
            "When you tap the microphone, your voice is recorded for at most a minute. Corgina sends the recording to \(host), which sends back the words."
        case .vision:
            "Each time you choose a photo to log a meal, Corgina sends that photo to \(host), which sends back what the foods may be, how much of each, and where they are. When you tap “Read the label”, it sends the photo of that label for the figures on it."
        case .text:
            "When Corgina can’t read a sentence and you ask for other words, it sends that sentence to \(host), which sends back a suggestion."
        case .products:
            "When nobody here knows the number on a packet and you tap “Look the number up”, Corgina sends that number to \(host), which sends back what the product is called and what its label says."
        case .recipes:
            "When you give the address of a recipe’s page and tap “Read the page”, Corgina asks \(host) for that page, and for those it leads to, up to three times."
        }
    }

    /// Who gets it, and what they may keep.
    func keeper(at host: String) -> (heading: String, words: String) {
        switch self {
        case .speech, .vision, .text, .products:
            ("Who runs \(host)", "Corgina can’t say what that server keeps. Ask the person who runs Corgina.")
        case .recipes:
            (
                "What a website may keep",
                "That this server asked for that page, and when. If you use Corgina alone, that is as good as your name."
            )
        }
    }

    /// What goes nowhere.
    var keeping: String {
        switch self {
        case .speech:
            "Corgina stores no recording and sends nothing else: no name, no entry, no date. You check the words before anything is logged."
        case .vision:
            "The place, the time and the camera’s details are removed first, and your browser makes the photo small where it can. Corgina sends nothing else: no name, no entry, no date. The calories of a meal come from Corgina’s own table, and you check each food and each figure before anything is logged."
        case .text:
            "Corgina sends nothing else: no name, no other entry, no date. You check the words before anything is logged."
        case .products:
            "Corgina sends nothing else: no name, no entry, no date. Figures that cannot be so are refused, and you check the rest before anything is logged."
        case .recipes:
            "Corgina sends nothing else: no name, no entry, no cookie. A website sees the address of this server and not yours. Of the page only the recipe’s name, servings and ingredients are taken, and you check them before anything is saved."
        }
    }
}
