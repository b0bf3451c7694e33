import UIKit

/// Takes the text of a recipe that another app shares. The diary is closed here, so the text waits until Corgina is opened.
final class ShareController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task { await take() }
    }

    private func take() async {
        do {
            guard let text = await sharedText() else { throw CocoaError(.fileReadCorruptFile) }
            try Inbox.put(text)
            extensionContext?.completeRequest(returningItems: nil)
        } catch { extensionContext?.cancelRequest(withError: error) }
    }

    private func sharedText() async -> String? {
        let items = (extensionContext?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
        let providers = items.flatMap { $0.attachments ?? [] }
        let type = "public.plain-text"
        guard let provider = providers.first(where: { $0.hasItemConformingToTypeIdentifier(type) }) else { return nil }
        return await withCheckedContinuation { continuation in
            _ = provider.loadDataRepresentation(forTypeIdentifier: type) { bytes, _ in
                continuation.resume(returning: bytes.map { String(decoding: $0, as: UTF8.self) })
            }
        }
    }
}
