extension ClinicalSource {
    /// Id | origin | where it was seen | title: the sources of what Corgina says about supplements, signs and measurements.
    static let daysTable = """
        SUPP_IX | unrecorded | address not kept | Iron, calcium and thyroid tablet interaction pages
        ASA | unrecorded | address not kept | USPSTF 2021 low-dose aspirin
        HEARHER | original | www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html; www.health.ny.gov/community/pregnancy/hear_her/ | CDC Hear Her urgent maternal warning signs
        HTN | original | PMC8678921 | Hypertension in pregnancy review
        PUQE | summary | morningsicknessusa.com results page; droracle.ai/articles/362268; scribd.com/doc/169355647; medscape.com/viewarticle/712662_3 | PUQE-24 item points and classes
        GDM | summary | excerpt; criteria names also in PMC3670957 | AAFP 2015 gestational diabetes article and related tables
        511 | unrecorded | address not kept | Hospital and charity 5-1-1 and 4-1-1 contraction guides
        PTL | unrecorded | address not kept | Preterm labor warning signs leaflets
        ICP | unrecorded | address not kept | Cholestasis of pregnancy pages
        EPDS | original | PMC4440326 | EPDS cut-offs (text not used: copyrighted)
        ANEMIA | unrecorded | address not kept | Anaemia cut-offs by trimester (ACOG PB 95 / 233)
        IOM2009 | summary | ojrd.biomedcentral.com (guideline table); MSD; ACOG 548 | IOM 2009 gestational weight gain
        EFSA_B6 | original | doi 10.2903/j.efsa.2023.8006 (PMC10189633) | EFSA 2023 UL for vitamin B6
        WATER_EFSA | summary | excerpt; PMC7602656 | EFSA water AI
        CLEVELAND | original | my.clevelandclinic.org/health/diseases_conditions/hic_Am_I_Pregnant/hic_Medical_Care_During_Pregnancy/hic_When_to_Call_Your_Health_Care_Provider_During_Pregnancy | Cleveland Clinic when to call list
        MARCHDIMES | original | marchofdimes.org/find-support/blog/know-when-to-seek-medical-care-during-pregnancy-and-after-giving-birth | March of Dimes when to seek care
        SANFORD | original | focus.sanfordhealth.org/pregnancy-parenting/pregnancy/warning-signs-during-pregnancy | Sanford Health warning signs and normal symptoms
        """
}
