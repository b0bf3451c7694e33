import CorginaCore
import Markup

struct ProgressSpecimens: Specimens {
    let today: CalendarDay

    var html: HTML {
        gallerySection("progress", "Progress") {
            for days in [3, 171, 283] {
                specimen("Week hero, \(GestationalAge(days: days))") {
                    WeekHero(sample(days), on: today).html(id: "hero-\(days)")
                }
            }
            specimen("Week hero before there is a date") { WeekHeroInvitation().html(id: "hero-none") }
            for days in [30, 171, 283] {
                specimen("Layered ring, \(GestationalAge(days: days))") { LayeredRing(sample(days), on: today).html }
            }
            specimen("Linear progress") {
                for days in [30, 171, 283] { LinearProgress(sample(days), on: today).html(id: "linear-\(days)") }
            }
            specimen("Trimester segments") {
                for third in Trimester.allCases { TrimesterSegments(third).html(id: "segments-\(third.rawValue)") }
            }
            specimen("Countdown in days and hours") {
                CountdownClock(
                    sample(171), now: Moment(day: today, time: TimeOfDay(minutes: 860), utcOffset: 0),
                    english: .ofNoRegion)?.html(
                        id: "clock-sample")
            }
            specimen("Strip of weeks") {
                div(.class("card")) {
                    hereBadge("You are here: Week 24, 3 days")
                    WeekStrip(current: 24, shown: 21).html
                }
            }
            specimen("Rings and meters") {
                div(.class("card stack")) {
                    div(.class("swatches")) {
                        for percent in [0, 54, 100] {
                            ProgressRing(percent: percent, hue: .calories, description: "Sample: \(percent) percent")
                                .html
                        }
                    }
                    for (hue, share) in [(Hue.protein, 72), (.hydration, 40), (.appointment, 100)] { meter(share, hue) }
                }
            }
        }
    }
}
