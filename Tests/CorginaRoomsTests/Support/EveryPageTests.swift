import CorginaCore
import Testing

@testable import CorginaRooms

/// What holds for every page in every state.
@Suite struct EveryPageTests {
    private static let rendered = Samples.pages.map {
        RenderedPage(name: $0.name, markup: $0.page.markup(in: Samples.context))
    }

    @Test(arguments: rendered)
    func `nothing inline that the content policy forbids`(page: RenderedPage) {
        for tag in page.tags {
            #expect(tag.attributes["style"] == nil, "\(page.name): <\(tag.name) style>")
            #expect(!tag.attributes.keys.contains { $0.hasPrefix("on") }, "\(page.name): <\(tag.name) on…>")
            #expect(tag.name != "style" && tag.name != "iframe" && tag.name != "object")
            if tag.name == "script" { #expect(tag.attributes["src"]?.hasPrefix("/assets/3f2a/") == true) }
            for link in [tag.attributes["href"], tag.attributes["action"], tag.attributes["src"]].compactMap(\.self) {
                let isSource = tag.attributes["class"] == "source__link" && link.hasPrefix("https://")
                let isCall = tag.attributes["class"] == "care__line" && link.hasPrefix("tel:")
                let isSubscription = tag.isSubscription && link.hasPrefix("webcal://")
                #expect(
                    link.hasPrefix("/") && !link.hasPrefix("//") || link.hasPrefix("#") || isSource || isCall
                        || isSubscription,
                    "\(page.name): \(link)")
            }
        }
    }

    /// Sentences that only authors should read, and sentences that no source stands behind.
    private static let remarks = [
        "see caffeine", "in fish.csv", "Show help numbers", "do not judge", "from memory", "use PUQE",
        "text not used", "General knowledge, no published source", "page not on file", "Seen in:", "(excerpt)",
        "negarinfo",
        "scribd", "read in copies", "General advice; ask", "The reference says", "clinical-rules", " ug<", " ug ",
        "whatever this app says",
    ]

    @Test(arguments: rendered)
    func `nothing that only authors should read`(page: RenderedPage) {
        for remark in Self.remarks { #expect(!page.markup.contains(remark), "\(page.name): \(remark)") }
    }

    @Test(arguments: rendered)
    func `hostile words stay words`(page: RenderedPage) {
        #expect(!page.markup.contains("<script>"))
        #expect(!page.markup.unicodeScalars.contains("\0"))
    }

    @Test(arguments: rendered)
    func `ids are unique and what refers to one finds it`(page: RenderedPage) {
        let tags = page.tags
        let ids = tags.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count, "\(page.name): \(ids.sorted())")
        for tag in tags {
            for reference in ["for", "aria-labelledby", "aria-describedby", "form", "data-copy"] {
                if let id = tag.attributes[reference] { #expect(ids.contains(id), "\(page.name): \(reference)=\(id)") }
            }
        }
    }

    @Test(arguments: rendered)
    func `every form posts to a place Corgina has`(page: RenderedPage) {
        let forms = page.tags.filter { $0.name == "form" }
        for form in forms {
            #expect(form.attributes["method"] == "post", "\(page.name)")
            let action = form.attributes["action"] ?? ""
            #expect(Route(action) != nil, "\(page.name): \(action)")
            #expect(!form.ancestors.contains("form"), "\(page.name): a form within a form")
        }
    }

    @Test(arguments: rendered)
    func `every link leads to a place Corgina has`(page: RenderedPage) {
        for link in page.tags where link.name == "a" {
            let address = link.attributes["href"] ?? ""
            let isSource = link.attributes["class"] == "source__link" || link.attributes["class"] == "care__line"
            #expect(
                address.hasPrefix("#") || isSource || link.isSubscription || Route(address) != nil,
                "\(page.name): \(address)")
        }
    }

    @Test(arguments: rendered)
    func `every control has a label and every button a name`(page: RenderedPage) {
        let tags = page.tags
        let labelled = Set(tags.filter { $0.name == "label" }.compactMap { $0.attributes["for"] })
        for tag in tags where ["input", "select", "textarea"].contains(tag.name) && tag.attributes["type"] != "hidden" {
            let isLabelled = tag.attributes["id"].map(labelled.contains) ?? false
            #expect(isLabelled || tag.ancestors.contains("label"), "\(page.name): \(tag)")
        }
        for tag in tags where tag.name == "button" { #expect(tag.attributes["type"] != nil, "\(page.name): \(tag)") }
    }

    @Test(arguments: rendered)
    func `one main heading, a title, a language and a viewport that zooms`(page: RenderedPage) {
        let tags = page.tags
        let heading = tags.filter { $0.name == "h1" && !$0.ancestors.contains("dialog") }
        #expect(heading.count == 1, "\(page.name)")
        #expect(tags.filter { $0.name == "main" }.count == 1, "\(page.name)")
        #expect(tags.first?.attributes["lang"] == "en")
        let viewport = tags.first { $0.attributes["name"] == "viewport" }?.attributes["content"] ?? ""
        #expect(
            viewport.hasPrefix("width&#61;device-width") && !viewport.contains("maximum")
                && !viewport.contains("user-scalable"))
        #expect(!tags.contains { $0.name == "noscript" })
    }

    @Test(arguments: rendered)
    func `a figure in a drawing is a number`(page: RenderedPage) {
        for tag in page.tags where ["circle", "path", "rect", "line"].contains(tag.name) {
            for key in [
                "cx", "cy", "r", "d", "x", "y", "x1", "x2", "y1", "y2", "width", "height", "stroke-dasharray",
                "stroke-dashoffset",
            ] {
                let value = tag.attributes[key] ?? "0"
                #expect(
                    value.allSatisfy { "0123456789.-, MAaZzLlHhVvCcSsm".contains($0) }, "\(page.name): \(key) \(value)")
            }
        }
    }
}

extension Tag {
    /// Whether it is the one link that leaves for the device's calendar.
    fileprivate var isSubscription: Bool { attributes["class"]?.hasSuffix(" subscription") == true }
}
