import CorginaJournal
import Testing

@testable import CorginaRooms

/// JSON-LD out of a page's source.
struct PageScriptsTests {
    private func found(_ text: String) -> [String] {
        PageScripts.structured(in: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        "<script type=\"application/ld+json\">{\"a\":1}</script>",
        "<SCRIPT TYPE='Application/LD+JSON' id=x>{\"a\":1}</SCRIPT >",
        "<script type=application/ld+json>\n{\"a\":1}\n</script>",
        "<script async  type = \"application/ld+json; charset=utf-8\" >{\"a\":1}</script>",
        "<script type=\"application/ld&#43;json\">{\"a\":1}</script>",
        "<script data-x='>' type=\"application/ld+json\">{\"a\":1}</script>",
        "<script type=\"application/ld+json\">/*<![CDATA[*/ {\"a\":1} /*]]>*/</script>",
        "<script type=\"application/ld+json\"><![CDATA[{\"a\":1}]]></script>",
        "<script type=\"application/ld+json\"><!-- {\"a\":1} --></script>",
        "<p title=\"a > b\"><script>if (a < b) {}</script><script type=application/ld+json>{\"a\":1}</script>",
        "<!-- <script type=application/ld+json>{\"b\":2}</script> --><script type=application/ld+json>{\"a\":1}</script>",
        "<!--><script type=application/ld+json>{\"a\":1}</script>",
    ])
    func `it is found as pages write it`(text: String) {
        #expect(found(text) == ["{\"a\":1}"])
    }

    @Test(arguments: [
        "", "<", "<script", "<script>", "<script type=application/ld+json>",
        "<script type=application/ld+json>{\"a\":1}",
        "<script type=\"application/ld+json", "<script type=application/ld+json></script>", "<!-- never closed",
        "<script>{\"a\":1}</script>", "<script type=text/javascript>{\"a\":1}</script>",
        "<scripture type=application/ld+json>{\"a\":1}</scripture>",
        "<script type=\"xapplication/ld+json\">{}</script>",
        "<script type=application/ld+json>}{</script>", "<script / = = type>{\"a\":1}</script>",
        "<script =\"\">x</script>",
    ])
    func `what is none, or does not end, is none`(text: String) {
        #expect(found(text).isEmpty)
    }

    @Test func `all of them are found, up to sixty-four, and one that is too long is passed over`() {
        let one = "<script type=application/ld+json>{}</script>"
        #expect(found(String(repeating: one, count: 3)).count == 3)
        #expect(found(String(repeating: one, count: 100)).count == 64)
        let long = "<script type=application/ld+json>{\(String(repeating: " ", count: 600_000))}</script>"
        #expect(found(long + one) == ["{}"])
    }

    @Test func `a line that breaks within a text breaks nothing`() throws {
        let text = try #require(found("<script type=application/ld+json>{\"a\":\"b\r\nc\td\"}</script>").first)
        #expect(try JSON(parsing: text)["a"]?.text == "b  c d")
    }

    /// Each is two megabytes, and is gone over in about the time of one that is nothing but letters.
    @Test(arguments: [
        "<", "<!", "<!--", "<!-->", "<script", "<script ", "<script>", "</script", "<script type=", "<script a='", "<s",
        "<script type=application/ld+json>", "<script type=application/ld+json>{</script>", "'\"", "= ",
    ])
    func `no source takes long`(part: String) {
        let source = Array(String(repeating: part, count: (2 << 20) / part.utf8.count).utf8)
        #expect(PageScripts.structured(in: source).count <= 64)
        _ = PastedRecipe(page: String(decoding: source, as: UTF8.self))
    }
}
