/// Supplements and common medicines by the names people use. Data only; no dose is assumed from it.
enum SupplementWords {
    /// Never a food: these count without "took".
    static let certain = """
        Prenatal vitamin = vitamins prenatales | prenatales | gummy prenatal | gummy prenatals | prenatal gummies | prenatal | prenatals | prenatal vitamin | prenatal vitamins | prenatal multivitamin | elevit | pregnacare | pregnacare max | pregnancy vitamin | pregnancy vitamins | materna | obimin | proceive | natalcare | natalac | femibion | pregnavit | vitafusion | smartypants | seven seas pregnancy | pregnancy multi | pregnancy multivitamin
        Multivitamin = multivitamin | multivitamins | multi vitamin | multivits | centrum | berocca | supradyn | sanatogen
        Folic acid = folic acid | folate | folic | folvite | methylfolate | l methylfolate | folicum
        Vitamin D = vitamin d | vitamin d3 | vit d | vit d3 | d3 | ostelin | vitamin dee | calcirol
        Vitamin C = vitamin c | vit c
        Vitamin B12 = vitamin b12 | vitamin b 12 | b12 | b twelve | vitamin b twelve | vit b12 | b 12
        Vitamin B6 = vitamin b6 | vitamin b 6 | b6 | b six | vitamin b six | vit b6 | pyridoxine
        Vitamin A = vitamin a
        Vitamin E = vitamin e
        Vitamin K = vitamin k
        Vitamin B complex = vitamin b | b complex
        Vitamins = vitamins | vitamin | my vitamins | vits
        Omega-3 = omega 3 | omega 3s | omega three | fish oil | dha | cod liver oil
        Ferrous fumarate = ferrous fumarate | galfer | fersamal | ferrofumarate
        Ferrous sulfate = ferrous sulfate | ferrous sulphate | ferrograd | ferro grad | ferrogradumet | feosol | slow fe | fefol
        Ferrous gluconate = ferrous gluconate
        Spatone = spatone
        Floradix = floradix | floravital
        Maltofer = maltofer
        Active Iron = active iron
        Aspirin = aspirin | baby aspirin | low dose aspirin | ecosprin
        Paracetamol = paracetamol | paracetamols | acetaminophen | tylenol | panadol | crocin | dolo | biogesic | calpol | panado | acetominophen | acetaminophin | tempra | napa
        Ibuprofen = ibuprofen | advil | nurofen
        Codeine = codeine
        Co-codamol = co codamol | cocodamol
        Doxylamine = doxylamine | unisom | diclegis | xonvea | doxinate
        Antacid = antacid | antacids | tums | gaviscon | gaviscons | rennie | rennies | digene | eno | maalox | mylanta | gelusil | rolaids | mucaine | quick eze | peptac | alka seltzer | kremil s | kremil
        Omeprazole = omeprazole | prilosec | losec
        Esomeprazole = esomeprazole | nexium
        Lansoprazole = lansoprazole | prevacid
        Ranitidine = ranitidine | zantac
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
        Antibiotic = antibiotic | antibiotics | amoxicillin | amoxycillin | nitrofurantoin | macrobid | cefalexin | cephalexin | augmentin | penicillin | trimethoprim | keflex | erythromycin | azithromycin | clindamycin | amoxil
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
        Cetirizine = cetirizine | zyrtec | piriteze
        Fexofenadine = fexofenadine | allegra
        Pseudoephedrine = sudafed | pseudoephedrine
        Flonase = flonase | fluticasone
        Loratadine = loratadine | claritin
        Chlorphenamine = chlorphenamine | piriton
        Benadryl = benadryl
        Sertraline = sertraline | zoloft
        Citalopram = citalopram | celexa
        Escitalopram = escitalopram | lexapro | cipralex
        Fluoxetine = fluoxetine | prozac
        Lamotrigine = lamotrigine | lamictal
        Levetiracetam = levetiracetam | keppra
        Prednisolone = prednisolone | prednisone
        Hydroxychloroquine = hydroxychloroquine | plaquenil
        Aciclovir = aciclovir | acyclovir | valtrex | valacyclovir
        Clotrimazole = clotrimazole | canesten | monistat
        Coartem = coartem | lonart | artemether
        Hydralazine = hydralazine
        Inhaler = inhaler | ventolin | salbutamol | albuterol | symbicort | clenil | seretide
        Stool softener = stool softener | colace | docusate | dulcoease | coloxyl
        Senna = senna | senokot
        Glycerin suppository = glycerin suppository | glycerine suppository
        Lactulose = lactulose
        Laxative = laxative | laxatives | movicol | laxido | miralax | restoralax | dulcolax | duphalac
        Fibre = metamucil | psyllium | fybogel | benefiber | isabgol
        Melatonin = melatonin
        Anti-D = anti d | anti d injection | anti d jab | rhogam
        Whooping cough vaccine = tdap | whooping cough jab | whooping cough vaccine | whooping cough vaccination | tdap vaccine | tdap shot
        Flu vaccine = flu shot | flu jab | flu vaccine | flu vaccination
        RSV vaccine = rsv vaccine | rsv jab | rsv shot
        Covid vaccine = covid jab | covid vaccine | covid booster | covid shot
        Dimenhydrinate = gravol | dramamine | dimenhydrinate
        Avomine = avomine
        Propranolol = propranolol
        Buscopan = buscopan
        Anusol = anusol | preparation h
        Thiamine = thiamine | thiamin | vitamin b1 | vit b1 | b1
        Fansidar = fansidar | sulfadoxine
        Blood tonic = blood tonic | red blood tonic | iron tonic
        Medicine = meds | medicine | medication | my tablet | my tablets | my pill | my pills | supplements | supplement
        """

    /// Also words of food: these count after "took", with a dose, or as a tablet.
    static let afterTaking = """
        Iron = iron bisglycinate | gentle iron | iron | iron tablet | iron tablets | iron supplement | iron pill | iron liquid
        Calcium = calcium | caltrate | shelcal | calcichew | adcal | citracal | calcimax | osteocare
        Magnesium = magnesium
        Zinc = zinc
        Iodine = iodine
        Choline = choline
        Probiotic = probiotic | probiotics | optibac | culturelle | symprove
        Ginger capsule = ginger capsule | ginger capsules | ginger
        Electrolytes = electrolytes
        """

    /// Names of makes, which she knows hers by: they are shown beside what it is, "Antacid (Gaviscon)".
    static let brands: Set<String> = Set(
        """
        elevit pregnacare materna obimin proceive natalcare natalac femibion pregnavit vitafusion smartypants centrum berocca supradyn
        sanatogen folvite ostelin calcirol ferrograd feosol fefol galfer fersamal floravital tylenol panadol panado crocin dolo biogesic
        calpol tempra napa advil nurofen unisom diclegis xonvea doxinate tums gaviscon rennie rennies digene eno maalox mylanta gelusil
        rolaids mucaine peptac kremil prilosec losec nexium prevacid zantac pantocid pepcid synthroid thyronorm eltroxin euthyrox
        glucophage macrobid augmentin keflex amoxil utrogestan susten cyclogest duphaston clexane lovenox fragmin adalat zofran maxolon
        reglan phenergan stemetil zyrtec piriteze allegra sudafed claritin piriton zoloft celexa lexapro cipralex prozac lamictal keppra
        plaquenil valtrex canesten monistat lonart ventolin symbicort clenil seretide colace dulcoease coloxyl senokot movicol laxido
        miralax restoralax dulcolax duphalac metamucil fybogel benefiber gravol dramamine rhogam ecosprin caltrate shelcal calcichew
        adcal citracal calcimax osteocare optibac culturelle symprove
        """.split { $0.isWhitespace }.map(String.init))

    /// The make that is named in these words, as a name is written.
    static func brand(of tokens: ArraySlice<ReadToken>) -> String? {
        tokens.first { brands.contains($0.text) }.map { $0.text.prefix(1).uppercased() + $0.text.dropFirst() }
    }

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
        "Ferrous fumarate", "Ferrous sulfate", "Ferrous gluconate", "Spatone", "Floradix", "Maltofer", "Active Iron",
    ]
    /// Minerals alone: nobody eats one, so at the head of a clause they are a tablet.
    static let minerals: Set<String> = ["Iron", "Calcium", "Magnesium", "Zinc", "Iodine", "Choline"]
}
