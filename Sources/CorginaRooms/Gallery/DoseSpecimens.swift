import CorginaCore
import Markup

struct DoseSpecimens: Specimens {
    let today: CalendarDay

    /// Supplements with a dose in each of its states, as they stand at four in the afternoon.
    var html: HTML {
        let now = Moment(day: today, time: TimeOfDay(minutes: 960), utcOffset: 0)
        let list = doseSamples.map { $0.supplement }
        let records = doseSamples.flatMap { $0.records(now) }
        let day = SupplementDay(list, on: today, records: records, now: now)
        let week = (0..<7).reversed().map { back in
            (day: today - back, tally: SupplementDay(list, on: today - back, records: records, now: now).tally)
        }
        return gallerySection("doses-section", "Doses") {
            specimen("Today's Progress") {
                DoseProgressCard(day, week: week, list: list, now: now, english: .ofNoRegion).html
            }
            specimen("Doses taken, late, skipped, partly taken and due") {
                div(.class("stack")) {
                    for group in DoseGroup.all(
                        of: day.rows.map({ SupplementRow($0, now: now, english: .ofNoRegion, origin: .list) }))
                    {
                        group.html
                    }
                }
            }
            specimen("On Today") {
                div(.class("card card--flush daycard")) {
                    DosesPart(day, isEmpty: false, now: now, english: .ofNoRegion).html(id: "doses-day")
                }
            }
            specimen("On Today, before there is a list") {
                div(.class("card card--flush daycard")) {
                    DosesPart(
                        SupplementDay([], on: today, records: [], now: now), isEmpty: true, now: now,
                        english: .ofNoRegion
                    ).html(
                        id: "doses-none")
                }
            }
        }
    }

    private struct DoseSample {
        var supplement: Supplement
        var taken: [Int] = []
        var skipped: [Int] = []

        func records(_ now: Moment) -> [DoseRecord] {
            let slots = supplement.slots(on: now.day)
            return slots.compactMap { slot in
                if taken.contains(slot.number) { return try? supplement.taking(slot, at: now, now: now) }
                return skipped.contains(slot.number) ? try? supplement.skipping(slot, at: now) : nil
            }
        }
    }

    private var doseSamples: [DoseSample] {
        [
            DoseSample(supplement: doseSample(1, "Prenatal", [480], isEssential: true), taken: [1]),
            DoseSample(supplement: doseSample(2, "Iron", [840], isEssential: true)),
            DoseSample(supplement: doseSample(3, "Vitamin D", [540]), skipped: [1]),
            DoseSample(supplement: doseSample(4, "Vitamin B6", [480, 960, 1_320]), taken: [1], skipped: [2]),
            DoseSample(supplement: doseSample(5, "Calcium", [720, 1_200]), taken: [1]),
            DoseSample(supplement: doseSample(6, "Choline", [nil])),
        ]
    }

    private func doseSample(_ number: UInt64, _ name: String, _ minutes: [Int?], isEssential: Bool = false)
        -> Supplement
    {
        Supplement(
            id: RecordID(high: 0, low: number), name: name, dose: DoseAmount(1, .tablets), isEssential: isEssential,
            courses: [
                Course(
                    start: today,
                    schedule: DoseSchedule(times: minutes.map { $0.map(TimeOfDay.init(minutes:)) }))
            ])
    }
}
