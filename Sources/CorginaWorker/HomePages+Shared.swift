import CorginaCore
import CorginaJournal
import CorginaRooms

/// The pages of a companion's browser, which opens what is shared of a sealed diary by itself. No diary is open there.
extension HomePages {
    static func shared(_ request: HomeRequest) throws(MessageError) -> ShownPage? {
        switch request.name {
        case "shared-join":
            ShownPage(
                BrowserJoinPage(
                    secret: request.text("link"), hasShare: request.flag("hasShare"),
                    error: request.errors.first { $0.field == "link" }?.message, problem: request.text("problem")))
        case "shared-over": ShownPage(BrowserLinkOverPage())
        case "shared-ended": ShownPage(BrowserShareEndedPage(isLeft: request.flag("left")))
        case "shared-browser": ShownPage(BrowserSharePage(problem: request.text("problem")))
        case "shared": ShownPage(try sharedToday(request))
        default: nil
        }
    }

    private static func sharedToday(_ request: HomeRequest) throws(MessageError) -> SharedTodayPage {
        var page = SharedTodayPage(try sharedView(request), done: request.text("done"))
        page.isBrowsers = true
        page.problem = request.text("problem")
        return page
    }

    /// `nil` where there is nothing to show just now.
    private static func sharedView(_ request: HomeRequest) throws(MessageError) -> SharedView? {
        guard let text = request.text("facts") else { return nil }
        guard let facts = SharedFacts(Array(text.utf8)) else { throw .malformed("facts") }
        guard let day = request.text("day").flatMap({ CalendarDay($0) }) else { throw .malformed("day") }
        let region = FoodRegion(languages: request.text("languages") ?? "")
        let units: Profile.UnitSystem = region == .us ? .us : .metric
        let profile = Profile(units: units, timeZone: "", foodRegion: region)
        let waiting = (request.values["waiting"]?.elements ?? []).compactMap { thing($0) }
        return SharedView(
            facts, on: day, units: units, english: profile.english, waiting: facts.isQuiet ? [] : waiting,
            typed: request.values["typed"].flatMap { thing($0) }, errors: request.errors)
    }

    private static func thing(_ json: JSON) -> SentThing? {
        guard let id = json["id"]?.text.flatMap({ RecordID($0) }), let text = json["thing"]?.text else { return nil }
        return SentThing(Array(text.utf8), id: id)
    }
}
