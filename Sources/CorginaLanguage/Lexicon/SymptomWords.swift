/// What people call what they feel, by the name Corgina logs. Data only; names follow the project's symptom table.
enum SymptomWords {
    /// "Name = phrase | phrase"; words in any inflection listed.
    static let lines = """
        Nausea = nausea | nauseous | nauseated | queasy | feeling sick | felt sick | feel sick | feeling a bit sick | morning sickness | sick to my stomach | bit sick | little sick | so sick | really sick | very sick
        Vomiting = vomiting | vomited | threw up | throwing up | puked | puking | been sick | cant keep anything down | cant keep food down | cant keep water down | cant keep fluids down | cant keep liquids down | couldnt keep anything down
        Heartburn = heartburn | acid reflux | reflux | indigestion
        Constipation = constipation | constipated
        Diarrhoea = diarrhea | diarrhoea | the runs
        Bloating and gas = bloating | bloated | gassy
        Haemorrhoids = hemorrhoids | haemorrhoids | piles
        Fatigue = fatigue | fatigued | tired | exhausted | exhaustion | worn out | no energy
        Trouble sleeping = insomnia | cant sleep | couldnt sleep | trouble sleeping | slept badly | didnt sleep
        Headache = headache | headaches | migraine | head hurts
        Vision change = blurry vision | blurred vision | seeing spots | seeing stars | flashing lights | vision changes
        Dizziness = dizzy | dizziness | lightheaded | light headed
        Fainting = fainted | fainting | passed out
        Shortness of breath = short of breath | shortness of breath | breathless | cant breathe
        Chest pain or racing heart = chest pain | racing heart | chest hurts
        Palpitations = palpitations
        Vaginal bleeding = bleeding | vaginal bleeding | soaking a pad | soaked a pad | passing clots | passed clots
        Nosebleed = nosebleed | nosebleeds | nose bleed | nose is bleeding | nose bleeding | bloody nose
        Bleeding gums = bleeding gums | gums are bleeding | gums bleed | gums bleeding
        Vaginal discharge = discharge | vaginal discharge
        Seizure = seizure | had a fit | convulsions
        Thoughts of self-harm = want to die | hurt myself | harm myself | kill myself | hurt the baby | harm the baby
        Fall or injury = fell down | fell over | car crash | car accident | fell on my belly | fell on my stomach
        Light spotting = spotting
        Cramping = cramps | cramping | period pain
        Severe belly pain = belly pain | stomach pain | abdominal pain | tummy pain | stomach ache | stomachache | tummy ache | belly ache
        Round ligament pain = round ligament pain
        Back pain = back pain | backache | back hurts | sore back | back ache | lower back pain
        Pelvic girdle pain = pelvic pain | pelvic girdle pain | hip pain
        Pelvic pressure = pelvic pressure
        Leg cramp = leg cramp | leg cramps | calf cramp
        Swelling of feet and hands = swelling | swollen feet | swollen ankles | swollen hands | puffy feet | swollen face | puffy face | face is swollen | swollen fingers | swollen leg | leg is swollen
        Itching = itching | itchy | itch
        Rash or acne = rash | acne | pimples
        Fever = fever | feverish | temperature of | temperature is | temperature was | high temperature | temp of | temp is | temp was
        Burning or frequent urination = burning when i pee | burning urination | uti
        Fluid leak or gush = waters broke | water broke | leaking fluid
        Practice contractions = braxton hicks | practice contractions
        Reduced movement = baby not moving | baby is not moving | baby hasnt moved | baby stopped moving | baby isnt moving | reduced movement | less movement | fewer kicks | fewer movements | cant feel the baby | cant feel baby | cant feel my baby | havent felt the baby | havent felt baby | havent felt my baby | havent felt any movement | havent felt any kicks | hasnt moved | no movement today | baby moving less | baby is moving less | moving less than usual
        Craving = craving | cravings
        Food aversion = food aversion | aversion
        Low mood = low mood | feeling down | depressed | crying | tearful
        Anxiety = anxious | anxiety | worried
        Sore breasts = sore breasts | tender breasts | breast tenderness
        Stuffy nose = stuffy nose | congested | runny nose
        """

    /// What comes with a symptom, or what it is like, by the reference's name of the sign. Read only where a rule about the symptom asks for it.
    static let signs = """
        sudden = sudden | suddenly
        persistent = wont go away | doesnt go away | not going away | wont stop | constant | constantly | persistent
        palms_soles = palms | soles | itchy hands | hands and feet | itchy feet
        night = at night
        no_rash = no rash | without a rash | without rash
        face = face
        one_leg = one leg | left leg | right leg | swollen leg | leg is swollen
        one_leg_swollen = leg is swollen | swollen leg | swollen calf | calf is swollen
        red = red
        hot = hot
        hard = hard
        lump = lump
        one_sided = one side | one sided | left side | right side
        rhythmic = rhythmic | in waves | comes and goes | coming and going
        burning = burning | burns | uti
        blood = blood | bloody
        bleeding_heavy = soaking a pad | soaked a pad | soaking pads | clots | heavy | heavily | a lot
        cannot_walk = cant walk | cannot walk | couldnt walk | cant stand
        spreading = spreading
        blisters = blisters
        yellow = yellow
        green = green
        bloody = bloody
        watery = watery
        itch = itchy | itching
        smell = smell | smells | smelly
        nonfood_craving = ice | clay | paint | chalk | dirt | soil
        regular = regular | regularly
        """

    /// Severity 1 (mild) to 5 (severe) by the word beside the symptom.
    static let severities: [String: Int] = [
        "slight": 1, "slightly": 1, "mild": 1, "mildly": 1, "bit": 1, "little": 1, "faint": 1, "touch": 1,
        "somewhat": 2, "kinda": 2,
        "moderate": 3, "moderately": 3, "quite": 3, "pretty": 3, "fairly": 3, "really": 4, "very": 4, "so": 4, "bad": 4,
        "badly": 4,
        "strong": 4, "terrible": 5, "terribly": 5, "severe": 5, "severely": 5, "awful": 5, "horrible": 5, "extreme": 5,
        "extremely": 5, "unbearable": 5, "worst": 5, "intense": 5, "splitting": 5,
    ]

    /// Names that say by themselves how strong it is.
    static let severest: Set<[String]> = [["cant", "breathe"]]

    static let resolved: Set<String> = ["gone", "better", "stopped", "over", "passed", "disappeared", "eased"]
}
