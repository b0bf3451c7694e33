extension ClinicalSource {
    /// Id | origin | where it was seen | title: the sources of the typical schedule of visits.
    static let visitsTable = """
        ACOG2025 | summary | sdaho.org summary (excerpt) | ACOG 2025 tailored prenatal care
        GBS | unrecorded | address not kept | ACOG Committee Opinion 797, group B strep
        VAX | original | immunize.org; PMC10975994 | Maternal immunisation tables
        """
}
