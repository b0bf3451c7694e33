extension ReferenceAdvice {
    /// Id | name | stage | ages | trimester | value | unit | kind | upper limit | its unit | what it counts | direction |
    /// where it is shown | confidence | sources.
    static let table = """
        energy_addition | Energy added to the non-pregnant need | pregnancy | 14-50 | 1 | 0 | kcal | EER | NA | NA | not applicable | reach | core | confirmed | NAP12584
        energy_addition | Energy added to the non-pregnant need | pregnancy | 14-50 | 2 | 340 | kcal | EER | NA | NA | not applicable | reach | core | confirmed | NAP12584
        energy_addition | Energy added to the non-pregnant need | pregnancy | 14-50 | 3 | 452 | kcal | EER | NA | NA | not applicable | reach | core | confirmed | NAP12584
        energy_addition | Energy added to the non-pregnant need | lactation | 14-50 | 0-6 months | 330 | kcal | EER | NA | NA | not applicable | reach | core | confirmed | STUDYLIB_LACT; MEM DGA
        energy_addition | Energy added to the non-pregnant need | lactation | 14-50 | 7-12 months | 400 | kcal | EER | NA | NA | not applicable | reach | core | confirmed | STUDYLIB_LACT; MEM DGA
        amdr_carbohydrate | Carbohydrate share of energy | all | 19-50 | all | 45-65 | % energy | AMDR | NA | NA | not applicable | range | extended | confirmed | NBK56068; DGA2020
        amdr_fat | Fat share of energy | all | 19-50 | all | 20-35 | % energy | AMDR | NA | NA | not applicable | range | extended | confirmed | NBK56068; DGA2020
        amdr_protein | Protein share of energy | all | 19-50 | all | 10-35 | % energy | AMDR | NA | NA | not applicable | range | extended | confirmed | NBK56068; DGA2020
        saturated_fat | Saturated fat | all | 14-50 | all | 10 | % energy | limit | NA | NA | not applicable | limit | extended | confirmed | DGA2020
        added_sugar | Added sugar | all | 14-50 | all | 10 | % energy | limit | NA | NA | not applicable | limit | extended | confirmed | DGA2020
        trans_fat | Trans fat | all | 14-50 | all | 0 | g | limit | NA | NA | not applicable | limit | extended | memory | MEM DRI
        sodium_limit | Sodium upper goal (CDRR) | all | 14-50 | all | 2300 | mg | CDRR | NA | NA | not applicable | limit | core | confirmed | NBK545442
        dha | DHA | pregnancy | 14-50 | all | 200 | mg | advice | NA | NA | none set | reach | core | confirmed | DHA PMC5946201; PMC11628336
        dha | DHA | lactation | 14-50 | all | 200 | mg | advice | NA | NA | none set | reach | core | confirmed | DHA PMC5946201
        epa_dha | EPA + DHA | pregnancy | 14-50 | all | 250 | mg | EFSA AI | NA | NA | none set | reach | extended | confirmed | EFSA_TABLE PMC7602656
        seafood | Low-mercury seafood | pregnancy | 14-50 | all | 8-12 | oz/week | advice | NA | NA | not applicable | range | extended | confirmed | FDA_FISH; DGA2020
        caffeine | Caffeine | pregnancy | 14-50 | all | 200 | mg | limit | NA | NA | all sources | limit | core | confirmed | ACOG_CAFF; NHS_FOOD
        caffeine | Caffeine | lactation | 14-50 | all | 300 | mg | limit | NA | NA | all sources | limit | extended | memory | MEM CDC: about 300 mg or less; EFSA 200 mg
        alcohol | Alcohol | pregnancy | 14-50 | all | 0 | g | limit | NA | NA | all sources | limit | core | confirmed | CDC_ALC
        folic_acid_supplement | Folic acid (supplement) | pregnancy | 14-50 | all | 400-800 | ug | advice | 800 (14-18); 1000 (19+) | ug | folic acid only | range | core | confirmed | USPSTF_FA
        iodine_supplement | Iodine (supplement) | pregnancy | 14-50 | all | 150 | ug | advice | 500 | ug | supplement amount flagged by ATA | reach | extended | confirmed | ATA
        """
}
