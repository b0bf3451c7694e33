#ifndef CORGINA_EMBEDDED_TABLES_H
#define CORGINA_EMBEDDED_TABLES_H

#include <stddef.h>

// A table of the clinical reference, Sources/CorginaCore/Tables, compiled into the program. Its bytes live as long as the program.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} corgina_table;

corgina_table corgina_appointments_table(void);
corgina_table corgina_baby_sizes_table(void);
corgina_table corgina_caffeine_table(void);
corgina_table corgina_clinical_codes_table(void);
corgina_table corgina_clinical_rules_table(void);
corgina_table corgina_crisis_lines_table(void);
corgina_table corgina_emergency_numbers_table(void);
corgina_table corgina_fetal_weights_table(void);
corgina_table corgina_fish_table(void);
corgina_table corgina_food_notes_table(void);
corgina_table corgina_food_safety_table(void);
corgina_table corgina_intake_advice_table(void);
corgina_table corgina_intakes_table(void);
corgina_table corgina_interactions_table(void);
corgina_table corgina_iron_salts_table(void);
corgina_table corgina_milestones_table(void);
corgina_table corgina_nutrients_table(void);
corgina_table corgina_postpartum_appointments_table(void);
corgina_table corgina_sources_table(void);
corgina_table corgina_spellings_table(void);
corgina_table corgina_supplements_table(void);
corgina_table corgina_symptoms_table(void);
corgina_table corgina_weight_gain_table(void);

#endif
