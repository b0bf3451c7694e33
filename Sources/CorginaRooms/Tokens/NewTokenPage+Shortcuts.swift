import Markup

/// The two shortcuts a token that adds entries is for: one that asks first, and a shorter one that logs at once. `docs/shortcut.md` has
/// the first with every action.
extension NewTokenPage {
    @HTMLBuilder var saying: HTML {
        secretCard(origin, named: "Server", id: "server-text", hint: "Every address of a shortcut begins with it.")
        settingsSection(
            "A shortcut that asks first", id: "asking",
            footer:
                "Siri reads back what was understood, asks what is open, and logs on your yes. Until then nothing is added."
        ) {
            ul { Self.dialog.map(line) }
            ol(.class("numbered")) {
                li { "In the Shortcuts app tap +, and name the shortcut Corgina." }
                Self.listening.map { step in li { step } }
                Self.asking.map { step in li { step } }
                Self.confirming.map { step in li { step } }
                li { "Say “Hey Siri, Corgina”, then what you had." }
            }
        }
        settingsSection(
            "A photo of your plate", id: "plate",
            footer: "The picture is kept with the meal. Its place and time are taken away before it is stored."
        ) {
            ol(.class("numbered")) { Self.photographing.map { step in li { step } } }
        }
        secretCard(
            origin + "/api/v1/entries", named: "Address", id: "address-text",
            hint: "Where a sentence is logged at once, with POST.")
        settingsSection(
            "A shorter one that logs at once", id: "steps",
            footer:
                "Siri says what was added. Today shows it with Undo, and what Corgina was not sure of, until you have looked."
        ) {
            ol(.class("numbered")) {
                li {
                    "In the Shortcuts app tap +, and name the shortcut Corgina, or Quick Corgina if you have the other."
                }
                li { "Add “Dictate Text”." }
                li { "Add “Get Contents of URL” with the address above. Under Show More choose the method POST." }
                li { "There, add a header: Authorization, with the text above." }
                li { "Request Body JSON: add the text “sentence”, and choose Dictated Text for it." }
                li { "Add “Get Dictionary Value” for “spoken”, then “Speak Text”." }
                li { "Say “Hey Siri, Corgina”, then what you had." }
            }
        }
    }

    private func line(_ line: (speaker: String, words: String)) -> HTML {
        li(.class("row")) {
            div(.class("row__main")) {
                p(.class("row__sub")) { line.speaker }
                p(.class("row__title")) { line.words }
            }
        }
    }

    /// As it sounds, in the words of the interface.
    private static let dialog = [
        ("You", "“Hey Siri, Corgina.” “I had two eggs and toast.”"),
        ("Siri", "“I heard two eggs and toast, 249 calories.”"),
        ("Siri", "“One meal or separate items?”"),
        ("You", "“One meal.”"),
        ("Siri", "“Log it?”"),
        ("You", "“Yes.”"),
        ("Siri", "“Added two eggs and toast, 249 calories.”"),
    ]

    private static let listening = [
        "Add “Text” with the Authorization above, then “Set Variable” named Token.",
        "Add “Text” with the server above, then “Set Variable” named Server.",
        "Add “Dictate Text”.",
        """
        Add “Get Contents of URL” with Server, followed by /api/v1/understand. Under Show More choose the method POST, add the header \
        Authorization with Token, and as Request Body JSON the text “sentence” with Dictated Text. “Set Variable” named Heard.
        """,
        "Add “Get Dictionary Value” for “spoken” in Heard, then “Speak Text”.",
        """
        Add “Get Dictionary Value” for “draft” in Heard, then “Set Variable” named Draft. Add “If” Draft has no value: “Stop This \
        Shortcut”.
        """,
    ]

    private static let photographing = [
        "Copy the shortcut that asks first, and name the copy Plate to Corgina.",
        """
        In place of “Dictate Text” add “Take Photo”, “Convert Image” to JPEG without metadata, “Resize Image” to a width of 1600, and “Set \
        Variable” named Photo. Then “Dictate Text” for what is on it.
        """,
        """
        In “Get Contents of URL” take /api/v1/photos in place of /api/v1/understand, and as Request Body Form: the file “photo” with \
        Photo, and the text “sentence” with Dictated Text.
        """,
    ]

    private static let asking = [
        "Add “Repeat” 5 times. The next three steps go inside it.",
        "Add “Get Dictionary Value” for “question” in Heard, then “If” it has a value. The next two steps go inside that.",
        """
        Get “ask” and “choices” of the question. With “Repeat with Each” choice get its “say”; add “Choose from List” with them, and \
        “ask” as its prompt. With “Repeat with Each” once more find the choice that says so, and set the variable Choice to its “id”.
        """,
        """
        Add “Get Contents of URL” with Server, followed by /api/v1/drafts/, Draft and /answer, with the method and header as before, and \
        as Request Body JSON the text “choice” with Choice. “Set Variable” Heard, and speak its “spoken”.
        """,
    ]

    private static let confirming = [
        "After the “Repeat” add “Choose from Menu” with the prompt “Log it?” and the choices Yes and No.",
        """
        Under Yes add “Get Contents of URL” with Server, followed by /api/v1/drafts/, Draft and /confirm, with the method and header as \
        before, and speak its “spoken”. Under No do the same with /discard.
        """,
    ]
}
