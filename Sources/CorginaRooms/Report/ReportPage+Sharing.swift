import CorginaCore
import CorginaJournal
import Markup

/// The report as a document by itself, to be sealed and shown without Corgina's pages around it.
extension ReportPage {
    /// - Parameter withMeals: whether the meals of seven days stand behind it.
    /// - Returns: HTML in UTF-8 that loads nothing and names no other file.
    public static func document(of visit: Visit, withMeals: Bool) -> [UInt8] {
        let english = visit.profile.english
        var page = ReportPage(visit.diary, profile: visit.profile, now: visit.now)
        if !withMeals { page.days = [] }
        page.moment =
            "From her diary as it was on \(english.full(visit.today)) at \(english.clock(visit.now)). What she logged later is not in it."
        return Document(language: english.languageTag, title: page.title, head: .nothing, body: page.report)
            .bytes(assetFolder: "")
    }

    /// The days it is about, but for the meals.
    public static func days(of visit: Visit) -> ClosedRange<CalendarDay> {
        visit.diary.visitSummary(at: visit.now).days
    }
}

extension Visit {
    /// An instant as clocks show it where she is.
    public func moment(at seconds: Int64) -> Moment {
        Moment(secondsSinceEpoch: seconds, utcOffset: world.offset(seconds))
    }
}
