#include "EmbeddedTables.h"

// #embed is C23; the compiler has it in every mode and only says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define TABLE(name)                                \
    corgina_table corgina_##name##_table(void) {   \
        return (corgina_table){name, sizeof name}; \
    }

static const unsigned char appointments[] = {
#embed "../CorginaCore/Tables/appointments.csv"
};
TABLE(appointments)

static const unsigned char baby_sizes[] = {
#embed "../CorginaCore/Tables/baby-sizes.csv"
};
TABLE(baby_sizes)

static const unsigned char caffeine[] = {
#embed "../CorginaCore/Tables/caffeine.csv"
};
TABLE(caffeine)

static const unsigned char clinical_codes[] = {
#embed "../CorginaCore/Tables/clinical-codes.csv"
};
TABLE(clinical_codes)

static const unsigned char clinical_rules[] = {
#embed "../CorginaCore/Tables/clinical-rules.csv"
};
TABLE(clinical_rules)

static const unsigned char crisis_lines[] = {
#embed "../CorginaCore/Tables/crisis-lines.csv"
};
TABLE(crisis_lines)

static const unsigned char emergency_numbers[] = {
#embed "../CorginaCore/Tables/emergency-numbers.csv"
};
TABLE(emergency_numbers)

static const unsigned char fetal_weights[] = {
#embed "../CorginaCore/Tables/fetal-weights.csv"
};
TABLE(fetal_weights)

static const unsigned char fish[] = {
#embed "../CorginaCore/Tables/fish.csv"
};
TABLE(fish)

static const unsigned char food_notes[] = {
#embed "../CorginaCore/Tables/food-notes.csv"
};
TABLE(food_notes)

static const unsigned char food_safety[] = {
#embed "../CorginaCore/Tables/food-safety.csv"
};
TABLE(food_safety)

static const unsigned char intake_advice[] = {
#embed "../CorginaCore/Tables/intake-advice.csv"
};
TABLE(intake_advice)

static const unsigned char intakes[] = {
#embed "../CorginaCore/Tables/intakes.csv"
};
TABLE(intakes)

static const unsigned char interactions[] = {
#embed "../CorginaCore/Tables/interactions.csv"
};
TABLE(interactions)

static const unsigned char iron_salts[] = {
#embed "../CorginaCore/Tables/iron-salts.csv"
};
TABLE(iron_salts)

static const unsigned char milestones[] = {
#embed "../CorginaCore/Tables/milestones.csv"
};
TABLE(milestones)

static const unsigned char nutrients[] = {
#embed "../CorginaCore/Tables/nutrients.csv"
};
TABLE(nutrients)

static const unsigned char postpartum_appointments[] = {
#embed "../CorginaCore/Tables/postpartum-appointments.csv"
};
TABLE(postpartum_appointments)

static const unsigned char sources[] = {
#embed "../CorginaCore/Tables/sources.csv"
};
TABLE(sources)

static const unsigned char spellings[] = {
#embed "../CorginaCore/Tables/spellings.csv"
};
TABLE(spellings)

static const unsigned char supplements[] = {
#embed "../CorginaCore/Tables/supplements.csv"
};
TABLE(supplements)

static const unsigned char symptoms[] = {
#embed "../CorginaCore/Tables/symptoms.csv"
};
TABLE(symptoms)

static const unsigned char weight_gain[] = {
#embed "../CorginaCore/Tables/weight-gain.csv"
};
TABLE(weight_gain)
