extension ClinicalRule {
    /// What the rule rests on, for her: its figures with their units, and what to do beside calling.
    ///
    /// The table's own text where none is given here. A test compares the figures with the table's.
    public var reason: String { Self.reasons[id] ?? text }

    static let reasons = [
        "PUQE_MOD": "A score of 7 to 12 is moderate nausea and vomiting.",
        "PUQE_SEV": "A score of 13 to 15 is severe nausea and vomiting.",
        "NVP_DEHYD":
            "Nothing kept down for 24 hours, no or very dark urine for 8 hours, or dizziness with nausea can mean that you are short of fluid.",
        "NVP_WEIGHT": "You have lost more than 5 % of your weight before pregnancy.",
        "NVP_LATE":
            "Nausea of pregnancy starts before about week 9. When it first comes later, something else may be behind it.",
        "KICK_FAIL": "Fewer than 10 movements in 120 minutes. Do not wait for the next day.",
        "KICK_CHANGE": "A clear change from your baby's usual pattern, or no movement. Do not wait for the next day.",
        "KICK_NONE24": "No movement felt by 24 weeks: your maternity unit should know.",
        "CONTR_511": "About 5 minutes apart, 1 minute long, for 1 hour.",
        "CONTR_411": "About 4 minutes apart, 1 minute long, for 1 hour.",
        "CONTR_PRETERM": "4 or more in an hour, or one every 10 minutes, before 37 weeks can be early labour.",
        "CONTR_WATER":
            "With fluid, bleeding, less movement or fever, the time between contractions does not matter.",
        "BP_HIGH": "140/90 mmHg or above is high. Rest 15 minutes and measure again.",
        "BP_HIGH_SX":
            "140/90 mmHg or above with a headache, changed vision, belly pain, breathlessness or swelling can be preeclampsia.",
        "BP_SEVERE": "160/110 mmHg or above is severe. Measure again only while care is being arranged.",
        "BP_LOW": "Below 90 mmHg with dizziness or fainting.",
        "BP_HOME": "An average of 135/85 mmHg or above at home is high.",
        "GLU_LOW": "Below 70 mg/dL (3.9 mmol/L) is low. Take 15 g of fast sugar and measure again.",
        "FEVER":
            "38.0 °C (100.4 °F) or above. With a rash, stiff neck, breathlessness, belly pain or fluid leak it is an emergency.",
        "FEVER_HIGH": "39.4 °C (103 °F) or above is a high fever.",
        "EPDS_POSSIBLE": "A score of 10 or more is worth talking about.",
        "EPDS_LIKELY": "A score of 13 or more is worth talking about soon.",
        "EPDS_Q10": "Thoughts of harming yourself count from 1 point on, whatever the total.",
        "PHQ2": "A score of 3 or more is worth talking about. It is no diagnosis.",
        "PHQ9": "A score of 10 or more is worth talking about. It is no diagnosis.",
        "GAD7": "A score of 10 or more is worth talking about. It is no diagnosis.",
        "BLEED_HEAVY": "Soaking a pad in 1 hour, passing clots, or any bleeding with severe pain or fainting.",
        "WEIGHT_SUDDEN": "A gain of 2.3 kg (5 lb) or more in 7 days.",
    ]
}
