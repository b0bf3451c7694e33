import Testing

@testable import Markup

@Suite struct AddressTests {
    @Test(arguments: [
        (["today"], "/today"), ([], "/"), (["a b", "c/d"], "/a%20b/c%2Fd"), (["..", "etc"], "/%2E%2E/etc"),
        (["javascript:alert(1)"], "/javascript%3Aalert%281%29"), (["é\"<"], "/%C3%A9%22%3C"),
    ])
    func `each segment stays one segment of this site`(segments: [String], path: String) {
        #expect(Address(path: segments).path == path)
    }

    @Test func `an asset is found under the folder the page is written with`() {
        let html = a(.href(.asset("icons.svg", fragment: "i-heart")))
        #expect(html.markup(assetFolder: "/assets/3f") == "<a href=\"/assets/3f/icons.svg#i-heart\"></a>")
    }

    @Test(arguments: [
        ("0555 01 42", "tel:05550142"), ("+1 (555) 01-42", "tel:+15550142"), (" +44.20", "tel:+4420"),
        ("55 + 1", "tel:551"), ("javascript:alert(1)", "tel:1"), ("٣٤", "tel:"), ("", "tel:"),
    ])
    func `a number to call has its digits, and a plus before the code of a country`(number: String, path: String) {
        #expect(Address.phone(number).path == path)
    }

    @Test func `a fragment stays within the page`() {
        #expect(a(.href(.fragment("ma\"in"))).markup() == "<a href=\"#ma%22in\"></a>")
    }
}
