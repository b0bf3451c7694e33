import Testing

@testable import CorginaRooms

/// Words out of a page.
struct MarkupTextTests {
    @Test(arguments: [
        ("1 &frac12; cups&nbsp;flour", "1 ½ cups flour"), ("Mum&#39;s &amp; Dad&#x27;s", "Mum's & Dad's"),
        ("<b>2</b> eggs<br/>beaten", "2 eggs beaten"), ("a < b > c", "a < b > c"), ("2 &lt;b&gt;", "2 <b>"),
        ("&unknown; &; & &#0; &#xD800; &#99999999999;", "&unknown; &; & &#0; &#xD800; &#99999999999;"),
        ("cr\u{202E}eam\u{200B}\u{7}", "cream"), ("  two \n\t eggs ", "two eggs"), ("", ""), ("&", "&"), ("<", "<"),
        ("<never closed", "<never closed"), ("180&deg;C", "180°C"), ("&#x202E;milk", "milk"),
        ("cr&egrave;me fra&icirc;che", "crème fra&icirc;che"),
    ])
    func `tags go and names become signs`(text: String, line: String) {
        #expect(MarkupText.line(text) == line)
    }
}
