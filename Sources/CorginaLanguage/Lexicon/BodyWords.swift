/// Parts of the body, what they can feel, and what that is called. Data only.
enum BodyWords {
    /// "part = word | word", in the one form of the word.
    static let parts = """
        head = head | temple | forehead | skull
        back = back | waist | spine | sacrum | lumbar
        tailbone = tailbone | coccyx
        belly = belly | tummy | stomach | bump | abdomen | tum | uterus | womb | midriff
        pelvis = pelvis | hip | groin | pubic | pubis | crotch | spd | pgp | sij
        vulva = vagina | vulva | fanny | vag | labia | hooha | perineum | cervix
        calf = calf
        leg = leg | thigh | shin | hamstring
        foot = foot | feet | ankle | toe | heel | arch
        sole = sole
        palm = palm
        hand = hand | finger | wrist | thumb | knuckle
        face = face | cheek | eyelid | lip
        chest = chest
        breast = breast | boob | nipple | tit | booby | boobie | areola
        rib = rib | ribcage
        throat = throat | tonsil
        tooth = tooth | molar
        gum = gum
        tongue = tongue
        mouth = mouth
        jaw = jaw
        neck = neck
        shoulder = shoulder
        knee = knee
        arm = arm | elbow | forearm | armpit
        eye = eye
        ear = ear
        nose = nose | nostril | sinus | sinuse
        skin = skin | scalp
        bum = bum | butt | buttock | glute | bottom | bumhole | backside | anus
        vein = vein
        body = body | muscle | joint | bone
        heart = heart
        side = side
        """

    /// "feeling = words | words"; a star before it: food may be so too, so that the part must be clearly hers.
    static let feelings = """
        pain = hurt | hurts | hurting | ache | aches | aching | achy | ached | sore | soreness | pain | pains | painful | paining | pained | throbbing | throbs | throb | killing me | killing | in agony | agony | stabbing | twinge | twinges | niggle | niggles | niggling | playing up | acting up | in bits | giving me grief | giving me gyp | giving me jip | giving me hell | done in | on fire today | screaming | twingey | spasm | spasms | spasming | seized up | bothering me | snapping | pounding | stinging | stings | discomfort | in pieces | stitch | in ribbons | agonising | agonizing | sorest | sorer
        pain* = tender | tenderness | stiff | stiffness | clicking | grinding | ruined | wrecked | burns | raw | murder
        tight* = tight | tightness | is hard | was hard | feels hard | tight and hard
        bruise* = bruise | bruises | bruised | bruising
        cramp = cramp | cramps | cramping | crampy | cramped | cramped up | charley horse | charley horses
        swell = swollen | puffy | swelling | swelled | swell | swells | swelled up | swollen up | puffed up | puffed | puffing up | puff up | puffiness | ballooned | ballooning | blown up | blow up | blew up | blowing up
        swell* = huge | massive | bloated | like balloons | like puddings | like sausages | like tree trunks | like hams | like an elephants | like elephants
        itch = itchy | itching | itches | itch | itched | itchiness | scratchy and red
        numb = numb | numbness | tingly | tingling | tingles | tingle | pins and needles | gone to sleep | went dead | gone dead | goes dead | going dead | dead arm
        burn* = burning | on fire | burn
        bleed = bled | bleeding | bleed | bleeds
        tighten = getting hard | gets hard | got hard | keeps getting hard | keeps going hard | tightening | tightenings | tightens | tightened | going hard | goes hard | went hard | gone hard | rock hard | gone rock hard | going rock hard | goes rock hard | solid as a rock | hard as a rock
        leak = leaking | leaked | leaks | leaky
        heavy* = heavy | heaviness
        hot* = hot | red | hot and red | red and hot | warm and red | warm to touch
        block = blocked | stuffy | runny | running | bunged up | stuffed up | blocked up | congested | dripping | streaming
        dry = dry | cracked | peeling | flaky
        """

    /// "part feeling feeling = Name": the first line that fits; "*" is any.
    static let names = """
        head pain = Headache
        head numb = Numbness and tingling
        back pain cramp tighten tight burn = Back pain
        tailbone pain cramp numb burn = Tailbone pain
        belly pain = Severe belly pain
        belly cramp = Cramping
        belly tighten tight = Practice contractions
        belly swell = Bloating and gas
        belly burn = Heartburn
        belly heavy = Heavy bump
        side pain = Severe belly pain
        side cramp = Cramping
        pelvis pain cramp burn tight = Pelvic girdle pain
        pelvis heavy = Pelvic pressure
        vulva pain burn cramp = Vulval pain
        vulva swell = Vulval swelling
        vulva bleed = Vaginal bleeding
        vulva heavy = Pelvic pressure
        calf pain cramp hot tight = Leg cramp
        leg cramp hot = Leg cramp
        foot cramp = Leg cramp
        sole cramp = Leg cramp
        leg pain burn tight = Leg pain
        leg heavy = Heavy legs
        foot pain burn = Foot pain
        sole pain burn = Foot pain
        foot swell = Swelling of feet and hands
        hand swell = Swelling of feet and hands
        face swell = Swelling of feet and hands
        leg swell = Swelling of feet and hands
        calf swell = Swelling of feet and hands
        eye swell = Swelling of feet and hands
        arm swell = Swelling of feet and hands
        body swell = Swelling of feet and hands
        hand pain cramp burn = Hand pain
        palm pain burn = Hand pain
        face pain = Face pain
        chest pain cramp heavy tight tighten = Chest pain or racing heart
        chest burn = Heartburn
        heart pain = Chest pain or racing heart
        heart burn = Heartburn
        breast pain burn swell heavy hot cramp = Sore breasts
        breast leak = Breast tenderness or leak
        rib pain cramp = Rib pain
        rib burn = Heartburn
        throat burn = Heartburn
        throat pain swell tight = Sore throat
        tooth pain = Toothache
        gum pain = Sore gums
        gum swell = Swollen gums
        gum bleed = Bleeding gums
        tooth bleed = Bleeding gums
        mouth pain = Sore mouth
        mouth dry = Dry mouth
        tongue pain burn = Sore mouth
        jaw pain = Jaw pain
        neck pain cramp tight = Neck pain
        shoulder pain cramp tight = Shoulder pain
        knee pain = Knee pain
        knee swell = Knee pain
        arm pain cramp = Arm pain
        eye pain burn = Eye pain
        ear pain = Earache
        nose bleed = Nosebleed
        nose block = Stuffy nose
        nose pain = Stuffy nose
        skin pain burn tight = Sore skin
        skin dry = Dry skin
        bum pain cramp burn = Sore bottom
        vein pain swell itch = Varicose veins
        body pain cramp = Aches and pains
        * bruise = Bruise
        * itch = Itching
        * numb = Numbness and tingling
        """

    /// Parts that are also sold by the butcher, or named in dishes.
    static let eaten: Set<String> = [
        "breast", "rib", "leg", "heart", "tongue", "neck", "shoulder", "belly", "cheek", "calf", "palm", "sole", "foot",
        "feet", "head", "back", "thigh", "eye", "finger", "gum", "skin", "ear", "hand", "stomach", "shin", "toe", "lip",
        "bone", "joint", "side", "bottom", "butt",
    ]

    /// What a part said right after belongs to.
    static let animals: Set<String> = [
        "crab", "chicken", "lamb", "beef", "pork", "turkey", "goat", "frog", "frogs", "duck", "veal", "fish", "pig",
        "pigs", "mutton", "cow", "ox", "prawn", "lobster", "octopus", "squid", "spare", "short", "baby back", "rabbit",
        "venison", "quail", "bbq", "barbecue", "barbecued", "lady", "ladies", "hen", "cod", "lemon", "dover", "salmon",
        "kfc", "chimkin", "chewing", "wine", "bubble", "celery", "garlic", "lettuce", "chair", "table", "dogs", "cats",
    ]

    /// Said before the part, it was made for eating.
    static let cooked: Set<String> = [
        "grilled", "roast", "roasted", "fried", "baked", "cooked", "marinated", "bbq", "smoked", "braised", "boiled",
        "steamed", "stewed", "poached", "glazed", "shredded", "pulled", "cook", "cooking", "grill", "barbecued",
        "ate", "eat", "eating", "eaten", "ordered", "recipe", "juicy", "succulent", "crispy", "tasty", "delicious",
    ]

    /// After "pain" these make it bread, talk or a medicine.
    static let notPain: Set<String> = ["au", "de", "perdu", "relief", "reliever", "killer", "killers", "aux", "meds"]
}
