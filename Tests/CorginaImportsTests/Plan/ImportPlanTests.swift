import CorginaCore
import CorginaImports
import CorginaJournal
import Testing

/// What a file would add to a diary, adding it, and taking it back.
struct ImportPlanTests {
    private static let file =
        "Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-11-19,08:15,Breakfast,Oats,80 g,300\n2026-11-20,08:15,Breakfast,Egg,1 large,80\n"

    private func adding(_ plan: ImportPlan, _ mark: ImportMark, to diary: Diary) -> Diary {
        var diary = diary
        for entry in plan.entries(mark, recordedAt: Samples.now) { diary.apply(entry, sequence: diary.sequence + 1) }
        return diary
    }

    @Test func `a file adds what is new, and nothing the second time`() throws {
        let plan = ImportPlan(try Samples.read(Self.file), into: Diary())
        #expect(plan.events.count == 2 && plan.knownCount == 0)
        #expect(plan.counts.map { "\($0.count) \($0.kind)" } == ["2 meal"])
        #expect(plan.days.map { "\($0.lowerBound) \($0.upperBound)" } == "2026-11-19 2026-11-20")
        let diary = adding(plan, ImportMark(.cronometer, random: 7), to: Diary())
        let again = ImportPlan(try Samples.read(Self.file), into: diary)
        #expect(again.events.isEmpty && again.knownCount == 2 && again.days == nil)
        #expect(plan.entries(ImportMark(.cronometer, random: 7), recordedAt: Samples.now).map(\.id).count == 2)
    }

    @Test func `an import is found by the ids of its entries, and taken back without what she changed`() throws {
        let mark = ImportMark(.cronometer, random: 0xFFFF_FFFF_FFFF_FFFF)
        let plan = ImportPlan(try Samples.read(Self.file), into: Diary())
        var diary = adding(plan, mark, to: Diary())
        var changed = plan.events[0]
        changed.notes = "with honey"
        let own = HealthEvent(
            id: RecordID(high: 1, low: 1), moment: Samples.now, details: .weight(Weight(kilograms: 70)))
        for (number, event) in [changed, own].enumerated() {
            let entry = JournalEntry(
                id: EntryID(high: UInt64(number), low: 5), recordedAt: Samples.now, device: "web",
                change: .putEvent(event))
            diary.apply(entry, sequence: diary.sequence + 1)
        }
        #expect(DiaryImports(diary).all.map(\.mark) == [mark])
        #expect(DiaryImports(diary).all.first?.changedCount == 1)
        #expect(DiaryImports(diary).events(of: mark) == [plan.events[1].id])
        #expect(DiaryImports(diary).events(of: ImportMark(.cronometer, random: 3)).isEmpty)
        #expect(ImportMark(mark.id) == mark && ImportMark(RecordID(high: 1, low: 1)) == nil)
    }

    @Test func `two imports of overlapping files are two, and each is taken back by itself`() throws {
        let first = ImportMark(.cronometer, random: 1)
        let second = ImportMark(.cronometer, random: 2)
        var diary = adding(ImportPlan(try Samples.read(Self.file), into: Diary()), first, to: Diary())
        let longer = Self.file + "2026-11-21,08:15,Breakfast,Toast,2 slices,160\n"
        diary = adding(ImportPlan(try Samples.read(longer), into: diary), second, to: diary)
        #expect(DiaryImports(diary).all.count == 2)
        #expect(DiaryImports(diary).events(of: first).count == 2 && DiaryImports(diary).events(of: second).count == 1)
    }

    @Test func `totals of a day that has meals would count twice, and are left out`() throws {
        let diary = adding(
            ImportPlan(try Samples.read(Self.file), into: Diary()), ImportMark(.cronometer, random: 1), to: Diary())
        let days = try Samples.read("Date,Energy (kcal),Completed\n2026-11-20,2100,true\n2026-11-21,1900,true\n")
        let plan = ImportPlan(days, into: diary)
        #expect(plan.events.map { "\($0.moment.day)" } == ["2026-11-21"])
        #expect(plan.leftOut == [.dayHasMeals: 1])
        // The same totals again are known, not another day's food.
        let again = ImportPlan(days, into: adding(plan, ImportMark(.cronometer, random: 2), to: diary))
        #expect(again.events.isEmpty && again.knownCount == 1)
    }
}
