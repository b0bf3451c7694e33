import CorginaCore

@testable import CorginaRooms

/// Sharing from both sides, in the states a test should see.
enum SharingSamples {
    private static let id = Samples.draft
    private static let other = RecordID(high: 3, low: 9)
    private static let hostile = Samples.hostile
    private static let moment = Moment(day: Samples.today, time: TimeOfDay(minutes: 600), utcOffset: 0)
    static let secret = String(repeating: "aZ9_-", count: 8) + "abc"

    static let routes: [Route] =
        [
            SharingPlace.list, .made(id), .sent, .one(id), .preview(id), .end(id), .take(id, other), .drop(id, other),
        ].map(Route.sharing)
        + [SharedPlace.today, .list(id), .say, .join, .with, .leave, .formerLink(secret)].map(Route.shared)

    private static let wrong = ["name", "passphrase", "words", "sentence"].map {
        FieldError(field: $0, message: hostile)
    }

    static let terms = ShareTerms(
        name: hostile, sees: .entries, may: .log, showsNotes: true, showsSymptoms: true, pregnancy: id, words: hostile)

    private static let share = SharingPage.Share(
        id: id, name: hostile, lastDay: nil, seen: Samples.today, english: .ofNoRegion)

    private static let waiting = SharingPage.Share(
        id: id, name: "Sam", lastDay: Samples.today, seen: nil, english: .ofNoRegion)

    static let lists = [
        Checklist(
            id: id, name: hostile,
            items: [.init(id: id, words: hostile), .init(id: other, words: "Socks", isDone: true)]),
        Checklist(id: other, name: "For home"),
    ]

    static func facts(_ days: Int, babies: Int = 1, may: ShareTerms.Deed = .log) -> SharedFacts {
        SharedFacts(
            from: hostile, may: may,
            dates: .init(
                dueDate: Samples.today + (280 - days), method: .ultrasound, babies: babies, hidesDueDate: days == 30),
            visits: [
                .init(moment: moment, title: hostile, place: hostile), .init(moment: moment, title: "Scan", place: ""),
            ],
            entries: [.init(moment: moment, title: hostile, detail: hostile, notes: hostile)],
            lists: may == .nothing ? [] : lists)
    }

    static func view(_ facts: SharedFacts, isPreview: Bool = false) -> SharedView {
        SharedView(facts, on: Samples.today, units: .metric, english: .ofNoRegion, isPreview: isPreview)
    }

    private static var refused: SharedView {
        var view = view(facts(171))
        view.waiting = [SentThing(id: id, moment: moment, words: hostile)]
        view.typed = SentThing(id: id, moment: moment, words: hostile, list: id)
        view.errors = wrong
        return view
    }

    private static let quiet = SharedFacts(from: "", isQuiet: true)
    private static let spoken = SharedFacts(from: hostile, isQuiet: true, words: hostile + "\nTwo lines")

    static let pages: [(String, any Page)] =
        [
            ("sharing with nobody", SharingPage(shares: [])),
            ("sharing", SharingPage(shares: [share, share], sentCount: 2, terms: terms, errors: wrong)),
            (
                "share link",
                ShareLinkPage(
                    id: id, secret: secret, authority: hostile, isEncrypted: false, lastDay: Samples.today,
                    english: .ofNoRegion)
            ),
            ("share", SharePage(share: share, terms: terms, isQuiet: false, offersCurrent: false, done: hostile)),
            ("share, not joined", SharePage(share: waiting, terms: terms, isQuiet: false, offersCurrent: false)),
            ("share, quiet", SharePage(share: share, terms: terms, isQuiet: true, offersCurrent: true, errors: wrong)),
            ("nothing sent", SentPage(rows: [])),
            (
                "sent",
                SentPage(
                    rows: [
                        .init(
                            SentThing(id: id, moment: moment, words: hostile, list: id), share: id, from: hostile,
                            list: hostile, english: .ofNoRegion),
                        .init(
                            SentThing(id: other, moment: moment, words: "An apple"), share: id, from: "Sam", list: nil,
                            english: .ofNoRegion),
                    ], problem: hostile)
            ),
            ("nothing shared", NothingSharedPage()), ("shared, not yet", SharedTodayPage(nil)),
            ("shared, refused", SharedTodayPage(refused, done: hostile)),
            ("shared, quiet", SharedTodayPage(view(quiet))), ("shared, her words", SharedTodayPage(view(spoken))),
            ("preview", SharePreviewPage(id: id, view: view(facts(171), isPreview: true))),
            ("preview, quiet", SharePreviewPage(id: id, view: view(quiet, isPreview: true))),
            ("join", JoinPage(secret: secret, name: hostile, errors: wrong)),
            ("link over", LinkOverPage()), ("invited", InvitedPage()),
            ("invited, refused", InvitedPage(error: hostile)),
            ("sharing, sealed", sealed(SharingPage(shares: [share, waiting], sentCount: 1))),
            ("sharing, sealed, refused", sealed(SharingPage(shares: [], terms: terms, errors: wrong), said: hostile)),
            ("sharing, sealed, no connection", sealed(SharingPage(shares: [share]), isReached: false)),
            ("share, sealed", sealed(SharePage(share: share, terms: terms, isQuiet: false, offersCurrent: false))),
            (
                "share, sealed, not joined",
                sealed(SharePage(share: waiting, terms: terms, isQuiet: true, offersCurrent: true), said: hostile)
            ),
            (
                "share, sealed, no connection",
                sealed(
                    SharePage(share: share, terms: terms, isQuiet: false, offersCurrent: false), isReached: false)
            ),
            (
                "share link, sealed",
                ShareLinkPage(
                    id: id, address: hostile, isEncrypted: true, lastDay: Samples.today, english: .ofNoRegion)
            ),
            ("browser ready", BrowserReadyPage()), ("browser join, asked", BrowserJoinPage(error: hostile)),
            ("browser join", BrowserJoinPage(secret: secret)),
            ("browser join, again", BrowserJoinPage(secret: secret, hasShare: true, problem: hostile)),
            ("browser link over", BrowserLinkOverPage()), ("browser share", BrowserSharePage(problem: hostile)),
            ("browser share ended", BrowserShareEndedPage()),
            ("browser share left", BrowserShareEndedPage(isLeft: true)),
            ("browser's today", browsers(SharedTodayPage(view(facts(171)), done: hostile))),
            ("browser's today, no connection", browsers(SharedTodayPage(nil), said: hostile)),
            ("companion's account", companionAccount), ("companion's erasing", companionErasing),
        ]
        + JoinPage.Reader.allCases.map { ("join, \($0)", JoinPage(secret: secret, reader: $0)) }
        + [0, 30, 171, 279, 283, 308].map { days in
            ("shared at \(days)", SharedTodayPage(view(facts(days, babies: days == 171 ? 2 : 1, may: .lists))))
        }

    private static func device(_ isReached: Bool, _ said: String?) -> DeviceMadeLinks {
        DeviceMadeLinks(attempt: id, isReached: isReached, problem: said)
    }

    private static func sealed(_ page: SharingPage, isReached: Bool = true, said: String? = nil) -> SharingPage {
        var page = page
        page.device = device(isReached, said)
        return page
    }

    private static func sealed(_ page: SharePage, isReached: Bool = true, said: String? = nil) -> SharePage {
        var page = page
        page.device = device(isReached, said)
        return page
    }

    private static func browsers(_ page: SharedTodayPage, said: String? = nil) -> SharedTodayPage {
        var page = page
        (page.isBrowsers, page.problem) = (true, said)
        return page
    }

    private static var companionAccount: SecurityPage {
        var page = SecurityPage(devices: AccountSamples.devices, lockAfter: 5)
        page.isCompanion = true
        return page
    }

    private static var companionErasing: ErasePage {
        var page = ErasePage()
        page.isCompanion = true
        return page
    }
}
