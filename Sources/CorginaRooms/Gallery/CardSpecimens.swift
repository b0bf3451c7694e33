import CorginaCore
import Markup

struct CardSpecimens: Specimens {
    let today: CalendarDay

    var html: HTML {
        gallerySection("cards", "Cards") {
            for (name, week, units, babies) in sizes {
                specimen(name) {
                    BabySizeCard(week: week, units: units, babies: babies, english: .ofNoRegion)?.html(
                        id: "baby-\(name.utf8.count)-\(week)")
                }
            }
            specimen("What's happening, sources folded") {
                MilestonesCard(week: 24, english: .ofNoRegion)?.html(id: "facts-24")
            }
            specimen("What's happening, with sources") {
                MilestonesCard(week: 24, showsSources: true, english: .ofNoRegion)?.html(id: "facts-24-sources")
            }
            specimen("How far along") {
                for days in [60, 171, 250, 285] {
                    PregnancyRow(sample(days), on: today, units: .metric, showsDueDate: true, english: .ofNoRegion)
                        .html(
                            id: "far-along-\(days)")
                }
            }
            specimen("Notes on dates") {
                for days in [10, 280, 283, 289, 295, 310] { DatingNote(sample(days), on: today)?.html }
            }
            specimen("Redating advice") {
                for (days, scanAge) in [(70, 70), (70, 56), (210, 180)] {
                    RedatingNotice(
                        RedatingAdvice(
                            inUse: sample(days).dating, scanDay: today, scanAge: GestationalAge(days: scanAge)),
                        english: .ofNoRegion
                    ).html
                }
            }
            specimen("Baby, named") { arrival("Mia", id: "arrival-named") }
            specimen("Baby, no name") { arrival("", id: "arrival-plain") }
        }
    }

    private var sizes: [(String, Int, Profile.UnitSystem, Int)] {
        [
            ("Baby size", 24, .metric, 1), ("Baby size, US units", 24, .us, 1),
            ("Baby size, change of measure", 21, .metric, 1),
            ("Baby size, twins", 32, .metric, 2), ("Baby size, the first week of all", 4, .metric, 1),
        ]
    }

    private func arrival(_ name: String, id: String) -> HTML? {
        ArrivalCard(sample(285, outcome: .birth(today - 3, name: name)), on: today, english: .ofNoRegion)?.html(id: id)
    }
}
