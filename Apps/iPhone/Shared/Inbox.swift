import Foundation

/// What another app shared: a text, or a page of the web as Safari hands it over.
struct SharedThing: Codable, Sendable {
    var title = ""
    /// What the page says of itself to machines (JSON-LD).
    var structured: [String] = []
    /// What she selected, or the text that was shared.
    var text = ""
    /// The ingredients that the page marks as such.
    var marked = ""

    /// Whether there is anything a recipe could be made of.
    var isEmpty: Bool { structured.isEmpty && text.isEmpty && marked.isEmpty }
}

/// Recipes that another app shared while the diary was closed. They wait as files until the app is opened, which then puts each
/// into the field for a pasted recipe and deletes it.
enum Inbox {
    /// The longest text that is kept, in bytes: as much as the field takes.
    private static let longest = 65_536
    private static let mostParts = 20

    static func put(_ thing: SharedThing) throws {
        guard let folder = AppGroup.inbox else { throw CocoaError(.fileNoSuchFile) }
        let kept = SharedThing(
            title: cut(thing.title), structured: thing.structured.prefix(mostParts).filter { $0.utf8.count <= longest },
            text: cut(thing.text), marked: cut(thing.marked))
        try AppGroup.write(JSONEncoder().encode(kept), to: folder.appending(path: "\(UUID().uuidString).json"))
    }

    private static func cut(_ text: String) -> String { String(decoding: text.utf8.prefix(longest), as: UTF8.self) }

    /// All that waits; it waits no longer.
    static func take() -> [SharedThing] {
        guard let folder = AppGroup.inbox,
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return files.compactMap { file in
            defer { try? FileManager.default.removeItem(at: file) }
            return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(SharedThing.self, from: $0) }
        }
    }
}
