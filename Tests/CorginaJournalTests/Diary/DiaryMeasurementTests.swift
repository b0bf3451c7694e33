import CorginaCore
import CorginaJournal
import Testing

@Suite struct DiaryMeasurementTests {
    private let noon = Sample.lunchtime

    private func diary(_ events: [(HealthEvent.Details, Moment)], weightBefore: Double? = nil) -> Diary {
        var diary = Diary()
        let body = BodyFacts(weight: weightBefore.map { Weight(kilograms: $0) })
        diary.apply(Sample.entry(1, .putProfile(Profile(timeZone: "UTC", body: body))), sequence: 1)
        for (place, event) in events.enumerated() {
            let number = UInt64(place + 2)
            let event = HealthEvent(id: RecordID(high: 4, low: number), moment: event.1, details: event.0)
            diary.apply(Sample.entry(number, .putEvent(event)), sequence: Int(number))
        }
        return diary
    }

    @Test func `her weights lie against her weight before, within the pregnancy alone`() throws {
        let pregnancy = Pregnancy(id: RecordID(high: 7, low: 7), dating: .dueDate(noon.day + 140))
        let weights: [(HealthEvent.Details, Moment)] = [
            (.weight(Weight(kilograms: 59)), noon.advanced(bySeconds: -200 * 86_400)),
            (.weight(Weight(kilograms: 63)), noon.advanced(bySeconds: -7 * 86_400)),
            (.weight(Weight(kilograms: 65.3)), noon),
        ]
        let curve = try #require(diary(weights, weightBefore: 60).weightCurve(in: pregnancy, to: noon.day))
        #expect(curve.points.map(\.weight.kilograms) == [63, 65.3] && curve.points.map(\.age.days) == [133, 140])
        #expect(curve.findings.rules.map(\.id.rawValue) == ["WEIGHT_SUDDEN"])
        #expect(diary(weights).weightCurve(in: pregnancy, to: noon.day) == nil)
    }

    @Test func `contractions are counted across midnight and across zones`() {
        let midnight = Moment(day: noon.day, time: TimeOfDay(minutes: 5), utcOffset: -14_400)
        let timed = (0..<6).map { place -> (HealthEvent.Details, Moment) in
            let start = midnight.advanced(bySeconds: -place * 300)
            let offset = place < 3 ? -14_400 : 3_600
            return (
                .contraction(Contraction(seconds: 60)),
                Moment(secondsSinceEpoch: start.secondsSinceEpoch, utcOffset: offset)
            )
        }
        let pattern = diary(timed).contractionPattern(now: midnight)
        #expect(pattern.lastHour.count == 6 && pattern.meanGap == 300 && pattern.runLength == 1_500)
    }

    @Test func `her usual is of the 28 days before, not of today`() {
        let sittings = (0..<30).map { back -> (HealthEvent.Details, Moment) in
            (.kicks(KickCount(count: 10, minutes: back)), noon.advanced(bySeconds: -back * 86_400))
        }
        #expect(diary(sittings).kickHabit(before: noon.day).minutes == Array(1...28))
    }
}
