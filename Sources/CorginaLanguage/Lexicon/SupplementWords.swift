/// Supplements and common medicines by the names people use. Data only; no dose is assumed from it.
enum SupplementWords {
    /// Never a food: these count without "took".
    static let certain = """
        Prenatal vitamin = vitamins prenatales | prenatales | gummy prenatal | gummy prenatals | prenatal gummies | prenatal | prenatals | prenatal vitamin | prenatal vitamins | prenatal multivitamin | elevit | pregnacare | pregnacare max | pregnancy vitamin | pregnancy vitamins | materna
        Multivitamin = multivitamin | multivitamins | multi vitamin | multivits
        Folic acid = folic acid | folate | folic
        Vitamin D = vitamin d | vitamin d3 | vit d | vit d3 | d3
        Vitamin C = vitamin c | vit c
        Vitamin B12 = vitamin b12 | vitamin b 12 | b12 | b twelve | vitamin b twelve | vit b12 | b 12
        Vitamin B6 = vitamin b6 | vitamin b 6 | b6 | b six | vitamin b six | vit b6 | pyridoxine
        Vitamin A = vitamin a
        Vitamin E = vitamin e
        Vitamin K = vitamin k
        Vitamin B complex = vitamin b | b complex
        Vitamins = vitamins | vitamin | my vitamins | vits
        Omega-3 = omega 3 | omega 3s | omega three | fish oil | dha | cod liver oil
        Ferrous fumarate = ferrous fumarate
        Ferrous sulfate = ferrous sulfate | ferrous sulphate | ferrograd
        Ferrous gluconate = ferrous gluconate
        Spatone = spatone
        Floradix = floradix
        Aspirin = aspirin | baby aspirin | low dose aspirin | ecosprin
        Paracetamol = paracetamol | paracetamols | acetaminophen | tylenol | panadol | crocin | dolo | biogesic | calpol
        Ibuprofen = ibuprofen | advil | nurofen
        Codeine = codeine
        Co-codamol = co codamol | cocodamol
        Doxylamine = doxylamine | unisom | diclegis | xonvea | doxinate
        Antacid = antacid | antacids | tums | gaviscon | gaviscons | rennie | rennies | digene
        Omeprazole = omeprazole | prilosec
        Pantoprazole = pantoprazole | pantocid
        Famotidine = famotidine | pepcid
        Levothyroxine = levothyroxine | thyroid tablet | thyroid pill | thyroid meds | synthroid | thyronorm | eltroxin | euthyrox | thyroxine
        Metformin = metformin | glucophage
        Insulin = insulin
        NovoRapid = novorapid
        NovoLog = novolog
        Levemir = levemir
        Lantus = lantus
        Humalog = humalog
        Tresiba = tresiba
        Fiasp = fiasp
        Antibiotic = antibiotic | antibiotics | amoxicillin | amoxycillin | nitrofurantoin | macrobid | cefalexin | cephalexin
        Progesterone = progesterone | progesterone pessary | utrogestan | susten | cyclogest
        Pessary = pessary
        Dydrogesterone = duphaston | dydrogesterone
        Enoxaparin = clexane | enoxaparin | lovenox
        Dalteparin = fragmin | dalteparin
        Heparin = heparin
        Labetalol = labetalol
        Nifedipine = nifedipine | adalat
        Methyldopa = methyldopa
        Ondansetron = ondansetron | zofran
        Cyclizine = cyclizine
        Metoclopramide = metoclopramide | maxolon | reglan
        Promethazine = promethazine | phenergan
        Prochlorperazine = prochlorperazine | stemetil
        Cetirizine = cetirizine | zyrtec
        Loratadine = loratadine | claritin
        Chlorphenamine = chlorphenamine | piriton
        Benadryl = benadryl
        Sertraline = sertraline | zoloft
        Inhaler = inhaler | ventolin | salbutamol
        Stool softener = stool softener | colace | docusate
        Lactulose = lactulose
        Laxative = laxative | laxatives | movicol | laxido | miralax
        Fibre = metamucil | psyllium | fybogel
        Melatonin = melatonin
        Anti-D = anti d | anti d injection | anti d jab | rhogam
        Whooping cough vaccine = tdap | whooping cough jab | whooping cough vaccine | whooping cough vaccination | tdap vaccine | tdap shot
        Flu vaccine = flu shot | flu jab | flu vaccine | flu vaccination
        RSV vaccine = rsv vaccine | rsv jab | rsv shot
        Covid vaccine = covid jab | covid vaccine | covid booster | covid shot
        Dimenhydrinate = gravol | dramamine | dimenhydrinate
        Thiamine = thiamine | thiamin | vitamin b1 | vit b1 | b1
        Fansidar = fansidar | sulfadoxine
        Blood tonic = blood tonic | red blood tonic | iron tonic
        Medicine = meds | medicine | medication | my tablet | my tablets | my pill | my pills | supplements | supplement
        """

    /// Also words of food: these count after "took", with a dose, or as a tablet.
    static let afterTaking = """
        Iron = iron | iron tablet | iron tablets | iron supplement | iron pill | iron liquid
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
        "supplement", "chew",
    ]
    /// How else one is given: behind a name that is no food.
    static let givings: Set<String> = [
        "jab", "injection", "shot", "pessary", "sachet", "suppository", "syrup", "swig", "tab", "booster", "vaccine",
        "liquid", "infusion", "patch", "gel", "inhaler",
    ]
    static let doseUnits: Set<String> = [
        "mg", "mcg", "ug", "iu", "units", "unit", "milligrams", "micrograms", "µg", "μg", "g", "ml", "milligram",
        "microgram",
    ]
    /// What may be told of a food that holds it: "calcium fortified orange juice".
    static let nutrients: Set<String> = [
        "Folic acid", "Vitamin D", "Vitamin C", "Vitamin B12", "Vitamin B6", "Vitamin A", "Vitamin E", "Vitamin K",
        "Vitamin B complex", "Vitamins", "Omega-3", "Iron", "Calcium", "Magnesium", "Zinc", "Iodine", "Choline",
        "Probiotic", "Electrolytes", "Fibre",
    ]
    /// What is taken for its iron. Their milligrams are not those of iron, so they keep their own names.
    static let irons: Set<String> = [
        "Ferrous fumarate", "Ferrous sulfate", "Ferrous gluconate", "Spatone", "Floradix",
    ]
    /// Minerals alone: nobody eats one, so at the head of a clause they are a tablet.
    static let minerals: Set<String> = ["Iron", "Calcium", "Magnesium", "Zinc", "Iodine", "Choline"]
}
