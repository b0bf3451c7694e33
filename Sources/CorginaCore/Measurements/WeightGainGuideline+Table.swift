extension WeightGainGuideline {
    /// Pregnancy | BMI class | least BMI | BMI it stays under | total gain in kg, least and most | gain a week from the second trimester on,
    /// mean, least and most | gain in the first trimester, least and most | status | sources | confidence | note.
    static let table = """
        singleton | underweight | 0 | 18.5 | 12.5 | 18 | 0.51 | 0.44 | 0.58 | 0.5 | 2.0 | guideline | IOM2009 (ojrd table; ACOG 548) | confirmed | Weekly rate is for trimesters 2 and 3
        singleton | normal | 18.5 | 25 | 11.5 | 16 | 0.42 | 0.35 | 0.5 | 0.5 | 2.0 | guideline | IOM2009 (ojrd table; ACOG 548; MSD) | confirmed | Weekly rate is for trimesters 2 and 3
        singleton | overweight | 25 | 30 | 7 | 11.5 | 0.28 | 0.23 | 0.33 | 0.5 | 2.0 | guideline | IOM2009 (ojrd table; ACOG 548; MSD) | confirmed | Weekly rate is for trimesters 2 and 3
        singleton | obese | 30 | 100 | 5 | 9 | 0.22 | 0.17 | 0.27 | 0.5 | 2.0 | guideline | IOM2009 (ojrd table; ACOG 548; MSD) | confirmed | All obesity classes share one range
        twins | underweight | 0 | 18.5 | NA | NA | NA | NA | NA | NA | NA | no guideline | IOM2009 | confirmed | IOM found too little data: show no range
        twins | normal | 18.5 | 25 | 16.8 | 24.5 | NA | NA | NA | NA | NA | provisional | IOM2009 | confirmed | Term twins. IOM gives no weekly rate; 0.45-0.66 kg/week is quoted by a study only
        twins | overweight | 25 | 30 | 14.1 | 22.7 | NA | NA | NA | NA | NA | provisional | IOM2009 | confirmed | Term twins. 0.38-0.61 kg/week is quoted by a study only
        twins | obese | 30 | 100 | 11.3 | 19.1 | NA | NA | NA | NA | NA | provisional | IOM2009 | confirmed | Term twins. Lower bound also printed as 11.5 or 11.4 kg; use lb as primary. 0.31-0.52 kg/week is quoted by a study only
        """
}
