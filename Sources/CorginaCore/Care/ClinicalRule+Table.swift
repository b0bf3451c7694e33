extension ClinicalRule {
    /// Id | topic | condition | value | unit | gestational age | result | level | text | sources | confidence. Levels are this app's encoding; no
    /// clinician has reviewed them.
    static let table = """
        PUQE_MILD | PUQE-24 | total<=6 | 3-6 | points | any | mild | routine | Mild nausea and vomiting | PUQE | confirmed
        PUQE_MOD | PUQE-24 | total 7-12 | 7-12 | points | any | moderate | call_same_day | Moderate: talk to your provider | PUQE | confirmed
        PUQE_SEV | PUQE-24 | total>=13 | 13-15 | points | any | severe | call_now | Severe: contact your provider now | PUQE | confirmed
        NVP_DEHYD | nausea | no fluids or food kept down for 24 h OR no or very dark urine for 8 h OR dizzy | 24 | hours | any | dehydration risk | call_now | Any one of these | NVP | confirmed
        NVP_WEIGHT | nausea | loss > 5 % of pre-pregnancy weight | 5 | % | any | hyperemesis risk | call_now | One of the usual criteria for hyperemesis | NVP | confirmed
        NVP_LATE | nausea | first onset after week 9 | 9 | weeks | >=9w0d | look for another cause | call_same_day | Nausea of pregnancy starts before about week 9 | NVP | confirmed
        KICK_START | kick count | start at | 28 | weeks | 28w0d on | begin counting | routine | 26 weeks for higher-risk or multiples, if told | KICK | confirmed
        KICK_TARGET | kick count | movements >= 10 within 2 h | 10 in 120 min | count | 28w0d on | target met | routine | Stop at the 10th; record minutes taken. Hiccups do not count. | KICK | confirmed
        KICK_FAIL | kick count | movements < 10 after 2 h | <10 in 120 min | count | 28w0d on | contact care | call_now | Call now; do not wait for the next day. Never tell the user that a normal count means all is well. | KICK; RCOG57 | confirmed
        KICK_CHANGE | kick count | clear change or none from usual pattern | NA | pattern | 24w0d on | contact care | call_now | UK: no fixed number; act on any reduction | RCOG57 | confirmed
        KICK_NONE24 | movement | no movement felt ever by 24 weeks | 24 | weeks | >=24w0d | refer | call_same_day | Contact the maternity unit | RCOG57 | confirmed
        CONTR_511 | contractions | start-to-start <= 5 min AND length >= 60 s AND for >= 60 min | 5/1/1 | min | >=37w0d | likely active labour (first baby) | call_now | Gap measured start to start over a trailing 60 min window. Suggested test (app design): mean gap <= 5 min and mean length >= 60 s over the window, and the first contraction in the run started >= 60 min ago | 511 | confirmed
        CONTR_411 | contractions | start-to-start <= 4 min AND length >= 60 s AND for >= 60 min | 4/1/1 | min | >=37w0d | alternative used by some units | call_now | Offer as a setting | 511 | confirmed
        CONTR_EARLIER | contractions | had a previous birth or long travel | earlier | min | >=37w0d | go in sooner | call_now | Do not wait for 5-1-1; follow the provider plan | 511 | confirmed
        CONTR_PRETERM | contractions | every <= 10 min OR >= 4 in 1 h | 4/h or q10min | count | 20w0d-36w6d | possible preterm labour | call_now | NICHD text says 6 or more an hour; the lower number is chosen as safer | PTL; NICHD | confirmed
        CONTR_WATER | contractions | fluid leak OR bleeding OR less movement OR fever | NA | sign | any | contact care | emergency | Overrides timing rules | HEARHER; PTL | confirmed
        BP_NORMAL | blood pressure | sys<120 AND dia<80 | <120/80 | mmHg | any | normal | routine | Informational; does not rule out problems | HTN; MEM | mixed
        BP_ELEV | blood pressure | sys 120-139 OR dia 80-89 | 120-139/80-89 | mmHg | any | watch | routine | Mention at next visit | MEM | memory
        BP_HIGH | blood pressure | sys>=140 OR dia>=90 | 140/90 | mmHg | any | high | call_same_day | Repeat after 15 minutes of rest; two readings 4 h apart after 20 weeks define gestational hypertension; before 20 weeks think chronic | HTN | confirmed
        BP_HIGH_SX | blood pressure | (sys>=140 OR dia>=90) AND (headache OR vision OR belly pain OR breathless OR swelling) | 140/90 + sign | mmHg | >=20w0d | possible preeclampsia | emergency | Go or call now | HTN; HEARHER | confirmed
        BP_SEVERE | blood pressure | sys>=160 OR dia>=110 | 160/110 | mmHg | any | severe | emergency | Repeat within 15 min only while arranging care | HTN | confirmed
        BP_LOW | blood pressure | sys<90 AND symptoms | <90 | mmHg | any | low | call_same_day | Only with dizziness or fainting | MEM | memory
        BP_HOME | blood pressure | home average sys>=135 OR dia>=85 | 135/85 | mmHg | any | high (home) | call_same_day | Used in some guidance (UK) for home readings | HTN | confirmed
        PE_PROTEIN | preeclampsia | protein >=300 mg/24 h OR PCR >=0.3 OR dipstick 2+ | 300/0.3/2+ | mg; ratio | >=20w0d | criterion | routine | Clinician use | HTN | confirmed
        PE_ORGAN | preeclampsia | platelets <100000, creatinine >1.1 or doubled, liver enzymes 2x, pulmonary oedema, new headache, vision | see text | NA | >=20w0d | criterion | routine | Clinician use; numbers from memory apart from signs | HTN; MEM | mixed
        GLU_GCT_130 | glucose screen | 50 g 1 h >=130 | 130 | mg/dL | 24w0d-28w6d | screen positive | call_same_day | Lower cut-off | GDM | confirmed
        GLU_GCT_135 | glucose screen | 50 g 1 h >=135 | 135 | mg/dL | 24w0d-28w6d | screen positive | call_same_day | Middle cut-off | GDM | confirmed
        GLU_GCT_140 | glucose screen | 50 g 1 h >=140 | 140 | mg/dL | 24w0d-28w6d | screen positive | call_same_day | Upper cut-off; local policy decides | GDM | confirmed
        GLU_CC_FAST | glucose 100 g Carpenter-Coustan | value >= threshold; 2 or more diagnose | 95 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | Two or more abnormal = GDM | GDM | confirmed
        GLU_CC_1H | glucose 100 g Carpenter-Coustan | value >= threshold; 2 or more diagnose | 180 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | Two or more abnormal = GDM | GDM | confirmed
        GLU_CC_2H | glucose 100 g Carpenter-Coustan | value >= threshold; 2 or more diagnose | 155 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | Two or more abnormal = GDM | GDM | confirmed
        GLU_CC_3H | glucose 100 g Carpenter-Coustan | value >= threshold; 2 or more diagnose | 140 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | Two or more abnormal = GDM | GDM | confirmed
        GLU_NDDG_FAST | glucose 100 g NDDG | value >= threshold; 2 or more diagnose | 105 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | Alternative set | GDM | confirmed
        GLU_NDDG_1H | glucose 100 g NDDG | value >= threshold; 2 or more diagnose | 190 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | Alternative set | GDM | confirmed
        GLU_NDDG_2H | glucose 100 g NDDG | value >= threshold; 2 or more diagnose | 165 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | Alternative set | GDM | confirmed
        GLU_NDDG_3H | glucose 100 g NDDG | value >= threshold; 2 or more diagnose | 145 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | Alternative set | GDM | confirmed
        GLU_75_FAST | glucose 75 g (one step) | value >= threshold; 1 or more diagnose | 92 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | IADPSG | GDM | confirmed
        GLU_75_1H | glucose 75 g (one step) | value >= threshold; 1 or more diagnose | 180 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | IADPSG | GDM | confirmed
        GLU_75_2H | glucose 75 g (one step) | value >= threshold; 1 or more diagnose | 153 | mg/dL | 24w0d-28w6d | abnormal value | call_same_day | IADPSG | GDM | confirmed
        GLU_TGT_FAST | glucose target | fasting < 95 | 95 | mg/dL | any | target | routine | 5.3 mmol/L | GDM | confirmed
        GLU_TGT_1H | glucose target | 1 h after meal < 140 | 140 | mg/dL | any | target | routine | 7.8 mmol/L | GDM | confirmed
        GLU_TGT_2H | glucose target | 2 h after meal < 120 | 120 | mg/dL | any | target | routine | 6.7 mmol/L | GDM | confirmed
        GLU_LOW | glucose low | < 70 | 70 | mg/dL | any | low | call_same_day | 3.9 mmol/L. Treat with 15 g fast sugar and repeat | MEM | memory
        GLU_UNIT | glucose unit | mmol/L = mg/dL / 18.016 | 18.016 | factor | any | conversion | routine | Use 18.0 for display | MEM | derived
        FEVER | temperature | >=38.0 C | 38.0 | C | any | fever | call_now | 100.4 F | HEARHER | confirmed
        FEVER_HIGH | temperature | >=39.4 C | 39.4 | C | any | high fever | emergency | 103 F; own cautious choice | MEM | memory
        HB_T1 | haemoglobin | < 11.0 | 11.0 | g/dL | trimester 1 | anaemia | call_same_day | Clinician use | ANEMIA | confirmed
        HB_T2 | haemoglobin | < 10.5 | 10.5 | g/dL | trimester 2 | anaemia | call_same_day | Clinician use | ANEMIA | confirmed
        HB_T3 | haemoglobin | < 11.0 | 11.0 | g/dL | trimester 3 | anaemia | call_same_day | Clinician use | ANEMIA | confirmed
        FERRITIN | ferritin | < 30 | 30 | ng/mL | any | low iron stores | call_same_day | Clinician use | MEM | memory
        EPDS_RANGE | EPDS | 10 items each 0-3 | 0-30 | points | any | score range | routine | Text is copyrighted: link to it or license it; record the total only | EPDS | confirmed
        EPDS_POSSIBLE | EPDS | total >= 10 | 10 | points | any | possible depression | call_same_day | Refer | EPDS | confirmed
        EPDS_LIKELY | EPDS | total >= 13 | 13 | points | any | likely depression | call_same_day | 13 often used; antenatal studies use 13 or 15 | EPDS | confirmed
        EPDS_Q10 | EPDS | item 10 > 0 | 1 | points | any | self-harm risk | emergency | Any positive answer overrides the total | EPDS | confirmed
        PHQ2 | PHQ-2 | total >= 3 | 3 | points | any | screen positive | call_same_day | Free to use | MEM | memory
        PHQ9 | PHQ-9 | total >= 10 | 10 | points | any | moderate | call_same_day | Item 9 > 0 is an emergency | MEM | memory
        GAD7 | GAD-7 | total >= 10 | 10 | points | any | moderate anxiety | call_same_day | Free to use | MEM | memory
        ICP_BILE | intrahepatic cholestasis | bile acids > 10 | 10 | umol/L | >=20w0d | abnormal | call_same_day | Clinician use; higher values carry higher risk | ICP | confirmed
        BLEED_HEAVY | bleeding | soaks a pad in 1 h or passes clots | 1 | pad/h | any | heavy | emergency | Or any with severe pain or faint | HEARHER; MEM | mixed
        WEIGHT_SUDDEN | weight | gain >= 2.3 kg in 7 days | 2.3 | kg/week | >=20w0d | check for preeclampsia | call_same_day | 5 lb. Some texts use 3 lb (1.4 kg) | MEM | memory
        POSTTERM | gestation | >= 41w0d | 41 | weeks | >=41w0d | monitoring | call_same_day | Ask about tests and induction (41w0d-42w6d) | PB146; AAFP_POST | confirmed
        """
}
