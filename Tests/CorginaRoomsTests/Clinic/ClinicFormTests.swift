import CorginaCore
import Testing

@testable import CorginaRooms

/// What she asks of a link, and what is said of one.
struct ClinicFormTests {
    private func form(_ fields: [String: String]) -> ClinicForm {
        ClinicForm(Form(fields: fields.mapValues { [$0] }))
    }

    @Test func `a form that is filled in right is read whole`() {
        let form = form(["hours": "168", "openings": " 12 ", "pin": "0042", "contents": "meals", "data": "yes"])
        #expect(form.errors.isEmpty)
        #expect(form.hours == 168 && form.openings == 12 && form.pin == "0042")
        #expect(form.contents == ClinicContents(meals: true, data: true))
    }

    @Test func `a PIN is left out, and so are the meals, where nothing is said of them`() {
        let form = form(["hours": "1", "openings": "1", "pin": " "])
        #expect(form.errors.isEmpty && form.pin == nil && form.contents == ClinicContents())
    }

    @Test(arguments: ["123", "123456789", "12a4", "١٢٣٤", "12 34", "-1234", "1234.", "🔢🔢🔢🔢"])
    func `a PIN is four to eight digits`(pin: String) {
        let form = form(["hours": "1", "openings": "1", "pin": pin])
        #expect(form.errors.map(\.field) == ["pin"] && form.pin == nil)
    }

    @Test(arguments: ["0", "101", "-1", "1e2", "", "NaN", "99999999999999999999"])
    func `openings are one to a hundred`(openings: String) {
        #expect(form(["hours": "1", "openings": openings]).errors.map(\.field) == ["openings"])
    }

    @Test(arguments: ["0", "2", "721", "x", "", "99999999999999999999"])
    func `a link lasts as long as one of the choices`(hours: String) {
        #expect(form(["hours": hours, "openings": "1"]).errors.map(\.field) == ["hours"])
    }

    @Test(arguments: [(1, "1 hour"), (4, "4 hours"), (24, "1 day"), (72, "3 days"), (720, "30 days")])
    func `how long is said in hours and days`(hours: Int, words: String) {
        #expect(ClinicForm.words(ofHours: hours) == words)
    }

    @Test func `how often is said, and what ended a link`() {
        #expect(ClinicSamples.link(opened: 0, most: 1).openings == "Not opened yet. It can be opened once.")
        #expect(ClinicSamples.link(opened: 2).openings.hasPrefix("Opened 2 of 5 times, last on "))
        #expect(ClinicSamples.link(opened: 5).state == "Opens no more")
        #expect(ClinicSamples.link(isBlocked: true).state == "Ended by wrong PINs")
    }

    @Test func `a link that ended shows neither its code nor its address`() {
        for link in [ClinicSamples.link(opened: 5), ClinicSamples.link(isBlocked: true)] {
            let page = ClinicLinkPage(
                link: link, address: "https://a.example/clinic#x", code: ClinicSamples.code, isEncrypted: true)
            let markup = page.markup(in: Samples.context)
            #expect(!markup.contains("qr-code") && !markup.contains("a.example"))
        }
    }

    @Test func `the drawing of a code is dark on light and says what it is`() throws {
        let code = try #require(QRCode(side: 3, dark: [true, true, false, false, false, false, false, true, false]))
        let markup = code.drawing(named: "QR code of the link").markup()
        #expect(markup.contains("aria-label=\"QR code of the link\"") && markup.contains("role=\"img\""))
        #expect(markup.contains("fill=\"#ffffff\"") && markup.contains("fill=\"#000000\""))
        #expect(markup.contains("d=\"M0 0L2 0L2 1L0 1ZM1 2L2 2L2 3L1 3Z\""))
    }
}
