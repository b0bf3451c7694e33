import Testing

@testable import Markup

@Suite struct ElementTests {
    @Test func `an element holds its content in order`() {
        let html = ul(.class("list")) {
            for number in 1...2 { li { "\(number)" } }
            if true { li { "last" } }
        }
        #expect(html.markup() == "<ul class=\"list\"><li>1</li><li>2</li><li>last</li></ul>")
    }

    @Test func `a void element has no end tag`() {
        #expect(br().markup() == "<br>")
        #expect(input(.type(.text), .name("a"), .required()).markup() == "<input type=\"text\" name=\"a\" required>")
    }

    @Test func `an absent attribute leaves no trace`() {
        #expect(
            input(.required(false), .ariaInvalid(false), .when(false, .id("x")), .with(String?.none) { .id($0) })
                .markup() == "<input>")
    }

    @Test func `a textarea keeps a leading line break`() {
        #expect(textarea(text: "\nhello").markup() == "<textarea>\n\nhello</textarea>")
        #expect(textarea(text: "</textarea>").markup() == "<textarea>&lt;/textarea&gt;</textarea>")
    }

    @Test func `a missing part writes nothing`() {
        let none: HTML? = nil
        #expect(p { none }.markup() == "<p></p>")
        #expect(HTML.sequence([.nothing, .text("")]).isEmpty)
    }

    @Test func `numbers in drawings have at most two decimals and no exponent`() {
        #expect(circle(.cx(1.005), .cy(-0.001), .r(1e20)).markup() == "<circle cx=\"1\" cy=\"0\" r=\"0\"></circle>")
        #expect(
            circle(.cx(12.3), .cy(-4.05), .r(.nan)).markup() == "<circle cx=\"12.3\" cy=\"-4.05\" r=\"0\"></circle>")
    }

    @Test func `what a client holds is not written again`() throws {
        let first = main(.id("main")) { p { "eggs" } }.reusable
        let second = main(.id("main")) { p { "toast" } }.reusable
        func written(_ html: HTML, held: String?) -> String {
            String(decoding: html.bytes(held: held), as: UTF8.self)
        }
        #expect(written(first, held: nil) == "<main id=\"main\"><p>eggs</p></main>")
        let whole = written(first, held: "")
        let digest = try String(#require(whole.firstMatch(of: /data-digest="([0-9a-f]+)"/)).1)
        #expect(whole == "<main id=\"main\" data-digest=\"\(digest)\"><p>eggs</p></main>")
        #expect(
            written(first, held: digest) == "<main id=\"main\" data-digest=\"\(digest)\" data-held></main>")
        #expect(written(second, held: digest).contains("<p>toast</p>"))
    }

    @Test func `a whole document starts with its doctype and has a charset`() {
        let page = Document(title: "A & B", head: .nothing, body: p { "hi" })
        #expect(
            String(decoding: page.bytes(assetFolder: "/assets/x"), as: UTF8.self)
                == "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>A &amp; B</title></head><body><p>hi</p></body></html>"
        )
    }
}
