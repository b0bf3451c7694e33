import CorginaCore
import CorginaJournal

extension ReportPage {
    /// - Parameter now: when it is made. It covers what ``VisitSummary`` covers: since the last visit.
    init(_ diary: Diary, profile: Profile, now: Moment) {
        let maker = ReportMaker(diary, profile: profile, now: now)
        let english = profile.english
        let days = maker.summary.days
        name = profile.firstName
        period =
            "\(english.range(days.lowerBound, days.upperBound)) · made on \(english.dayAndMonth(now.day)), \(english.clock(now))"
        parts = maker.parts.filter { !$0.isEmpty }
        questions = maker.questions
        self.days = maker.meals
        legend = ReportMaker.legend
    }
}

/// Makes the parts of a report.
struct ReportMaker {
    let diary: Diary
    let profile: Profile
    let now: Moment
    let summary: VisitSummary
    /// The pregnancy that goes on; `nil` without one, and then nothing is said of any.
    let pregnancy: Pregnancy?

    /// How many rows a table shows at most. With these the first parts fit on two sheets of A4 or Letter.
    static let mostReadings = 12
    static let mostRows = 12
    private static let mostQuestions = 14

    init(_ diary: Diary, profile: Profile, now: Moment) {
        self.diary = diary
        self.profile = profile
        self.now = now
        summary = diary.visitSummary(at: now)
        pregnancy = diary.currentPregnancy
    }

    var english: WrittenEnglish { profile.english }
    var measures: Measures { Measures(profile.units) }

    var parts: [ReportPart] {
        [
            dates, weight, bloodPressure, glucose, temperature, symptoms, questionnaires, movements, sleep, supplements,
            food,
        ]
    }

    /// What is still to be asked at the visit at hand, and what was left over from the last.
    var questions: [String] {
        let next = diary.nextAppointment(at: now)?.appointment?.openQuestions ?? []
        let left = summary.last?.appointment?.openQuestions ?? []
        let all = (next + left).map { $0.words }
        guard all.count > Self.mostQuestions else { return all }
        return all.prefix(Self.mostQuestions) + ["and \(all.count - Self.mostQuestions) more in Corgina"]
    }

    /// What the signs mean. The limits are the rules' of the clinical reference.
    static var legend: String {
        let pressure = BloodPressure.high.map { "blood pressure from \($0.figures) mmHg" }
        let fever = Temperature.fever.map {
            "temperature from \(Figure.decimal($0.celsius)) °C (\(Figure.decimal($0.fahrenheit)) °F)"
        }
        let low = BloodGlucose.low.map {
            "glucose below \(Figure.whole($0.milligramsPerDeciliter)) mg/dL (\(Figure.decimal($0.millimolesPerLiter)) mmol/L)"
        }
        let high = [pressure, "glucose at or above the usual target", fever].compactMap { $0 }.joined(separator: ", ")
        return "▲ marks \(high); ▼ marks \(low ?? "low glucose"). From her own diary: what she did not log is missing."
    }

    /// "21 Nov, 08:00"
    func time(_ moment: Moment) -> String { "\(english.short(moment.day)), \(english.clock(moment))" }
}
