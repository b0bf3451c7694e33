extension BabySize {
    /// Week | length in cm | how it is measured | weight in g | emoji | comparison | sources.
    ///
    /// Rows 8, 12, 16 … 40 are the nine anchor weeks of the first specification. Weeks 25–27 are smoothed, 37–42 scaled to
    /// reach its 50.0 cm at week 40. All of them describe a typical single baby; a scan is compared with ``FetalWeightStandard``.
    static let table = """
         4 |  0.1 | crown-rump | 0.01 | 🌱 | Poppy seed | MEM NAYABIRTH
         5 |  0.2 | crown-rump | 0.05 | 🌾 | Sesame seed | MEM NAYABIRTH
         6 |  0.5 | crown-rump |  0.2 | 🫘 | Lentil | MEM NAYABIRTH
         7 |  1.0 | crown-rump |  0.5 | 🫐 | Blueberry | MEM NAYABIRTH
         8 |  1.6 | crown-rump |    1 | 🍇 | Raspberry | SEED0 CHART_POPULAR
         9 |  2.3 | crown-rump |    2 | 🍒 | Cherry | CHART_POPULAR
        10 |  3.1 | crown-rump |    4 | 🍓 | Strawberry | CHART_POPULAR
        11 |  4.1 | crown-rump |    7 | 🟣 | Fig | CHART_POPULAR
        12 |  5.4 | crown-rump |   14 | 🍋‍🟩 | Lime | SEED0 CHART_POPULAR
        13 |  7.4 | crown-rump |   23 | 🫛 | Pea pod | CHART_POPULAR
        14 |  8.7 | crown-rump |   43 | 🍋 | Lemon | CHART_POPULAR
        15 | 10.1 | crown-rump |   70 | 🍎 | Apple | CHART_POPULAR
        16 | 11.6 | crown-rump |  100 | 🥑 | Avocado | SEED0 CHART_POPULAR
        17 | 13.0 | crown-rump |  140 | 🍐 | Pear | CHART_POPULAR
        18 | 14.2 | crown-rump |  190 | 🫑 | Bell pepper | CHART_POPULAR
        19 | 15.3 | crown-rump |  240 | 🍠 | Sweet potato | CHART_POPULAR
        20 | 16.4 | crown-rump |  289 | 🍌 | Banana | SEED0 CHART_POPULAR
        21 | 26.7 | crown-heel |  360 | 🥕 | Carrot | CHART_POPULAR
        22 | 27.8 | crown-heel |  430 | 🌽 | Ear of corn | CHART_POPULAR
        23 | 28.9 | crown-heel |  501 | 🍊 | Grapefruit | CHART_POPULAR
        24 | 30.0 | crown-heel |  600 | 🥭 | Papaya | SEED0 CHART_POPULAR
        25 | 31.9 | crown-heel |  660 | 🥦 | Cauliflower | CHART_POPULAR
        26 | 33.8 | crown-heel |  760 | 🥬 | Head of lettuce | CHART_POPULAR
        27 | 35.7 | crown-heel |  875 | 🥒 | Cucumber | CHART_POPULAR
        28 | 37.6 | crown-heel | 1005 | 🍆 | Eggplant | SEED0 CHART_POPULAR
        29 | 38.6 | crown-heel | 1153 | 🎃 | Butternut squash | CHART_POPULAR
        30 | 39.9 | crown-heel | 1319 | 🥬 | Cabbage | CHART_POPULAR
        31 | 41.1 | crown-heel | 1502 | 🥥 | Coconut | CHART_POPULAR
        32 | 42.4 | crown-heel | 1702 | 🍍 | Pineapple | SEED0 CHART_POPULAR
        33 | 43.7 | crown-heel | 1918 | 🌿 | Bunch of celery | CHART_POPULAR
        34 | 45.0 | crown-heel | 2146 | 🍈 | Cantaloupe | CHART_POPULAR
        35 | 46.2 | crown-heel | 2383 | 🎃 | Spaghetti squash | CHART_POPULAR
        36 | 47.4 | crown-heel | 2622 | 🍈 | Honeydew | SEED0 CHART_POPULAR
        37 | 48.1 | crown-heel | 2859 | 🥬 | Bunch of Swiss chard | CHART_POPULAR
        38 | 48.8 | crown-heel | 3083 | 🌿 | Leek | CHART_POPULAR
        39 | 49.4 | crown-heel | 3288 | 🎃 | Small pumpkin | CHART_POPULAR
        40 | 50.0 | crown-heel | 3462 | 🍉 | Watermelon | SEED0 CHART_POPULAR
        41 | 50.5 | crown-heel | 3597 | 🍉 | Large watermelon | CHART_POPULAR
        42 | 51.0 | crown-heel | 3685 | 🍈 | Jackfruit | CHART_POPULAR
        """
}
