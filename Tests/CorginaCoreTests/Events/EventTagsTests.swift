import CorginaCore
import Testing

struct EventTagsTests {
    @Test(arguments: [
        ("travel", ["travel"]), (" #travel,  ate   out ;home\nwork", ["travel", "ate out", "home", "work"]),
        ("Travel, travel, TRAVEL!", ["Travel"]), ("", []), (" , #, ", []), ("🌊", ["🌊"]), ("🌊, 🍎", ["🌊", "🍎"]),
    ])
    func `tags are read from one field`(text: String, tags: [String]) throws {
        #expect(try EventTags.read(text) == tags)
    }

    @Test func `one that is too long or one too many is refused with what to do`() {
        #expect(throws: EventTagError.tooLong) { try EventTags.read(String(repeating: "a", count: 31)) }
        #expect(throws: EventTagError.tooMany) { try EventTags.read((0..<13).map { "t\($0)" }.joined(separator: ",")) }
        #expect(EventTagError.tooMany.description == "Keep at most 12 tags on one entry")
    }

    @Test func `what is typed reads back`() throws {
        let tags = ["travel", "ate out", "Café"]
        #expect(try EventTags.read(EventTags.text(of: tags)) == tags)
        #expect(EventTags.adding(["cafe", "new"], to: tags) == tags + ["new"])
    }
}
