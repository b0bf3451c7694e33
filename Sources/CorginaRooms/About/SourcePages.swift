import CorginaCore
import Markup

/// The published document behind a source, where it can be opened. A copy of it is no such page: where one was read is noted in the
/// clinical reference alone.
enum SourcePages {
    static func page(of source: ClinicalSource) -> Address? {
        bookshelf(source.id) ?? article(source.id) ?? agency(source.id) ?? provider(source.id)
    }

    private static func bookshelf(_ id: String) -> Address? {
        switch id {
        case "NBK56068": .web("www.ncbi.nlm.nih.gov/books/NBK56068/")
        case "NBK545442": .web("www.ncbi.nlm.nih.gov/books/NBK545442/")
        case "NBK278991": .web("www.ncbi.nlm.nih.gov/books/NBK278991/")
        case "NAP12584": .web("www.nap.edu/openbook.php?record_id=12584&page=316")
        default: nil
        }
    }

    private static func article(_ id: String) -> Address? {
        switch id {
        case "WHO_EFW": .web("doi.org/10.1371/journal.pmed.1002220")
        case "ACOG736":
            .web("journals.lww.com/greenjournal/FullText/2018/05000/ACOG_Committee_Opinion_No__736__Optimizing.42.aspx")
        case "DHA": .web("www.ncbi.nlm.nih.gov/pmc/articles/PMC5946201/")
        case "EFSA_TABLE": .web("pmc.ncbi.nlm.nih.gov/articles/PMC7602656/table/nutrients-12-03155-t001")
        case "EFSA_B6": .web("doi.org/10.2903/j.efsa.2023.8006")
        case "HTN": .web("www.ncbi.nlm.nih.gov/pmc/articles/PMC8678921/")
        case "EPDS": .web("www.ncbi.nlm.nih.gov/pmc/articles/PMC4440326/")
        default: nil
        }
    }

    private static func agency(_ id: String) -> Address? {
        switch id {
        case "FDA_FISH": .web("www.fda.gov/Food/ResourcesForYou/Consumers/ucm536514.htm")
        case "FDA_NSAID":
            .web(
                "www.fda.gov/drugs/drug-safety-and-availability/fda-recommends-avoiding-use-nsaids-pregnancy-20-weeks-or-later-because-they-can-result-low-amniotic"
            )
        case "CDC_LIST": .web("cdc.gov/listeria/prevention")
        case "CDC_LIST_PREG": .web("www.cdc.gov/listeria/risk-groups/pregnant-women.html")
        case "HEARHER": .web("www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html")
        default: nil
        }
    }

    private static func provider(_ id: String) -> Address? {
        switch id {
        case "OBGP_PP": .web("www.obgproject.com/tag/postpartum/")
        case "CLEVELAND":
            .web(
                "my.clevelandclinic.org/health/diseases_conditions/hic_Am_I_Pregnant/hic_Medical_Care_During_Pregnancy/hic_When_to_Call_Your_Health_Care_Provider_During_Pregnancy"
            )
        case "MARCHDIMES":
            .web(
                "marchofdimes.org/find-support/blog/know-when-to-seek-medical-care-during-pregnancy-and-after-giving-birth"
            )
        case "SANFORD": .web("focus.sanfordhealth.org/pregnancy-parenting/pregnancy/warning-signs-during-pregnancy")
        default: nil
        }
    }
}
