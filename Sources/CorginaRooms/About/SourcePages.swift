import CorginaCore
import Markup

/// The published document behind a source, where it can be opened. A copy of it is no such page: where one was read is noted in the
/// clinical reference alone.
enum SourcePages {
    static func page(of source: ClinicalSource) -> Address? {
        bookshelf(source.id) ?? article(source.id) ?? paper(source.id) ?? agency(source.id) ?? advice(source.id)
            ?? provider(source.id) ?? movements(source.id)
    }

    private static func bookshelf(_ id: String) -> Address? {
        switch id {
        case "NBK56068": .web("www.ncbi.nlm.nih.gov/books/NBK56068/")
        case "NBK545442": .web("www.ncbi.nlm.nih.gov/books/NBK545442/")
        case "LIVERTOX_IRON": .web("www.ncbi.nlm.nih.gov/books/NBK548214/table/Iron.T1/")
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

    private static func paper(_ id: String) -> Address? {
        switch id {
        case "PHQ_ARROLL": .web("pmc.ncbi.nlm.nih.gov/articles/PMC2906530")
        case "GAD7_EBM": .web("ebm.bmj.com/content/12/5/149.abstract")
        case "GDM_AFTER": .web("pmc.ncbi.nlm.nih.gov/articles/PMC5581263/table/T1")
        case "BRAZIL_NUT": .web("pmc.ncbi.nlm.nih.gov/articles/PMC6724122")
        case "MMWR_AYURVEDA": .web("pubmed.ncbi.nlm.nih.gov/22914225/")
        case "IRON_TABLETS": .web("doi.org/10.1383/medc.31.10.54.27813")
        default: nil
        }
    }

    private static func advice(_ id: String) -> Address? {
        switch id {
        case "CDC_LEAD": .web("www.cdc.gov/nceh/lead/prevention/pregnant.htm")
        case "CDC_ALC": .web("www.cdc.gov/features/alcoholandpregnancy/")
        case "BUMPS_ISO": .web("medicinesinpregnancy.org/Medicine--pregnancy/Isotretinoin-tablets/")
        case "SMFM_ASPIRIN":
            .web("publications.smfm.org/publications/433-acog-smfm-practice-advisory-low-dose-aspirin-use")
        case "MAYO_CAFF":
            .web("mayoclinic.org/healthy-lifestyle/nutrition-and-healthy-eating/in-depth/caffeine/art-20049372")
        default: nil
        }
    }

    private static func movements(_ id: String) -> Address? {
        switch id {
        case "TOMMYS_RFM":
            .web("www.tommys.org/pregnancy-information/pregnancy-symptom-checker/reporting-reduced-fetal-movements")
        case "ESNEFT_RFM":
            .web("www.esneft.nhs.uk/service/pregnancy-and-birth-services/reduced-fetal-movements/")
        case "CUH_RFM": .web("www.cuh.nhs.uk/patient-information/reduced-fetal-movements/")
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
