import EmbeddedTables

/// The tables the program carries, one for each file in `Tables`. Each is read once, where its rows are made.
extension ReferenceTable {
    static var appointments: Self { Self("appointments.csv", corgina_appointments_table()) }
    static var babySizes: Self { Self("baby-sizes.csv", corgina_baby_sizes_table()) }
    static var caffeine: Self { Self("caffeine.csv", corgina_caffeine_table()) }
    static var clinicalCodes: Self { Self("clinical-codes.csv", corgina_clinical_codes_table()) }
    static var clinicalRules: Self { Self("clinical-rules.csv", corgina_clinical_rules_table()) }
    static var crisisLines: Self { Self("crisis-lines.csv", corgina_crisis_lines_table()) }
    static var emergencyNumbers: Self { Self("emergency-numbers.csv", corgina_emergency_numbers_table()) }
    static var fetalWeights: Self { Self("fetal-weights.csv", corgina_fetal_weights_table()) }
    static var fish: Self { Self("fish.csv", corgina_fish_table()) }
    static var foodNotes: Self { Self("food-notes.csv", corgina_food_notes_table()) }
    static var foodSafety: Self { Self("food-safety.csv", corgina_food_safety_table()) }
    static var intakeAdvice: Self { Self("intake-advice.csv", corgina_intake_advice_table()) }
    static var intakes: Self { Self("intakes.csv", corgina_intakes_table()) }
    static var interactions: Self { Self("interactions.csv", corgina_interactions_table()) }
    static var ironSalts: Self { Self("iron-salts.csv", corgina_iron_salts_table()) }
    static var milestones: Self { Self("milestones.csv", corgina_milestones_table()) }
    static var nutrients: Self { Self("nutrients.csv", corgina_nutrients_table()) }
    static var postpartumAppointments: Self {
        Self("postpartum-appointments.csv", corgina_postpartum_appointments_table())
    }
    static var sources: Self { Self("sources.csv", corgina_sources_table()) }
    static var spellings: Self { Self("spellings.csv", corgina_spellings_table()) }
    static var supplements: Self { Self("supplements.csv", corgina_supplements_table()) }
    static var symptoms: Self { Self("symptoms.csv", corgina_symptoms_table()) }
    static var weightGain: Self { Self("weight-gain.csv", corgina_weight_gain_table()) }

    private init(_ file: String, _ table: corgina_table) {
        self.init(file, Array(UnsafeBufferPointer(start: table.bytes, count: table.count)))
    }
}
