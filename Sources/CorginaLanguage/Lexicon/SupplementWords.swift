/// Supplements and common medicines by the names people use. Data only; no dose is assumed from it.
enum SupplementWords {
    /// Never a food: these count without "took".
    static let certain = """
        Prenatal vitamin = prenatal | prenatals | prenatal vitamin | prenatal vitamins | prenatal multivitamin
        Multivitamin = multivitamin | multivitamins | multi vitamin
        Folic acid = folic acid | folate
        Vitamin D = vitamin d | vitamin d3 | vit d
        Vitamin C = vitamin c | vit c
        Vitamin B12 = vitamin b12 | vitamin b 12 | b12
        Vitamin B6 = vitamin b6 | vitamin b 6 | b6
        Vitamin A = vitamin a
        Vitamin E = vitamin e
        Vitamin K = vitamin k
        Vitamin B complex = vitamin b | b complex
        Vitamins = vitamins | vitamin | my vitamins
        Omega-3 = omega 3 | omega 3s | fish oil | dha | cod liver oil
        Aspirin = aspirin | baby aspirin | low dose aspirin
        Paracetamol = paracetamol | acetaminophen | tylenol
        Ibuprofen = ibuprofen | advil
        Doxylamine = doxylamine | unisom | diclegis
        Antacid = antacid | antacids | tums | gaviscon | rennie
        Levothyroxine = levothyroxine | thyroid tablet | thyroid pill | synthroid
        Metformin = metformin
        Insulin = insulin
        Antibiotic = antibiotic | antibiotics | amoxicillin
        Progesterone = progesterone
        Labetalol = labetalol
        Nifedipine = nifedipine
        Ondansetron = ondansetron | zofran
        Stool softener = stool softener | colace | docusate
        Fibre = metamucil | psyllium
        Melatonin = melatonin
        Medicine = meds | medicine | medication | my tablet | my tablets | my pill | my pills | supplements | supplement
        """

    /// Also words of food: these count after "took", with a dose, or as a tablet.
    static let afterTaking = """
        Iron = iron | iron tablet | iron tablets | iron supplement | iron pill
        Calcium = calcium
        Magnesium = magnesium
        Zinc = zinc
        Iodine = iodine
        Choline = choline
        Probiotic = probiotic | probiotics
        Ginger capsule = ginger capsule | ginger capsules | ginger
        Electrolytes = electrolytes
        """

    static let forms: Set<String> = [
        "tablet", "pill", "capsule", "drop", "gummy", "dose", "softgel", "spray", "puff", "caplet", "chewable",
        "supplement",
    ]
    static let doseUnits: Set<String> = [
        "mg", "mcg", "ug", "iu", "units", "unit", "milligrams", "micrograms", "µg", "μg", "g", "ml", "milligram",
        "microgram",
    ]
}
