extension TypicalAppointment {
    /// Id | title | kind | from | to | ideal | for whom | what it is | sources | confidence.
    /// One country's schedule (US), each row as the clinical reference has it. The ideal weeks and the single weeks of routine
    /// visits are this app's encoding; no clinician has reviewed them.
    static let table = """
        covid | COVID-19 vaccine | vaccine | 4w0d | 42w6d | ask provider | all | Guidance changed in 2025 and differs between CDC and ACOG: show "ask your provider". | VAX; MEM | mixed
        dental | Dental check | self-care | 4w0d | 42w6d | any | all | Safe at any time. | MEM | memory
        flu | Inactivated flu vaccine | vaccine | 4w0d | 42w6d | in season | all | Any trimester; not the nasal spray. | VAX | confirmed
        first_visit | First prenatal visit | visit | 6w0d | 10w6d | 8w0d-10w6d | all | History, blood tests, BP, dating. ACOG 2025: needs assessment ideally before 10 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        booking_bloods | First blood and urine tests | lab | 6w0d | 13w6d | first visit | all | Blood type and Rh, antibody screen, CBC, rubella, varicella, hepatitis B, hepatitis C, HIV, syphilis, urine culture; chlamydia and gonorrhoea by risk. | MSD_PRENATAL; MEM | mixed
        early_glucose | Early diabetes test | lab | 6w0d | 13w6d | first visit | risk | If overweight with risk factors, earlier GDM, PCOS. | GDM; MEM | mixed
        mood_screen | Mood screen (EPDS or PHQ) | screen | 6w0d | 42w6d | once early, once late, and after birth | all | See clinical_rules.csv. | EPDS; MEM | mixed
        dating_scan | Dating ultrasound | scan | 7w0d | 13w6d | 8w0d-13w6d | all | Confirms the due date; the most accurate time is before 14w0d. | ACOG700 | confirmed
        cvs | CVS | diagnostic | 10w0d | 13w6d | 10w0d-13w6d | optional | Offered by choice or after a screen. | ACOG_GEN | confirmed
        first_trim_screen | First-trimester serum screen | screen | 10w0d | 13w6d | 11w0d-13w6d | optional | With nuchal translucency. | ACOG_GEN | confirmed
        nipt | Cell-free DNA (NIPT) | screen | 10w0d | 40w0d | 10w0d-14w0d | optional | Any time from 10w0d. Screening, not diagnosis. | ACOG_GEN | confirmed
        nt_scan | Nuchal translucency scan | scan | 11w0d | 13w6d | 12w0d | optional | CRL about 45-84 mm (from memory). | ACOG_GEN; MEM | mixed
        visit_4w_1 | Routine visit | visit | 12w0d | 12w6d | 12w0d | all | Every 4 weeks to 28 weeks; BP, weight, heart tones. | ACOG2025; MSD_PRENATAL | confirmed
        aspirin_start | Low-dose aspirin decision | medicine | 12w0d | 28w6d | before 16w0d | risk | 81 mg a day if at risk of preeclampsia. | ASA | confirmed
        amnio | Amniocentesis | diagnostic | 15w0d | 20w6d | 15w0d-20w6d | optional | Offered by choice or after a screen. | ACOG_GEN | confirmed
        quad | Quad screen or MSAFP | screen | 15w0d | 22w6d | 16w0d-18w6d | optional | MSAFP is still useful after NIPT for neural-tube defects. | ACOG_GEN; MSD_PRENATAL | confirmed
        visit_4w_2 | Routine visit | visit | 16w0d | 16w6d | 16w0d | all | Every 4 weeks to 28 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        anatomy | Anatomy scan | scan | 18w0d | 22w6d | 20w0d | all | Growth, organs, placenta, cervix. | ACOG_GEN; MSD_PRENATAL | confirmed
        visit_4w_3 | Routine visit | visit | 20w0d | 20w6d | 20w0d | all | Fundal height from about 20-24 weeks. | MSD_PRENATAL | confirmed
        visit_4w_4 | Routine visit | visit | 24w0d | 24w6d | 24w0d | all | Every 4 weeks to 28 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        cbc_repeat | Repeat CBC | lab | 24w0d | 28w6d | 28w0d | all | Anaemia check. | MSD_PRENATAL; ANEMIA | confirmed
        gct | Glucose screen | lab | 24w0d | 28w6d | 26w0d | all | One-step 75 g or two-step 50 g then 100 g; see clinical_rules.csv. | GDM | confirmed
        tdap | Tdap vaccine | vaccine | 27w0d | 36w6d | as early as possible in the window | all | In every pregnancy. UK offers from 16 weeks (from memory). | VAX; MEM | mixed
        rh | Rh antibody screen and RhIG | medicine | 28w0d | 28w6d | 28w0d | Rh-negative | Also after bleeding, injury or procedures, and after birth if the baby is Rh-positive. | MSD_PRENATAL; MEM | mixed
        visit_2w_28 | Routine visit | visit | 28w0d | 28w6d | 28w0d | all | Every 2 weeks to 36 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        class | Birth class | self-care | 28w0d | 36w6d | 30w0d | all | Optional. | MEM | memory
        growth_scan | Growth scan | scan | 28w0d | 36w6d | as advised | risk | If fundal height is off or there are risk factors. | MSD_PRENATAL; MEM | mixed
        repeat_sti | Repeat HIV, syphilis, gonorrhoea, chlamydia | lab | 28w0d | 36w6d | 28w0d | risk | Many places repeat syphilis for all (ACOG 2024, from memory). | MSD_PRENATAL; MEM | mixed
        kick_start | Start counting movements | self-care | 28w0d | 42w6d | 28w0d | all | See clinical_rules.csv. | KICK; RCOG57 | confirmed
        visit_2w_30 | Routine visit | visit | 30w0d | 30w6d | 30w0d | all | Every 2 weeks to 36 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        visit_2w_32 | Routine visit | visit | 32w0d | 32w6d | 32w0d | all | Every 2 weeks to 36 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        birth_plan | Birth plan and bag | self-care | 32w0d | 36w6d | 34w0d | all | Preferences, feeding, car seat. | MEM | memory
        rsv | RSV vaccine (Abrysvo) | vaccine | 32w0d | 36w6d | September-January | all | Seasonal; only Abrysvo. Alternative: antibody for the baby. UK from 28 weeks (from memory). | VAX; MEM | mixed
        nst_highrisk | Non-stress tests | monitor | 32w0d | 41w6d | as advised | risk | For conditions such as diabetes or hypertension. | MEM | memory
        visit_2w_34 | Routine visit | visit | 34w0d | 34w6d | 34w0d | all | Every 2 weeks to 36 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        position | Baby position check | exam | 36w0d | 36w6d | 36w0d | all | Breech: discuss turning (ECV). | MSD_PRENATAL; MEM | mixed
        visit_w_36 | Weekly visit | visit | 36w0d | 36w6d | 36w0d | all | Every week from 36 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        gbs | Group B strep swab | lab | 36w0d | 37w6d | 36w0d | all | Skip if GBS in urine this pregnancy or a previous baby with GBS disease: treated in labour. Valid about 5 weeks. | GBS; MEM | mixed
        visit_w_37 | Weekly visit | visit | 37w0d | 37w6d | 37w0d | all | Every week from 36 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        visit_w_38 | Weekly visit | visit | 38w0d | 38w6d | 38w0d | all | Every week from 36 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        visit_w_39 | Weekly visit | visit | 39w0d | 39w6d | 39w0d | all | Every week from 36 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        visit_w_40 | Weekly visit | visit | 40w0d | 40w6d | 40w0d | all | Every week from 36 weeks. | ACOG2025; MSD_PRENATAL | confirmed
        induction | Induction discussion | visit | 41w0d | 42w6d | 41w0d | overdue | 41w0d-42w6d may be considered; recommended from 42w0d to 42w6d. 39w0d elective may be offered. | PB146; AAFP_POST; MEM | mixed
        postdates_nst | Late-term monitoring | monitor | 41w0d | 42w6d | 41w0d | overdue | Non-stress test or biophysical profile, often twice a week. | PB146; AAFP_POST | confirmed
        """

    /// Id | title | first day after birth | last | what it is | sources | confidence.
    static let postpartumTable = """
        pp_3w | Postpartum contact | 0 | 21 | Within 3 weeks (earlier with high BP: BP check within 72 h if severe, 7-10 days otherwise). | ACOG736; OBGP_PP | confirmed
        pp_12w | Full postpartum visit | 28 | 84 | By 12 weeks after birth. | ACOG736; OBGP_PP | confirmed
        pp_glucose | Glucose test after GDM | 28 | 84 | 75 g 2 h test 4-12 weeks after birth. | MEM | memory
        """
}
