import UIKit

extension SharedThing {
    /// What Safari's page said, else the text that was shared; `nil` where there is neither, as with an address alone: Corgina follows
    /// none.
    @MainActor
    init?(from providers: [NSItemProvider]) async {
        for type in ["com.apple.property-list", "public.plain-text"] {
            guard let provider = providers.first(where: { $0.hasItemConformingToTypeIdentifier(type) }),
                let thing = await Self.read(provider, type), !thing.isEmpty
            else { continue }
            self = thing
            return
        }
        return nil
    }

    @MainActor
    private static func read(_ provider: NSItemProvider, _ type: String) async -> SharedThing? {
        await withCheckedContinuation { continuation in
            provider.loadItem(forTypeIdentifier: type) { @Sendable item, _ in
                continuation.resume(returning: SharedThing(item))
            }
        }
    }

    private init?(_ coded: (any NSSecureCoding)?) {
        // A text comes as NSString.
        let item = coded as Any
        if let text = item as? String {
            self.init(text: text)
        } else if let bytes = item as? Data {
            self.init(text: String(decoding: bytes, as: UTF8.self))
        } else if let results = item as? NSDictionary,
            let page = results[NSExtensionJavaScriptPreprocessingResultsKey] as? NSDictionary
        {
            self.init(
                title: page["title"] as? String ?? "", structured: page["structured"] as? [String] ?? [],
                text: page["text"] as? String ?? "", marked: page["marked"] as? String ?? "")
        } else {
            return nil
        }
    }
}
