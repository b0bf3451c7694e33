import CorginaCore
import CorginaJournal
import Markup

/// Reading a recipe at the address of its page, where the owner allowed that and she agreed. The host opens the page; what it says is
/// shown on the sheet as if she had pasted it.
public enum RecipeReading {
    /// What she gives for an address, as she typed it; `nil` where she did not agree.
    package static func address(in form: Form, for visit: Visit) -> String? {
        visit.agrees(to: .recipes) ? form[field] ?? "" : nil
    }

    /// Shows what the page says.
    ///
    /// - Returns: `nil` where it has no recipe that can be read.
    package static func take(_ page: String, by visit: inout Visit) throws(RoomError) -> Answer? {
        guard let recipe = PastedRecipe(page: page) else { return nil }
        let fields = RecipeFields(
            name: String((recipe.name ?? "").prefix(80)),
            servings: recipe.servings ?? RecipeFields().servings)
        return try RecipeRoom.begin(fields, words(of: recipe), by: &visit)
    }

    /// The page of recipes again, with what went wrong at the address.
    package static func giveUp(_ form: Form, for visit: Visit, problem: String) -> Answer {
        var page = RecipeRoom.recipesPage(of: visit)
        page.reading?.address = form[field] ?? ""
        page.reading?.problem = problem
        return Answer(page, .refused)
    }

    /// What is said of something that is no address.
    package static let noAddress =
        "Copy the whole address from your browser, such as https://recipes.example/soup. Or copy the recipe’s text and paste it under Ingredients."

    fileprivate static let field = "address"

    /// A line each, and no more of them than the field for pasting takes.
    private static func words(of recipe: PastedRecipe) -> String {
        var words = ""
        for line in recipe.ingredients {
            guard words.utf8.count + line.utf8.count < mostBytes else { break }
            words += words.isEmpty ? line : "\n" + line
        }
        return words
    }

    private static let mostBytes = 15_000
}

extension RecipeReading {
    /// What the page of recipes says of reading one at its address.
    public struct Offer: Hashable, Sendable {
        /// Whose pages are read: a host, or "the website you name".
        public var host: String
        public var isAgreed: Bool
        /// What she typed.
        public var address: String
        /// What went wrong with it.
        public var problem: String?

        public init(host: String, isAgreed: Bool, address: String = "", problem: String? = nil) {
            self.host = host
            self.isAgreed = isAgreed
            self.address = address
            self.problem = problem
        }

        /// - Returns: `nil` where the home of the diary reads no pages.
        init?(for visit: Visit) {
            guard let host = visit.uses[.recipes] else { return nil }
            self.init(host: host, isAgreed: visit.agrees(to: .recipes))
        }

        var html: HTML { isAgreed ? form : invitation }

        private var form: HTML {
            Markup.form(
                .class("card stack stack--close"), .method(.post), .action(Route.recipes(.page).address),
                .data(.navigate)
            ) {
                Field(
                    name: RecipeReading.field, label: "Address of a recipe’s page", value: address,
                    hint: "Corgina’s server asks \(host) for this page, and sends nothing of yours.", error: problem
                ).html(
                    .required(), .maxlength(2_000), .inputmode(.url), .autocomplete(.off))
                button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Read the page" }
            }
        }

        private var invitation: HTML {
            p(.class("fine")) {
                "Corgina can read a recipe at the address of its page, once you agree to that. "
                a(.class("link"), .href(Route.settings(.providers).address)) { "See what is sent" }
            }
        }
    }
}
