import CorginaCore
import CorginaJournal
import Testing

struct DiaryChecklistTests {
    private static let today = Sample.lunchtime.day

    private func diary(_ changes: [Change]) -> Diary {
        var diary = Diary()
        for (index, change) in changes.enumerated() {
            diary.apply(Sample.entry(UInt64(index + 1), change), sequence: index + 1)
        }
        return diary
    }

    private static func id(_ number: UInt64) -> RecordID { RecordID(high: 5, low: number) }

    private static func pregnancy(_ number: UInt64, _ days: Int, _ outcome: PregnancyOutcome) -> Change {
        .putPregnancy(
            Pregnancy(id: id(number), dating: .lastPeriod(today - days, cycleLength: 28), outcome: outcome))
    }

    private static let list = Checklist(id: id(1), name: "Bag", pregnancy: id(100))
    private static let plan = BirthPlan(
        id: id(2), pregnancy: id(100), answers: [BirthPlan.Answer(topic: .birth, words: "x")])

    @Test func `lists stand in the order they were begun, and a removed one comes back`() throws {
        let second = Checklist(id: Self.id(3), name: "Ask at work")
        var changed = Self.list
        changed.name = "The bag"
        let diary = diary([.putChecklist(Self.list), .putChecklist(second), .putChecklist(changed), .remove(second.id)])
        #expect(Preparations(in: diary).checklists == [changed])
        #expect(diary.inverse(of: EntryID(high: 0, low: 4)) == .putChecklist(second))
        #expect(diary.inverse(of: EntryID(high: 0, low: 3)) == .putChecklist(Self.list))
    }

    @Test(arguments: [
        ([pregnancy(100, 200, .ongoing)], false), ([pregnancy(100, 300, .birth(today - 3, name: ""))], false),
        ([pregnancy(100, 200, .loss(nil))], true), ([], false),
        ([pregnancy(100, 500, .birth(today - 200, name: "")), pregnancy(101, 60, .ongoing)], true),
        ([pregnancy(100, 500, .loss(today - 300)), pregnancy(101, 60, .ongoing)], true),
    ])
    func `a list is quiet once its pregnancy was lost or another came`(pregnancies: [Change], isQuiet: Bool) {
        let diary = diary(pregnancies + [.putChecklist(Self.list), .putBirthPlan(Self.plan)])
        #expect(Preparations(in: diary).isQuiet(Self.list) == isQuiet)
        #expect((Preparations(in: diary).currentBirthPlan == nil) == isQuiet)
        #expect(Preparations(in: diary).earlierBirthPlans == (isQuiet ? [Self.plan] : []))
    }

    @Test func `one she put away, and one of no pregnancy`() {
        var away = Self.list
        away.isArchived = true
        let own = Checklist(id: Self.id(4), name: "Own")
        let diary = diary([Self.pregnancy(100, 200, .loss(nil)), .putChecklist(away), .putChecklist(own)])
        #expect(Preparations(in: diary).isQuiet(away))
        #expect(!Preparations(in: diary).isQuiet(own))
    }

    @Test func `photos of her bump are found while they are marked and there`() {
        var shown = Sample.water(1)
        (shown.photo, shown.isOfBump) = (Self.id(7), true)
        var other = Sample.water(2)
        other.photo = Self.id(8)
        #expect(BumpPhotos(in: diary([.putEvent(shown), .putEvent(other)])).events == [shown])
        var without = shown
        without.photo = nil
        #expect(BumpPhotos(in: diary([.putEvent(shown), .putEvent(without)])).events.isEmpty)
        #expect(BumpPhotos(in: diary([.putEvent(shown), .remove(shown.id)])).events.isEmpty)
    }
}
