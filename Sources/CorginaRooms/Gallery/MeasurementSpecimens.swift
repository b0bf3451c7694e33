import CorginaCore
import Markup

struct MeasurementSpecimens: Specimens {
    let today: CalendarDay

    /// What readings look like as cards and charts, and what they can set off.
    var html: HTML {
        gallerySection("measurements-section", "Measurements") {
            for kind in [MeasuredKind.weight, .bloodPressure] {
                specimen("\(kind.displayName), latest") {
                    ul(.class("readings")) { li { MeasurementsPage.Card(series(kind)).html(nil) } }
                }
                if let chart = series(kind).chart {
                    specimen("\(kind.displayName), over the days") { div(.class("card")) { chart.html } }
                }
            }
            specimen("What a reading sets off") {
                CareNotice(
                    BloodPressure(systolic: 162, diastolic: 96).findings(at: nil), about: "Blood pressure",
                    english: .ofNoRegion)?.html
            }
            if let strip = ContractionStrip(pattern) {
                specimen("Contractions, the last hour") { div(.class("card")) { strip.html } }
            }
        }
    }

    private var now: Moment { Moment(day: today, time: TimeOfDay(minutes: 720), utcOffset: 0) }

    private func series(_ kind: MeasuredKind) -> ReadingSeries {
        let events = (0..<12).map { number in
            HealthEvent(
                id: RecordID(high: 0, low: UInt64(number)), moment: now.advanced(bySeconds: -number * 3 * 86_400),
                details: kind == .weight
                    ? .weight(Weight(kilograms: 66.4 - Double(number) * 0.19))
                    : .bloodPressure(BloodPressure(systolic: 112 + number * 7 % 13, diastolic: 70 + number * 5 % 9)))
        }
        return ReadingSeries(kind: kind, profile: Profile(timeZone: "UTC"), events: events, now: now)
    }

    private var pattern: ContractionPattern {
        let timed = (0..<8).map { number in
            ContractionPattern.Timed(
                start: now.advanced(bySeconds: -number * 420 - 80), seconds: number == 5 ? nil : 48 + number * 5 % 21)
        }
        return ContractionPattern(timed, now: now)
    }
}
