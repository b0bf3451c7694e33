import CorginaCore
import CorginaJournal
import CorginaRooms

/// The pages about what she shares of a sealed diary.
extension HomePages {
    static func sharing(_ request: HomeRequest, of diary: Diary?) throws(MessageError) -> ShownPage? {
        let english = diary?.profile?.english ?? .ofNoRegion
        return switch request.name {
        case "shares": ShownPage(try shares(request, diary, english))
        case "share": ShownPage(try share(request, diary, english))
        case "share-link": ShownPage(try shareLink(request, english))
        case "share-preview": ShownPage(try sharePreview(request, diary, english))
        case "sent": ShownPage(sent(request, diary, english))
        default: nil
        }
    }

    private static func shares(
        _ request: HomeRequest, _ diary: Diary?, _ english: WrittenEnglish
    ) throws(MessageError) -> SharingPage {
        let shares = try request.values.list("shares") { SharingPage.Share($0, english) }
        var page = SharingPage(shares: shares, sentCount: request.count("sent"), errors: request.errors)
        if request.values["fields"] != nil {
            page.terms = ShareForm(try request.form("fields"), changing: nil, current: nil).terms
        }
        page.speaksOfPregnancy = speaksOfPregnancy(diary)
        page.device = try device(request)
        return page
    }

    private static func share(
        _ request: HomeRequest, _ diary: Diary?, _ english: WrittenEnglish
    ) throws(MessageError) -> SharePage {
        guard let share = request.values["share"].flatMap({ SharingPage.Share($0, english) }) else {
            throw .malformed("share")
        }
        let known = try terms(request)
        let isQuiet = diary.map { SharedFacts.isQuiet($0, by: known) } ?? true
        var page = SharePage(
            share: share, terms: known, isQuiet: isQuiet, offersCurrent: isQuiet && diary?.currentPregnancy != nil,
            errors: request.errors, done: request.text("done"))
        if request.values["fields"] != nil {
            page.terms = ShareForm(try request.form("fields"), changing: known, current: nil).terms
        }
        page.speaksOfPregnancy = speaksOfPregnancy(diary)
        page.device = try device(request)
        return page
    }

    private static func shareLink(
        _ request: HomeRequest, _ english: WrittenEnglish
    ) throws(MessageError) -> ShareLinkPage {
        guard let id = request.text("id").flatMap({ RecordID($0) }), let address = request.text("address"),
            let day = request.text("lastDay").flatMap({ CalendarDay($0) })
        else { throw .malformed("id") }
        var page = ShareLinkPage(
            id: id, address: address, isEncrypted: request.flag("encrypted"), lastDay: day, english: english)
        page.code = QRCode(writing: address)
        return page
    }

    private static func sharePreview(
        _ request: HomeRequest, _ diary: Diary?, _ english: WrittenEnglish
    ) throws(MessageError) -> SharePreviewPage {
        guard let id = request.text("id").flatMap({ RecordID($0) }),
            let facts = request.text("facts").flatMap({ SharedFacts(Array($0.utf8)) }),
            let day = request.text("day").flatMap({ CalendarDay($0) })
        else { throw .malformed("facts") }
        let units = diary?.profile?.units ?? .metric
        return SharePreviewPage(id: id, view: SharedView(facts, on: day, units: units, english: english))
    }

    private static func sent(
        _ request: HomeRequest, _ diary: Diary?, _ english: WrittenEnglish
    ) -> SentPage {
        let lists = diary.map { Preparations(in: $0).checklists } ?? []
        // What cannot be read keeps her from nothing else.
        let rows = (request.values["rows"]?.elements ?? []).compactMap { row -> SentPage.Row? in
            guard let share = row["share"]?.text.flatMap({ RecordID($0) }),
                let item = row["item"]?.text.flatMap({ RecordID($0) }), let name = row["name"]?.text,
                let thing = row["thing"]?.text.flatMap({ SentThing(received: Array($0.utf8), id: item) })
            else { return nil }
            let list = lists.first { $0.id == thing.list }?.name
            return SentPage.Row(thing, share: share, from: name, list: list, english: english)
        }
        return SentPage(rows: rows, problem: request.text("problem"))
    }

    private static func terms(_ request: HomeRequest) throws(MessageError) -> ShareTerms {
        guard let terms = request.text("terms").flatMap({ ShareTerms(Array($0.utf8)) }) else {
            throw .malformed("terms")
        }
        return terms
    }

    private static func speaksOfPregnancy(_ diary: Diary?) -> Bool { diary?.latestPregnancy?.outcome.isLoss != true }
}

extension SharingPage.Share {
    /// As a host tells it; `nil` for what is none.
    init?(_ json: JSON, _ english: WrittenEnglish) {
        guard let id = json["id"]?.text.flatMap({ RecordID($0) }), let name = json["name"]?.text else { return nil }
        self.init(
            id: id, name: name, lastDay: json["lastDay"]?.text.flatMap { CalendarDay($0) },
            seen: json["seen"]?.text.flatMap { CalendarDay($0) }, english: english)
    }
}
