import CorginaCore
import CorginaJournal
import CorginaScreens
import CorginaVault
import Hummingbird

/// Dating the pregnancy: how, when, and is that right?
extension CorginaServer {
    func showPregnancyMethods(to visitor: Visitor) -> Response {
        answer(TrackingPage(isFirstRun: visitor.isFirstRun), to: visitor)
    }

    func showDateEntry(_ entry: DatingEntry, to visitor: Visitor) async throws -> Response {
        let staged = try await stagedDating(of: visitor) ?? visitor.diary.currentPregnancy?.dating
        return answer(
            DatingPage(entry: entry, today: visitor.today, isFirstRun: visitor.isFirstRun).filled(from: staged),
            to: visitor)
    }

    func stageDating(_ form: Form, as entry: DatingEntry, by visitor: Visitor) async throws -> Response {
        do {
            let dating = try DatingForm(form, entry: entry, today: visitor.today).dating
            try await visitor.journal.stage(DatingCodec.encode(dating), as: .dating)
            return .redirect(to: Route.reviewPregnancy.path)
        } catch let refused as FormRefusal {
            let page = DatingPage(
                entry: entry, today: visitor.today, date: form["date"] ?? "", cycleLength: form["cycleLength"] ?? "",
                weeks: form["weeks"] ?? "", days: form["days"] ?? "", embryoDay: form["embryoDay"] ?? "",
                errors: refused.errors, isFirstRun: visitor.isFirstRun)
            return answer(page, to: visitor, status: .unprocessableContent)
        }
    }

    func showPregnancyReview(to visitor: Visitor) async throws -> Response {
        guard let dating = try await stagedDating(of: visitor) else { return .redirect(to: Route.newPregnancy.path) }
        return answer(ReviewPage(dating: dating, today: visitor.today, isFirstRun: visitor.isFirstRun), to: visitor)
    }

    /// Keeps the reviewed date. A change of dates is a further version of the same pregnancy.
    func savePregnancy(by visitor: Visitor) async throws -> Response {
        guard let dating = try await stagedDating(of: visitor) else { return .redirect(to: Route.newPregnancy.path) }
        var pregnancy = visitor.diary.currentPregnancy ?? Pregnancy(id: surroundings.newID(), dating: dating)
        if pregnancy.dating != dating {
            pregnancy.dating = dating
            pregnancy.datingReason = .provider
        }
        let entries = try await append([.putPregnancy(pregnancy)], from: .dating, by: visitor)
        return .redirect(to: visitor.isFirstRun ? Route.today.path : address(of: .today, changed: entries))
    }

    /// The date waiting for review, unless it has stopped being possible since.
    private func stagedDating(of visitor: Visitor) async throws -> DatingMethod? {
        guard let bytes = try await visitor.journal.kept(.dating), let dating = DatingCodec.decode(bytes),
            (try? dating.validate(today: visitor.today)) != nil
        else { return nil }
        return dating
    }
}

extension DatingPage {
    /// The page with the date she entered before, if it was entered this way.
    fileprivate func filled(from dating: DatingMethod?) -> DatingPage {
        guard let dating, DatingEntry(dating) == entry else { return self }
        var page = self
        page.date = dating.enteredDay.description
        switch dating {
        case .lastPeriod(_, let cycleLength): page.cycleLength = String(cycleLength)
        case .ultrasound(_, let age): (page.weeks, page.days) = (String(age.completedWeeks), String(age.dayInWeek))
        case .embryoTransfer(_, let embryoDay): page.embryoDay = String(embryoDay)
        case .dueDate, .conception: break
        }
        return page
    }
}

/// A date waiting for review, as bytes for the vault to seal: a pregnancy as the journal would write it.
enum DatingCodec {
    private static let nobody = RecordID(high: 0, low: 0)

    static func encode(_ dating: DatingMethod) throws -> [UInt8] {
        try JournalEntry(
            id: EntryID(high: 0, low: 0), recordedAt: Moment(secondsSinceEpoch: 0, utcOffset: 0), device: "",
            change: .putPregnancy(Pregnancy(id: nobody, dating: dating))
        ).encoded()
    }

    static func decode(_ bytes: [UInt8]) -> DatingMethod? {
        guard let entry = try? JournalEntry(decoding: bytes), case .putPregnancy(let pregnancy) = entry.change else {
            return nil
        }
        return pregnancy.dating
    }
}
