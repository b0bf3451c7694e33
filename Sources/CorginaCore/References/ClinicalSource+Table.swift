extension ClinicalSource {
    /// Id | origin | where it was seen | title: the sources of what Corgina says about dates, growth and development.
    static let table = """
        SEED0 | specification | seeds/pregnancy-dates.md | Project seed 000 (fruit table, formulas)
        CHART_POPULAR | summary | pregnancyfoodguide.com; medicalalgorithms.com; humanitas (excerpts) | Widely copied weekly length and weight chart
        NAYABIRTH | summary | NayaBirth repository (excerpt) | Open-source app growth-data audit
        WHO_EFW | summary | coefficients via github simpar1471/whoFetalStandards | WHO fetal growth charts, Kiserud 2017, PLoS Med e1002220 with 2017 and 2021 corrections
        MAYO_T1 | summary | page copies (mymlc.com, negarinfo) | Mayo Clinic fetal development, first trimester
        MAYO_T2 | summary | page copies (mymlc.com, negarinfo) | Mayo Clinic fetal development, second trimester
        MAYO_T3 | summary | page copies (mymlc.com, negarinfo) | Mayo Clinic fetal development, third trimester
        UNSW | summary | UNSW embryology (excerpt) | UNSW embryology notes
        COLUMBIA | summary | slide copy (excerpt) | Columbia teaching slides
        EARTHSLAB | summary | earthslab.com (excerpt) | EarthsLab embryology article
        OPENSTAX | summary | jobilize copy (excerpt) | OpenStax anatomy text
        MSD_FETUS | summary | negarinfo copy (excerpt) | MSD Manual stages of fetal development
        MSD_PRENATAL | original | MSD Manual (excerpt) | MSD Manual prenatal care
        MSD | original | MSD Manual (excerpt) | MSD Manual weight and dating pages
        HELPHOSP | unrecorded | address not kept | Hospital patient leaflet
        KUASI | unrecorded | address not kept | Week-by-week page
        HANDY | unrecorded | address not kept | Week-by-week page
        HUMANITAS | unrecorded | address not kept | Humanitas week pages
        HPA_NI | unrecorded | address not kept | Northern Ireland public health pregnancy book
        LDH | unrecorded | address not kept | Louisiana Department of Health leaflet
        FATD | summary | findatopdoc.com (excerpt) | findatopdoc week pages
        JUSTPARENTS | unrecorded | address not kept | justparents week pages
        NOVANT | unrecorded | address not kept | Novant Health page
        NICHD | unrecorded | address not kept | NICHD pregnancy and preterm labor pages
        CALCHUB | summary | calculatorhub.com (excerpt) | Due-date calculator notes
        CDC_TRI | unrecorded | address not kept | Trimester boundaries page
        ACOG700 | summary | obgproject.com; radiopaedia.org/articles/69154; docslib.org/doc/13372606 | ACOG Committee Opinion 700, Methods for Estimating the Due Date
        ACOG579 | summary | smfm page (excerpt) | ACOG Committee Opinion 579, Definition of Term Pregnancy
        AAFP_POST | unrecorded | address not kept | AAFP late-term and postterm article
        PB146 | summary | summary (excerpt) | ACOG Practice Bulletin 146 (late-term and postterm)
        ACOG_GEN | summary | copy (excerpt) | ACOG prenatal genetic testing infographic
        ACOG736 | original | journals.lww.com/greenjournal/FullText/2018/05000/ACOG_Committee_Opinion_No__736__Optimizing.42.aspx | ACOG Committee Opinion 736, Optimizing Postpartum Care
        OBGP_PP | summary | www.obgproject.com/tag/postpartum/ | ObG Project summary of postpartum visit
        KICK | summary | northfieldhospital.org (excerpt) | Hospital kick-count leaflet
        RCOG57 | unrecorded | address not kept | RCOG Green-top Guideline 57, reduced fetal movements
        MEM | memory | none | Compiler knowledge, not confirmed by a look-up
        """
}
