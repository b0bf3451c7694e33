import CorginaCore

@testable import CorginaRooms

/// Links for the clinic in the states a test should see.
enum ClinicSamples {
    static let id = RecordID(high: 6, low: 6)
    static let routes: [Route] = [.viewer, .links, .link(id), .end(id)].map(Route.clinic)
    private static let now = PregnancySamples.now

    static func link(
        opened: Int = 1, most: Int = 5, asksForPIN: Bool = false, isBlocked: Bool = false,
        contents: ClinicContents = ClinicContents(meals: true, data: true)
    ) -> ClinicLink {
        ClinicLink(
            id: id, contents: contents, made: now, ends: now.advanced(bySeconds: 86_400), opened: opened, most: most,
            lastOpened: opened > 0 ? now.advanced(bySeconds: 1_200) : nil, asksForPIN: asksForPIN, isBlocked: isBlocked,
            english: .ofNoRegion)
    }

    /// Seven squares, one of them dark in each row.
    static let code = QRCode(side: 7, dark: (0..<49).map { $0 % 8 == 0 })
    private static let address = "https://corgina.example/clinic#shlink:/eyJ1cmwiOiJodHRwcyJ9"

    private static func page(_ link: ClinicLink, isEncrypted: Bool = true, _ address: String = address)
        -> ClinicLinkPage
    {
        ClinicLinkPage(link: link, address: address, code: code, isEncrypted: isEncrypted)
    }

    private static var refused: ClinicForm {
        var form = ClinicForm(Form(fields: ["openings": [Samples.hostile], "pin": [Samples.hostile], "hours": ["5"]]))
        form.errors += ["contents", "passphrase"].map { FieldError(field: $0, message: Samples.hostile) }
        return form
    }

    /// Where a device makes them.
    private static func device(_ isReached: Bool = true, _ problem: String? = nil) -> DeviceMadeLinks {
        DeviceMadeLinks(attempt: id, isReached: isReached, problem: problem)
    }

    private static func sealed(_ link: ClinicLink, _ device: DeviceMadeLinks = device()) -> ClinicLinkPage {
        ClinicLinkPage(link: link, address: address, code: QRCode(writing: address), isEncrypted: true, device: device)
    }

    private static var shared: ReportPage {
        var page = ReportPage(AppointmentSamples.diary, profile: AppointmentSamples.profile, now: now)
        page.offersLinks = true
        return page
    }

    static let pages: [(String, any Page)] = [
        ("clinic links, none", ClinicLinksPage(links: [])),
        (
            "clinic links",
            ClinicLinksPage(links: [link(), link(opened: 0, most: 1), link(opened: 5), link(isBlocked: true)])
        ),
        ("clinic links, wrong", ClinicLinksPage(links: [], fields: refused)),
        ("clinic links, full", ClinicLinksPage(links: [link()], isFull: true)),
        ("clinic link", page(link(asksForPIN: true))),
        ("clinic link, without HTTPS", page(link(opened: 0), isEncrypted: false)),
        ("clinic link, hostile", page(link(), Samples.hostile)),
        ("clinic link, used up", page(link(opened: 5))),
        ("clinic link, blocked", page(link(asksForPIN: true, isBlocked: true))),
        ("clinic links, sealed", ClinicLinksPage(links: [link()], device: device())),
        (
            "clinic links, sealed, wrong",
            ClinicLinksPage(links: [], fields: refused, device: device(true, Samples.hostile))
        ),
        ("clinic links, sealed, no connection", ClinicLinksPage(links: [link()], device: device(false))),
        ("clinic link, sealed", sealed(link(asksForPIN: true))),
        ("clinic link, sealed, no connection", sealed(link(), device(false, Samples.hostile))),
        ("clinic link, sealed, used up", sealed(link(opened: 5))),
        ("no clinic links", NoClinicLinksPage()),
        ("clinic viewer", ClinicViewerPage()),
        ("report with links", shared),
    ]
}
