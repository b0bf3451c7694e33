/// The sentences of the clinical reference as she may read them.
///
/// Some cells of the reference speak to whoever builds this app, or hold a figure from memory alone. Where one does, she reads a
/// sentence of ours instead. Its figures and levels are those of the reference; no clinician has reviewed the sentences.
enum ReferenceText {
    /// What a cell says to her.
    ///
    /// - Parameter row: the row's id, where rows of one cell say different things.
    static func forHer(_ cell: String, row: String = "") -> String {
        reworded["\(row): \(cell)"] ?? reworded[cell] ?? units(cell)
    }

    /// Units as they are printed: the reference keeps to plain letters.
    private static func units(_ cell: String) -> String {
        cell.replacing(text: " ug", with: " µg").replacing(text: " C (", with: " °C (").replacing(
            text: " F)", with: " °F)")
    }

    /// By the whole cell, so that a cell that changes is looked at again; or by a row's id and its cell.
    static let reworded = [
        // Food
        "Keep total under 200 mg a day; see caffeine.csv.":
            "Keep caffeine under 200 mg a day in total. Corgina adds it up for you.",
        "Pick from the best-choice list in fish.csv.":
            "Choose a low-mercury fish instead, such as salmon, cod, shrimp or sardines.",
        "Stop and ask for help; do not judge.": "It’s safest to stop. Your provider can help you without judgment.",
        "UK: avoid. US: at most an occasional small portion if your provider agrees; UL is 3000 ug a day and 100 g of beef liver is about two to three times that (from memory).":
            "UK: avoid. US: at most an occasional small portion if your provider agrees.",
        "Gulf of Mexico tilefish is an avoid; Atlantic is a once-a-week choice.":
            "Avoid tilefish from the Gulf of Mexico. Atlantic tilefish: at most once a week.",
        // Symptoms
        "Show help numbers at once.":
            "Call or text 988 now (US), or your local emergency number. If you can, stay with someone you trust.",
        "Sip fluids often; use PUQE-24.":
            "Take small sips often. The nausea score helps you tell your provider how bad it is.",
        "Count once a day from 28 weeks.": "Call your maternity unit now. Don’t wait until tomorrow.",
        "Common early but always report it.":
            "Spotting is common early on. Tell your provider about any spotting today.",
        "With pain, a pad needed, or if Rh-negative (may need RhIG).":
            "Call now if you have pain, need a pad, or are Rh-negative.",
        "38.0 C (100.4 F) or above: call the same day; with rash, stiff neck, breathlessness, belly pain or fluid leak: emergency.":
            "38.0 °C (100.4 °F) or above: call your provider now, at any hour. With a rash, stiff neck, breathlessness, belly pain or a fluid leak: emergency.",
        // Supplements
        "AI 450 mg; most prenatals hold little. Two eggs give roughly 290 mg (from memory).":
            "You need 450 mg a day. Most prenatal vitamins contain little.",
        "Only if prescribed for preeclampsia risk: start at 12-28 weeks, best before 16. UK dose 75-150 mg (from memory).":
            "Only if prescribed to lower the risk of preeclampsia, usually started between weeks 12 and 28, ideally before week 16.",
        // Appointments
        "Guidance changed in 2025 and differs between CDC and ACOG: show \"ask your provider\".":
            "Guidance changed in 2025 and differs between CDC and ACOG: ask your provider.",
        "mood_screen: See clinical_rules.csv.": "A few questions about how you feel.",
        "kick_start: See clinical_rules.csv.": "From 28 weeks on.",
        "CRL about 45-84 mm (from memory).":
            "An ultrasound, with the first-trimester screen.",
        "One-step 75 g or two-step 50 g then 100 g; see clinical_rules.csv.":
            "One-step 75 g or two-step 50 g then 100 g.",
        "In every pregnancy. UK offers from 16 weeks (from memory).":
            "In every pregnancy.",
        "Many places repeat syphilis for all (ACOG 2024, from memory).":
            "If your provider advises it.",
        "Seasonal; only Abrysvo. Alternative: antibody for the baby. UK from 28 weeks (from memory).":
            "Seasonal; only Abrysvo. Alternative: antibody for the baby.",
        // Sources
        "EPDS cut-offs (text not used: copyrighted)": "Edinburgh Postnatal Depression Scale (EPDS)",
    ]
}
