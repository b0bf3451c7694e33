import CorginaCore
import CorginaJournal

/// Dating the pregnancy: how, when, and is that right?
enum PregnancyRoom {
    static func show(_ place: PregnancyPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .methods: showPregnancyMethods(to: visit)
        case .date(let entry): showDateEntry(entry, to: visit)
        case .review: showPregnancyReview(to: visit)
        case .weeks: try showTimeline(to: visit)
        case .week(let week): try showWeek(week, to: visit)
        case .growth: try showGrowth(to: visit, changed: changed)
        case .dates: showPregnancyDates(to: visit, changed: changed)
        case .birth: try showBirth(to: visit)
        case .ending: try showEnding(to: visit)
        case .all: showPregnancies(to: visit, changed: changed)
        case .removeScan, .babies, .reopen: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: PregnancyPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .date(let entry): try stageDating(form, as: entry, by: &visit)
        case .weeks: savePregnancy(by: &visit)
        case .growth: try addScan(form, by: &visit)
        case .removeScan(let scan): removeScan(scan, by: &visit)
        case .dates: try changeDates(form, by: &visit)
        case .babies: try setBabies(form, by: &visit)
        case .birth: try saveBirth(form, by: &visit)
        case .ending: try saveEnding(form, by: &visit)
        case .reopen(let id): reopenPregnancy(id, by: &visit)
        case .methods, .review, .week, .all: throw RoomError.notFound
        }
    }

    static func showPregnancyMethods(to visit: Visit) -> Answer {
        Answer(TrackingPage(isFirstRun: visit.isFirstRun))
    }

    static func showDateEntry(_ entry: DatingEntry, to visit: Visit) -> Answer {
        let staged = stagedDating(of: visit) ?? visit.diary.currentPregnancy?.dating
        return Answer(DatingPage(entry: entry, today: visit.today, isFirstRun: visit.isFirstRun).filled(from: staged))
    }

    static func stageDating(_ form: Form, as entry: DatingEntry, by visit: inout Visit) throws(RoomError) -> Answer {
        let dating: DatingMethod
        do throws(FormRefusal) {
            dating = try DatingForm(form, entry: entry, today: visit.today).dating
        } catch {
            let page = DatingPage(
                entry: entry, today: visit.today, date: form["date"] ?? "", cycleLength: form["cycleLength"] ?? "",
                weeks: form["weeks"] ?? "", days: form["days"] ?? "", embryoDay: form["embryoDay"] ?? "",
                errors: error.errors, isFirstRun: visit.isFirstRun)
            return Answer(page, .refused)
        }
        visit.stage(try DatingCodec.encode(dating), as: .dating)
        return .redirect(to: .pregnancy(.review))
    }

    static func showPregnancyReview(to visit: Visit) -> Answer {
        guard let dating = stagedDating(of: visit) else { return .redirect(to: .pregnancy(.methods)) }
        return Answer(
            ReviewPage(dating: dating, today: visit.today, english: visit.english, isFirstRun: visit.isFirstRun))
    }

    /// Keeps the reviewed date. A change of dates is a further version of the same pregnancy.
    static func savePregnancy(by visit: inout Visit) -> Answer {
        guard let dating = stagedDating(of: visit) else { return .redirect(to: .pregnancy(.methods)) }
        var pregnancy = visit.diary.currentPregnancy ?? Pregnancy(id: visit.newID(), dating: dating)
        if pregnancy.dating != dating {
            pregnancy.dating = dating
            pregnancy.datingReason = .provider
        }
        let entries = visit.append([.putPregnancy(pregnancy)], from: .dating)
        guard visit.isFirstRun else { return .redirect(to: .today, changed: entries) }
        // Who put her dates off has told of herself by now.
        return .redirect(to: visit.profile.firstName.isEmpty ? .settings(.you) : .today)
    }

    /// The date waiting for review, unless it has stopped being possible since.
    private static func stagedDating(of visit: Visit) -> DatingMethod? {
        guard let bytes = visit.kept(.dating), let dating = DatingCodec.decode(bytes),
            (try? dating.validate(today: visit.today)) != nil
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

    static func encode(_ dating: DatingMethod) throws(RoomError) -> [UInt8] {
        let entry = JournalEntry(
            id: EntryID(high: 0, low: 0), recordedAt: Moment(secondsSinceEpoch: 0, utcOffset: 0), device: "",
            change: .putPregnancy(Pregnancy(id: nobody, dating: dating)))
        guard let bytes = try? entry.encoded() else { throw .notStorable }
        return bytes
    }

    static func decode(_ bytes: [UInt8]) -> DatingMethod? {
        guard let entry = try? JournalEntry(decoding: bytes), case .putPregnancy(let pregnancy) = entry.change else {
            return nil
        }
        return pregnancy.dating
    }
}

extension RecordID {
    /// Where a date waits for review. Ids of drafts are random, so they cannot meet it.
    static let dating = RecordID(high: 0, low: 2)
}
