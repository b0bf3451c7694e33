import CorginaCore
import Testing

@testable import CorginaRooms

struct AboutPageTests {
    private func page(_ region: FoodRegion? = nil, speaksOfWeeks: Bool = true) -> String {
        AboutPage(isSignedIn: true, speaksOfWeeks: speaksOfWeeks, english: WrittenEnglish(region: region))
            .markup(in: Samples.context)
    }

    @Test(arguments: [true, false])
    func `it says what was tested, what was not, and whom to tell of a barrier`(speaksOfWeeks: Bool) {
        let page = page(speaksOfWeeks: speaksOfWeeks)
        for words in [
            "Accessibility", "WCAG 2.1", "320 pixels", "310 percent", "By keyboard alone", "Less motion", "WebKit",
            "Firefox",
            "Not tested", "VoiceOver, TalkBack", "the person who runs this server",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(page.contains("How weeks are counted") == speaksOfWeeks)
    }

    @Test func `it names whose table of products the server uses, where there is one`() {
        let credited = AboutPage(isSignedIn: false, productCredits: ["Open Food Facts & others"], english: .ofNoRegion)
            .markup(in: Samples.context)
        #expect(credited.contains("Open Food Facts &amp; others"))
        #expect(credited.contains("Products by barcode"))
        #expect(!page().contains("Products by barcode"))
    }

    @Test func `it is in her spelling`() {
        #expect(page(.us).contains("forced colors") && page(.uk).contains("forced colours"))
    }
}
