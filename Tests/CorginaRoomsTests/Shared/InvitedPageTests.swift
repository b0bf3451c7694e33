import Testing

@testable import CorginaRooms

/// The link of a share, as somebody pastes it.
@Suite struct InvitedPageTests {
    @Test(arguments: [
        "https://corgina.example/shared/join#", "http://127.0.0.1:8080/shared/join#", "/shared/join/", "#", "",
    ])
    func `the secret is what stands last in a link, however much of it was copied`(start: String) {
        #expect(InvitedPage.secret(in: start + SharingSamples.secret) == SharingSamples.secret)
    }

    @Test(arguments: [
        "", "https://corgina.example/shared/join", String(SharingSamples.secret.dropLast()),
        SharingSamples.secret + "x", "#" + SharingSamples.secret + "?x=1", "#" + SharingSamples.secret + " ",
        "é" + SharingSamples.secret.dropFirst(),
    ])
    func `what is no whole secret is none`(link: String) {
        #expect(InvitedPage.secret(in: link) == nil)
    }

    @Test func `the secret is sent in a form and stands in no address`() {
        let page = InvitedPage(error: Samples.hostile).markup(in: Samples.context)
        let forms = Tag.all(in: page).filter { $0.name == "form" }
        #expect(forms.map { $0.attributes["action"] } == ["/shared/join"])
        #expect(!page.contains("action=\"/shared/join/"))
    }

    @Test func `whoever would lose something by joining is told before`() {
        for reader in JoinPage.Reader.allCases {
            let page = JoinPage(secret: SharingSamples.secret, reader: reader).markup(in: Samples.context)
            #expect(page.contains("class=\"notice") == (reader.warning != nil), "\(reader)")
        }
    }
}
