extension ClinicalSource {
    /// Id | origin | where it was seen | title: the sources of what Corgina says about food.
    static let nutritionTable = """
        NBK56068 | original | NCBI Bookshelf NBK56068 | DRI tables, macronutrients and water
        NBK545442 | original | NCBI Bookshelf NBK545442 | DRI tables, elements (2019)
        NBK278991 | original | NCBI Bookshelf NBK278991; docslib 459083 | DRI tables, vitamins and ULs
        UL_ELEM | summary | scribd 716954115; skyscape (excerpts) | UL table for elements
        SKYSCAPE | summary | skyscape (excerpt) | DRI summary
        NAP12584 | original | www.nap.edu/openbook.php?record_id=12584&page=316 | EER for pregnancy, IOM weight-gain report appendix B
        MSJ | summary | Medscape calculator (excerpt) | Mifflin-St Jeor
        STUDYLIB_LACT | summary | studylib (excerpt) | Lactation energy table
        DGA2020 | unrecorded | address not kept | Dietary Guidelines for Americans 2020-2025
        DGA2025 | summary | perkinscoie summary | Dietary Guidelines for Americans 2025-2030 (January 2026)
        DHA | original | PMC5946201; PMC11628336 | DHA advice reviews
        EFSA_TABLE | summary | pmc.ncbi.nlm.nih.gov/articles/PMC7602656/table/nutrients-12-03155-t001 | EFSA reference values table
        USPSTF_FA | unrecorded | address not kept | USPSTF folic acid
        ATA | unrecorded | address not kept | American Thyroid Association iodine advice
        WATER_IOM | original | NAP10925; PMC4473081 | IOM 2005 water AI
        FDA_FISH | original | www.fda.gov/Food/ResourcesForYou/Consumers/ucm536514.htm; www.wfmynews2.com/news/health/fda-releases-fish-list-pregnant-women-should-avoid/392188761 | FDA/EPA fish advice
        EPA_FISH | summary | health.ny.gov/environmental/outdoors/fish/health_advisories/fish_from_stores.htm; oehha.ca.gov/node/416 | FDA/EPA fish advice, state copies
        CDC_LIST | original | cdc.gov/listeria/prevention | CDC listeria prevention
        CDC_LIST_PREG | original | www.cdc.gov/listeria/risk-groups/pregnant-women.html | CDC listeria and pregnancy (older page)
        NHS_FOOD | summary | 111.wales (excerpt) | NHS foods to avoid in pregnancy
        FDA_MOMS | summary | UPI 2012 summary (excerpt) | FDA Food Safety for Moms-to-Be
        HHS | unrecorded | address not kept | US government food-safety checklist for pregnancy
        TEMPS | original | foodsafety.gov (excerpt) | Safe cooking temperatures
        TOXO | summary | CDC copies (excerpt) | Toxoplasmosis prevention
        CDC_ALC | unrecorded | address not kept | CDC alcohol and pregnancy
        ACOG_CAFF | unrecorded | address not kept | ACOG caffeine advice (less than 200 mg)
        MAYO_CAFF | unrecorded | address not kept | Mayo Clinic caffeine table
        KOMBUCHA | unrecorded | address not kept | Kombucha in pregnancy articles
        LICORICE | unrecorded | address not kept | Finnish licorice cohort and advice
        HERBS | unrecorded | address not kept | Herbs in pregnancy lists
        FLOWERS | unrecorded | address not kept | Vitamin A in pregnancy article
        FDA_NSAID | original | www.fda.gov/drugs/drug-safety-and-availability/fda-recommends-avoiding-use-nsaids-pregnancy-20-weeks-or-later-because-they-can-result-low-amniotic; publications.aap.org/aapnews/news/9205 | FDA drug safety communication on NSAIDs from 20 weeks
        NVP | summary | excerpts (JHU and AAFP tables) | Nausea and vomiting treatment and danger-sign tables
        PREG_SWEET | memory | not looked up again | Sweeteners in pregnancy
        """
}
