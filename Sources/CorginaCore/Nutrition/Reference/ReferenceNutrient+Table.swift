extension ReferenceNutrient {
    /// Id | name | unit | kind of reference | unit of the upper limit | what the limit counts | direction | where it is shown.
    static let table = """
        protein | Protein | g | RDA | NA | none set | reach | core
        carbohydrate | Carbohydrate | g | RDA | NA | none set | reach | core
        fiber | Dietary fibre | g | AI | NA | none set | reach | core
        linoleic_acid | Linoleic acid (n-6) | g | AI | NA | none set | reach | extended
        ala | Alpha-linolenic acid (n-3) | g | AI | NA | none set | reach | extended
        water_total | Total water (food + drinks) | L | AI | NA | none set | reach | core
        calcium | Calcium | mg | RDA | mg | food + water + supplements | reach | core
        iron | Iron | mg | RDA | mg | food + supplements (gut upset) | reach | core
        iodine | Iodine | ug | RDA | ug | food + supplements | reach | core
        magnesium | Magnesium | mg | RDA | mg | supplements and medicines only (not food or water) | reach | extended
        zinc | Zinc | mg | RDA | mg | food + supplements | reach | core
        selenium | Selenium | ug | RDA | ug | food + supplements | reach | extended
        copper | Copper | ug | RDA | ug | food + supplements | reach | extended
        phosphorus | Phosphorus | mg | RDA | mg | food + supplements | reach | extended
        manganese | Manganese | mg | AI | mg | food + supplements | reach | extended
        chromium | Chromium | ug | AI | NA | none set | reach | extended
        molybdenum | Molybdenum | ug | RDA | ug | food + supplements | reach | extended
        fluoride | Fluoride | mg | AI | mg | all sources | reach | extended
        sodium | Sodium | mg | AI | NA | no UL; see sodium_limit | reach_and_limit | extended
        potassium | Potassium | mg | AI | NA | none set (supplements only under care) | reach | extended
        chloride | Chloride | g | AI | g | all sources | reach | extended
        vitamin_a | Vitamin A | ug RAE | RDA | ug | PREFORMED vitamin A (retinol + esters) only, food + supplements; carotenoids do not count | reach | core
        vitamin_c | Vitamin C | mg | RDA | mg | food + supplements | reach | core
        vitamin_d | Vitamin D | ug | RDA | ug | food + supplements | reach | core
        vitamin_e | Vitamin E (alpha-tocopherol) | mg | RDA | mg | supplements and fortified food, any alpha-tocopherol form | reach | extended
        vitamin_k | Vitamin K | ug | AI | NA | none set | reach | extended
        thiamin | Thiamin (B1) | mg | RDA | NA | none set | reach | extended
        riboflavin | Riboflavin (B2) | mg | RDA | NA | none set | reach | extended
        niacin | Niacin (B3) | mg NE | RDA | mg | supplements and fortified food only | reach | extended
        vitamin_b6 | Vitamin B6 | mg | RDA | mg | food + supplements (as pyridoxine) | reach | core
        folate | Folate | ug DFE | RDA | ug | FOLIC ACID from supplements and fortified food only (ug folic acid not DFE) | reach | core
        vitamin_b12 | Vitamin B12 | ug | RDA | NA | none set | reach | core
        pantothenic_acid | Pantothenic acid (B5) | mg | AI | NA | none set | reach | extended
        biotin | Biotin (B7) | ug | AI | NA | none set | reach | extended
        choline | Choline | mg | AI | mg | food + supplements | reach | core
        """
}
