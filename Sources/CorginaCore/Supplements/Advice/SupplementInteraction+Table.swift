extension SupplementInteraction {
    /// Id | one thing | the other | gap | its unit | order | what to do | why | sources | confidence.
    static let table = """
        iron_calcium | iron | calcium | 2 | h | either order | separate | Calcium lowers iron absorption. | SUPP_IX | confirmed
        iron_dairy | iron | dairy food | 2 | h | either order | separate | Milk and yogurt carry calcium. | SUPP_IX | confirmed
        iron_tea_coffee | iron | tea or coffee | 2 | h | either order | separate | Polyphenols lower iron absorption. Some texts say 1 h. | SUPP_IX | confirmed
        iron_antacid | iron | antacid or acid reducer | 2 | h | either order | separate | Less acid means less iron absorbed. | SUPP_IX | confirmed
        iron_zinc | iron | zinc (single supplements) | 2 | h | either order | separate | They compete. Fine inside one multivitamin. | SUPP_IX; MEM | mixed
        iron_vitc | iron | vitamin C | 0 | h | together | helps | Vitamin C helps non-haem iron absorption. | SUPP_IX | confirmed
        levothyroxine | levothyroxine | iron, calcium, prenatal, magnesium, antacid | 4 | h | tablet first | separate | Minerals bind the thyroid tablet. | SUPP_IX | confirmed
        antibiotic_minerals | tetracycline or quinolone antibiotic | iron, calcium, magnesium, zinc | 2 | h | antibiotic 2 h before or 4-6 h after | separate | Minerals bind the antibiotic. Tetracyclines are usually avoided in pregnancy anyway. | SUPP_IX; MEM | mixed
        calcium_split | calcium | calcium over 500 mg at once | 4 | h | spread the doses | separate | Absorption falls above 500 mg a dose; the 4 h gap is a design choice. | SUPP_IX; MEM | mixed
        folate_antiseizure | folic acid | antiseizure medicine | 0 | h | ask provider | ask | May need a different folic acid dose. | MEM | memory
        folate_methotrexate | folic acid | methotrexate | 0 | h | ask provider now | ask | Methotrexate must not be used in pregnancy. | MEM | memory
        fishoil_anticoagulant | fish oil | blood thinner | 0 | h | ask provider | ask | Possible extra bleeding at high doses. | MEM | memory
        ginger_anticoagulant | ginger capsule | blood thinner | 0 | h | ask provider | ask | Possible extra bleeding. | MEM | memory
        vite_anticoagulant | vitamin E | blood thinner | 0 | h | ask provider | ask | Possible extra bleeding at high doses. | MEM | memory
        vitk_warfarin | vitamin K | warfarin | 0 | h | ask provider | ask | Changes the effect of warfarin. | MEM | memory
        iodine_thyroid | iodine | thyroid disease or antithyroid medicine | 0 | h | ask provider | ask | Extra iodine may worsen thyroid disease. | ATA; MEM | mixed
        iodine_kelp | iodine | kelp supplement | 0 | h | do not combine | avoid | Total may pass the UL. | ATA | confirmed
        b12_metformin | vitamin B12 | metformin | 0 | h | ask provider | ask | Metformin may lower B12 over time. | MEM | memory
        aspirin_nsaid | low-dose aspirin | ibuprofen or naproxen | 0 | h | ask provider | avoid | More bleeding risk; NSAIDs are avoided from 20 weeks. | MEM | memory
        sedation | doxylamine | alcohol or sedatives | 0 | h | do not combine | avoid | More sleepiness. | MEM | memory
        vita_retinoid | vitamin A | retinoid medicine | 0 | h | do not combine | avoid | Retinoids cause birth defects; stop and call. | MEM | memory
        fibre_medicine | fibre supplement | other tablets | 2 | h | either order | separate | Fibre may carry tablets through. | MEM | memory
        probiotic_antibiotic | probiotic | antibiotic | 2 | h | either order | separate | The antibiotic kills the bacteria. | MEM | memory
        prenatal_duplicate | prenatal multivitamin | second multivitamin | 0 | h | do not combine | avoid | Adds up vitamin A, iron and iodine. | MEM | memory
        """
}
