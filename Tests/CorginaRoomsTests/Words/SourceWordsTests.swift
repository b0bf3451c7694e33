import CorginaJournal
import Markup
import Testing

@testable import CorginaCore
@testable import CorginaRooms

/// Nothing is printed as a fact without a source that can be looked up, or the words that there is none.
struct SourceWordsTests {
    @Test(arguments: SymptomKind.all)
    func `a symptom's help names its source or says that it has none`(kind: SymptomKind) {
        let page = DaySamples.form(kind).markup(in: Samples.context)
        #expect(page.contains(SourceWords.none) == !kind.isCited)
        #expect(page.contains("Source: ") == kind.isCited)
    }

    @Test(arguments: ClinicalRule.all)
    func `a call's reason says so where it has no source`(rule: ClinicalRule) throws {
        let answer = CareAnswer(sign: "Pulse", level: .callSameDay, reason: rule.reason, sources: rule.sources)
        let notice = try #require(CareNotice([answer], english: .ofNoRegion))
        #expect(notice.html.markup().contains(SourceWords.noneShort) == !rule.isCited)
        let json = try #require(notice.json.first)
        #expect(json["source"]?.text == (rule.isCited ? nil : SourceWords.noneShort))
        // After a loss no reason is given, and so none is asked for its source.
        let later = try #require(CareNotice([answer], afterLoss: true, english: .ofNoRegion))
        #expect(!later.html.markup().contains(SourceWords.noneShort))
    }

    @Test(arguments: FoodSafetyRule.all)
    func `a warning about a food names its source or says that it has none`(rule: FoodSafetyRule) {
        let line = rule.sources.line
        #expect(rule.isCited ? line.hasPrefix("Source: ") : line == SourceWords.none)
    }

    @Test func `caviar is warned of all the same`() {
        let page = SafePage(food: "caviar", english: .ofNoRegion).markup(in: Samples.context)
        #expect(page.contains("Caviar") && page.contains(SourceWords.none))
    }

    @Test(arguments: CatalogueSupplement.all)
    func `a supplement's facts name their source or say that they have none`(common: CatalogueSupplement) {
        let mine = SupplementSamples.supplement(7, "Mine", catalogueID: common.id)
        let page = SupplementSamples.one(mine).markup(in: Samples.context)
        #expect(page.contains(SourceWords.noneShort) == !common.isCited)
        #expect(page.contains("Source: ") == common.isCited)
    }

    @Test func `a usual dose is offered only where it can be looked up`() {
        let rows = AddSupplementPage(list: [], english: .ofNoRegion).rows
        for (row, common) in zip(rows, CatalogueSupplement.offered) {
            #expect(row.detail.isEmpty == !common.isCited, "\(row.name)")
        }
    }

    @Test func `what is left out stands on no page`() {
        let pages = Samples.pages.map { (name: $0.name, markup: $0.page.markup(in: Samples.context)) }
        let figures = CaffeineFigure.all.filter { !$0.isTold }.map { "\($0.name), \($0.serving)" }
        let appointments = TypicalAppointment.all.filter { !$0.isTold }.map { ">\($0.title)<" }
        let spacing = SupplementInteraction.all.filter { !$0.isTold }.map { $0.reason }
        #expect(!figures.isEmpty && !appointments.isEmpty && !spacing.isEmpty)
        for page in pages {
            for words in figures + appointments + spacing {
                #expect(!page.markup.contains(words), "\(page.name): \(words)")
            }
        }
    }

    @Test(arguments: SupplementInteraction.all)
    func `what not to combine says so where it has no source`(interaction: SupplementInteraction) {
        let words = "Ask your provider.".told(by: interaction)
        #expect(words == "Ask your provider." + (interaction.isCited ? "" : " No published source."))
    }
}
