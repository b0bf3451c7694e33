extension ReferenceIntake {
    /// Nutrient | stage | amounts at 14–18, 19–30 and 31–50 years | upper limits at those ages | confidence | sources.
    static let table = """
        protein | nonpregnant | 46 46 46 | NA NA NA | memory | MEM DRI NBK56068 SKYSCAPE
        protein | pregnancy | 71 71 71 | NA NA NA | confirmed | NBK56068 SKYSCAPE
        protein | lactation | 71 71 71 | NA NA NA | confirmed | NBK56068 SKYSCAPE
        carbohydrate | nonpregnant | 130 130 130 | NA NA NA | memory | MEM DRI NBK56068
        carbohydrate | pregnancy | 175 175 175 | NA NA NA | confirmed | NBK56068
        carbohydrate | lactation | 210 210 210 | NA NA NA | confirmed | NBK56068
        fiber | nonpregnant | 26 25 25 | NA NA NA | memory | MEM DRI NBK56068
        fiber | pregnancy | 28 28 28 | NA NA NA | confirmed | NBK56068
        fiber | lactation | 29 29 29 | NA NA NA | confirmed | NBK56068
        linoleic_acid | nonpregnant | 11 12 12 | NA NA NA | memory | MEM DRI NBK56068
        linoleic_acid | pregnancy | 13 13 13 | NA NA NA | confirmed | NBK56068
        linoleic_acid | lactation | 13 13 13 | NA NA NA | confirmed | NBK56068
        ala | nonpregnant | 1.1 1.1 1.1 | NA NA NA | memory | MEM DRI NBK56068
        ala | pregnancy | 1.4 1.4 1.4 | NA NA NA | confirmed | NBK56068
        ala | lactation | 1.3 1.3 1.3 | NA NA NA | confirmed | NBK56068
        water_total | nonpregnant | 2.3 2.7 2.7 | NA NA NA | memory | MEM DRI WATER_IOM NBK56068
        water_total | pregnancy | 3.0 3.0 3.0 | NA NA NA | confirmed | WATER_IOM NBK56068
        water_total | lactation | 3.8 3.8 3.8 | NA NA NA | confirmed | WATER_IOM NBK56068
        calcium | nonpregnant | 1300 1000 1000 | 3000 2500 2500 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        calcium | pregnancy | 1300 1000 1000 | 3000 2500 2500 | confirmed | NBK545442 UL_ELEM NBK278991
        calcium | lactation | 1300 1000 1000 | 3000 2500 2500 | confirmed | NBK545442 UL_ELEM NBK278991
        iron | nonpregnant | 15 18 18 | 45 45 45 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        iron | pregnancy | 27 27 27 | 45 45 45 | confirmed | NBK545442 UL_ELEM NBK278991
        iron | lactation | 10 9 9 | 45 45 45 | confirmed | NBK545442 UL_ELEM NBK278991
        iodine | nonpregnant | 150 150 150 | 900 1100 1100 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        iodine | pregnancy | 220 220 220 | 900 1100 1100 | confirmed | NBK545442 UL_ELEM NBK278991
        iodine | lactation | 290 290 290 | 900 1100 1100 | confirmed | NBK545442 UL_ELEM NBK278991
        magnesium | nonpregnant | 360 310 320 | 350 350 350 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        magnesium | pregnancy | 400 350 360 | 350 350 350 | confirmed | NBK545442 UL_ELEM NBK278991
        magnesium | lactation | 360 310 320 | 350 350 350 | confirmed | NBK545442 UL_ELEM NBK278991
        zinc | nonpregnant | 9 8 8 | 34 40 40 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        zinc | pregnancy | 12 11 11 | 34 40 40 | confirmed | NBK545442 UL_ELEM NBK278991
        zinc | lactation | 13 12 12 | 34 40 40 | confirmed | NBK545442 UL_ELEM NBK278991
        selenium | nonpregnant | 55 55 55 | 400 400 400 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        selenium | pregnancy | 60 60 60 | 400 400 400 | confirmed | NBK545442 UL_ELEM NBK278991
        selenium | lactation | 70 70 70 | 400 400 400 | confirmed | NBK545442 UL_ELEM NBK278991
        copper | nonpregnant | 890 900 900 | 8000 10000 10000 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        copper | pregnancy | 1000 1000 1000 | 8000 10000 10000 | confirmed | NBK545442 UL_ELEM NBK278991
        copper | lactation | 1300 1300 1300 | 8000 10000 10000 | confirmed | NBK545442 UL_ELEM NBK278991
        phosphorus | nonpregnant | 1250 700 700 | 4000 4000 4000 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        phosphorus | pregnancy | 1250 700 700 | 3500 3500 3500 | confirmed | NBK545442 UL_ELEM NBK278991
        phosphorus | lactation | 1250 700 700 | 4000 4000 4000 | confirmed | NBK545442 UL_ELEM NBK278991
        manganese | nonpregnant | 1.6 1.8 1.8 | 9 11 11 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        manganese | pregnancy | 2.0 2.0 2.0 | 9 11 11 | confirmed | NBK545442 UL_ELEM NBK278991
        manganese | lactation | 2.6 2.6 2.6 | 9 11 11 | confirmed | NBK545442 UL_ELEM NBK278991
        chromium | nonpregnant | 24 25 25 | NA NA NA | memory | MEM DRI NBK545442
        chromium | pregnancy | 29 30 30 | NA NA NA | confirmed | NBK545442
        chromium | lactation | 44 45 45 | NA NA NA | confirmed | NBK545442
        molybdenum | nonpregnant | 43 45 45 | 1700 2000 2000 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        molybdenum | pregnancy | 50 50 50 | 1700 2000 2000 | confirmed | NBK545442 UL_ELEM NBK278991
        molybdenum | lactation | 50 50 50 | 1700 2000 2000 | confirmed | NBK545442 UL_ELEM NBK278991
        fluoride | nonpregnant | 3 3 3 | 10 10 10 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        fluoride | pregnancy | 3 3 3 | 10 10 10 | confirmed | NBK545442 UL_ELEM NBK278991
        fluoride | lactation | 3 3 3 | 10 10 10 | confirmed | NBK545442 UL_ELEM NBK278991
        sodium | nonpregnant | 1500 1500 1500 | NA NA NA | memory | MEM DRI NBK545442
        sodium | pregnancy | 1500 1500 1500 | NA NA NA | confirmed | NBK545442
        sodium | lactation | 1500 1500 1500 | NA NA NA | confirmed | NBK545442
        potassium | nonpregnant | 2300 2600 2600 | NA NA NA | memory | MEM DRI NBK545442
        potassium | pregnancy | 2600 2900 2900 | NA NA NA | confirmed | NBK545442
        potassium | lactation | 2500 2800 2800 | NA NA NA | confirmed | NBK545442
        chloride | nonpregnant | 2.3 2.3 2.3 | 3.6 3.6 3.6 | memory | MEM DRI NBK545442 UL_ELEM NBK278991
        chloride | pregnancy | 2.3 2.3 2.3 | 3.6 3.6 3.6 | confirmed | NBK545442 UL_ELEM NBK278991
        chloride | lactation | 2.3 2.3 2.3 | 3.6 3.6 3.6 | confirmed | NBK545442 UL_ELEM NBK278991
        vitamin_a | nonpregnant | 700 700 700 | 2800 3000 3000 | memory | MEM DRI NBK278991
        vitamin_a | pregnancy | 750 770 770 | 2800 3000 3000 | confirmed | NBK278991
        vitamin_a | lactation | 1200 1300 1300 | 2800 3000 3000 | confirmed | NBK278991
        vitamin_c | nonpregnant | 65 75 75 | 1800 2000 2000 | memory | MEM DRI NBK278991
        vitamin_c | pregnancy | 80 85 85 | 1800 2000 2000 | confirmed | NBK278991
        vitamin_c | lactation | 115 120 120 | 1800 2000 2000 | confirmed | NBK278991
        vitamin_d | nonpregnant | 15 15 15 | 100 100 100 | memory | MEM DRI NBK278991
        vitamin_d | pregnancy | 15 15 15 | 100 100 100 | confirmed | NBK278991
        vitamin_d | lactation | 15 15 15 | 100 100 100 | confirmed | NBK278991
        vitamin_e | nonpregnant | 15 15 15 | 800 1000 1000 | memory | MEM DRI NBK278991
        vitamin_e | pregnancy | 15 15 15 | 800 1000 1000 | confirmed | NBK278991
        vitamin_e | lactation | 19 19 19 | 800 1000 1000 | confirmed | NBK278991
        vitamin_k | nonpregnant | 75 90 90 | NA NA NA | memory | MEM DRI NBK278991
        vitamin_k | pregnancy | 75 90 90 | NA NA NA | confirmed | NBK278991
        vitamin_k | lactation | 75 90 90 | NA NA NA | confirmed | NBK278991
        thiamin | nonpregnant | 1.0 1.1 1.1 | NA NA NA | memory | MEM DRI NBK278991
        thiamin | pregnancy | 1.4 1.4 1.4 | NA NA NA | confirmed | NBK278991
        thiamin | lactation | 1.4 1.4 1.4 | NA NA NA | confirmed | NBK278991
        riboflavin | nonpregnant | 1.0 1.1 1.1 | NA NA NA | memory | MEM DRI NBK278991
        riboflavin | pregnancy | 1.4 1.4 1.4 | NA NA NA | confirmed | NBK278991
        riboflavin | lactation | 1.6 1.6 1.6 | NA NA NA | confirmed | NBK278991
        niacin | nonpregnant | 14 14 14 | 30 35 35 | memory | MEM DRI NBK278991
        niacin | pregnancy | 18 18 18 | 30 35 35 | confirmed | NBK278991
        niacin | lactation | 17 17 17 | 30 35 35 | confirmed | NBK278991
        vitamin_b6 | nonpregnant | 1.2 1.3 1.3 | 80 100 100 | memory | MEM DRI NBK278991
        vitamin_b6 | pregnancy | 1.9 1.9 1.9 | 80 100 100 | confirmed | NBK278991
        vitamin_b6 | lactation | 2.0 2.0 2.0 | 80 100 100 | confirmed | NBK278991
        folate | nonpregnant | 400 400 400 | 800 1000 1000 | memory | MEM DRI NBK278991
        folate | pregnancy | 600 600 600 | 800 1000 1000 | confirmed | NBK278991
        folate | lactation | 500 500 500 | 800 1000 1000 | confirmed | NBK278991
        vitamin_b12 | nonpregnant | 2.4 2.4 2.4 | NA NA NA | memory | MEM DRI NBK278991
        vitamin_b12 | pregnancy | 2.6 2.6 2.6 | NA NA NA | confirmed | NBK278991
        vitamin_b12 | lactation | 2.8 2.8 2.8 | NA NA NA | confirmed | NBK278991
        pantothenic_acid | nonpregnant | 5 5 5 | NA NA NA | memory | MEM DRI NBK278991
        pantothenic_acid | pregnancy | 6 6 6 | NA NA NA | confirmed | NBK278991
        pantothenic_acid | lactation | 7 7 7 | NA NA NA | confirmed | NBK278991
        biotin | nonpregnant | 25 30 30 | NA NA NA | memory | MEM DRI NBK278991
        biotin | pregnancy | 30 30 30 | NA NA NA | confirmed | NBK278991
        biotin | lactation | 35 35 35 | NA NA NA | confirmed | NBK278991
        choline | nonpregnant | 400 425 425 | 3000 3500 3500 | memory | MEM DRI NBK278991 UL_ELEM NBK278991
        choline | pregnancy | 450 450 450 | 3000 3500 3500 | confirmed | NBK278991 UL_ELEM NBK278991
        choline | lactation | 550 550 550 | 3000 3500 3500 | confirmed | NBK278991 UL_ELEM NBK278991
        """
}
