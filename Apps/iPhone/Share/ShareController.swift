import UIKit

/// Takes a recipe that another app shares: a text, or a page from Safari. The diary is closed here, so it waits until Corgina is opened.
final class ShareController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { await take() }
    }

    private func take() async {
        let thing = await SharedThing(from: providers)
        guard let thing, !thing.isEmpty else {
            return say(
                "There is no recipe Corgina can read",
                "Open the page in Safari, select its ingredients, and share it from there.")
        }
        do {
            try Inbox.put(thing)
            say("Kept for Corgina", "Open Corgina to check the recipe and add it.")
        } catch { say("This could not be kept", "Unlock your iPhone, free some space and try again.") }
    }

    private var providers: [NSItemProvider] {
        let items = (extensionContext?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
        return items.flatMap { $0.attachments ?? [] }
    }

    /// Says it, and ends.
    private func say(_ title: String, _ words: String) {
        let alert = UIAlertController(title: title, message: words, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                self?.extensionContext?.completeRequest(returningItems: nil)
            })
        present(alert, animated: true)
    }
}
