/// What people call what they feel, by the name Corgina logs. Data only; names follow the project's symptom table.
enum SymptomWords {
    /// "Name = phrase | phrase", as ``SymptomPattern`` reads them; words in any inflection listed.
    static let lines = """
        $very = so very really a bit little proper properly quite pretty slightly bloody absolutely totally too rather super fairly completely kinda utterly well such
        $feel = feel feeling felt feels
        $pee = pee wee urinate peed weed piss peeing weeing pees
        Nausea = nausea | nauseous | nauseated | queasy | $feel $very? $very? sick | morning sickness | sickness | sick to my stomach | $very $very? sick | gag | gagging | gagged | retch | retching | retched | stomach ~ churning/turning/turn/turns/churns | turns/turned/turning my stomach | $feel $very? queasy/icky/seedy/pukey/sicky/sickly | green around the gills | sicky | carsick | car sick | travel sick | want to vomit/puke/hurl | feel like puking/vomiting | dry heaving | made/makes me heave/gag/retch/boak/boke | heaving | heaves | $feel boaky/bokey | stomach ~ flipping/rolling/heaving/lurching | the boak/boke | heave/heaved at/when/again/over
        Vomiting = vomiting | vomited | vomit | threw up | throwing up | throw up | throws up | puked | puking | puke | been sick | was/has/got ~ sick twice/after/again/in/on/three/four/this/yesterday/today/last/all | being sick | spewed | spewing | spew | chucked up | chucking up | chucked/chucking my guts up | chundered | chundering | barfed | barfing | hurled my/up | sicked up | threw/throwing/brought my ~ breakfast/lunch/dinner/tea/food/supper/meal back? up | threw/throwing it/them/everything all? straight? right? back? up | brought/bringing it/everything/them all? straight? back? up | everything came/comes back? up | up it all? came/comes | coming out both ends | head in the toilet/bucket/loo/bowl | hugging the toilet/loo/bowl | puked/spewed/puking my guts up/out | boaked | boked | boaking | boking | sick ~ two/three/four/five/six/seven/eight/nine/ten/several/2/3/4/5/6/7/8/9/10/11/12 times | sick ~ twice/thrice | sick again | upchucked | puked up | ralphed | lost my breakfast/lunch/dinner/tea/supper | came straight/right back? up | came back up | come straight/right back? up | just bile | bringing up bile | threw up bile
        Vomiting = cant/couldnt/not/cannot/nothing/struggling/unable/barely to? keep/keeping * down | nothing/nothings stays/stayed/staying down | nothing will stay down | kept/keeping/keep nothing down | havent kept * down | not kept * down | didnt keep * down
        Vomiting +blood = threw/throwing/throw/bringing/brought up ~ blood | threw/throwing up ** blood in it | vomited/vomiting/puked/puking ~ blood | vomited/vomiting/puked/puking/spewed ** blood in it | being/been sick ** blood in it | blood in my vomit/sick
        Heartburn = heartburn | acid reflux | reflux | indigestion | acidity | heart burn
        Constipation = constipation | constipated | bunged up | backed up | cant poo/poop | couldnt poo/poop | havent ~ pooed/pooped | havent/not been to the toilet/loo for | no poo/poop for | blocked up
        Diarrhoea = diarrhea | diarrhoea | the runs | loose motions/motion/stools/stool/poo/poos | the trots | the squits | runny poo/poos/tummy | the shits
        Bloating and gas = bloating | bloated | gassy | trapped wind/gas | gas pains | so much wind/gas | farting | burping | very windy
        Upset stomach = upset/dodgy/dicky/funny/iffy/unsettled tummy/stomach/belly/tum | tummy/stomach upset/trouble/bug | tummy/stomach/belly is/feels/was/been off | food poisoning | gastro
        Haemorrhoids = hemorrhoids | haemorrhoids | piles | hemmies | hemorrhoid | haemorrhoid
        Fatigue = fatigue | fatigued | tired | exhausted | exhaustion | worn out | no energy | zero energy | knackered | shattered | wiped out | $very drained | $feel $very? drained/lethargic/sleepy/rundown/faded | lethargic | zonked | dead on my feet | running on empty/fumes | run down | sleepy | tiredness | pooped | fell asleep at/on my/the/work desk/bus/train/tube/keyboard/metro | falling asleep at/on | cant keep my eyes open | couldnt keep my eyes open | cream crackered | drowsy | weary | sluggish today | weakness | im/am/feel/feeling $very? wrecked/bushed/spent/beat/banjaxed/jaded/jiggered/puggled/knackered | im/am/still/absolutely $very? done in | absolutely wrecked/done/ruined | dead beat | dead tired | no energy at all
        Trouble sleeping = insomnia | cant sleep | couldnt sleep | trouble sleeping | slept badly/terribly/poorly/horribly | slept like crap/rubbish/shit | didnt sleep | not sleeping | barely/hardly slept a? wink? | slept barely | havent slept | not slept | no sleep | up all night | awake all night | wide awake at/since/from/all/again | tossing and turning | tossed and turned | terrible/rubbish/bad/awful/rough/poor night of? sleep? | sleepless | restless night/nights/sleep | cant get/fall to? back? asleep/sleep | couldnt get/fall to? back? asleep/sleep | awake since | up since | awake from | lay awake | lying awake | broken sleep | woke/waking up every hour | painsomnia | slept a wink
        Headache = headache | headaches | tension headache | migraine | migraines | head hurts | duele ~ la cabeza | me duele mucho la cabeza | pain de cabeza | hurts ang/yung? head | head pain | pain ng head | head dey pain/ache/bang/pound | head wey dey pain | $feel like my head is splitting
        Headache !4 = banging/pounding/thumping/splitting/throbbing head | head/heads ~ banging/pounding/thumping/splitting/exploding
        Dizziness = dizzy | dizzy spell/spells | dizziness | lightheaded | light headed | giddy | giddiness | woozy | vertigo | $feel $very? faint | room ~ spinning | head/heads ~ spinning | head rush | faintness | see everything spinning | nearly/almost fainted | nearly/almost passed out | head spins | head ~ turning/turn me/swimming/light | chakkar | $feel $very? spinny/swimmy
        Forgetfulness = baby brain | brain fog | pregnancy brain | mum/mom brain | preggo brain | brain ~ absolute? scrambled/mush/fried/foggy
        Shakiness = shaky | wobbly legs | legs ~ wobbly | legs ~ turned/turn/turning/gone to jelly | legs like jelly | trembling | the shakes
        Varicose veins = varicose veins/vein | varicose | spider veins | veins ~ popping/bulging/throbbing
        Leg cramp = leg cramp | leg cramps | calf cramp | calf cramps
        Restless legs = restless legs/leg | restless leg syndrome | rls
        Sciatica = sciatica | sciatic nerve/pain | trapped nerve
        Carpal tunnel = carpal tunnel syndrome? | pins and needles in my hands and carpal
        Numbness and tingling = pins and needles
        Hot flushes = hot flushes/flush/flashes/flash | night sweats/sweat | sweating buckets | sheets ~ drenched/soaked | drenched in sweat
        Metallic taste = metallic taste | metal taste | metallic mouth | tastes like metal/pennies/coins/copper/metallic | tasting metal | everything tastes ~ metallic/metal | mouth tastes ~ metallic/metal | taste of metal/pennies | coppery taste
        Furry tongue = tongue ~ furry/fuzzy/coated
        Skin darkening = skin ** dark/darker/darkened | dark patches | melasma | chloasma | linea nigra | dark line down/on
        Excess saliva = mouth ~ full of ~ saliva/spit/spittle/drool | too much saliva/spit/drool | spitting since/all/into/constantly/nonstop/nonestop/into | cant/couldnt stop spitting/drooling/dribbling | keep spitting/drooling | drooling | saliva ~ constantly/nonstop/everywhere/overflowing | excess/excessive saliva | ptyalism | spit cup/bottle
        Dark urine = pee/wee/urine/peeing/weeing ~ dark/brown | dark pee/wee/urine
        Little urine = havent/hasnt/not/hardly/barely peed/weed since/all/today | not/no/havent had/done? a? wee/pee since/all/today | havent had a wee/pee | hardly/barely peeing/weeing
        Snoring = snoring | snored
        Cough = coughing | coughed | cough | hacking cough
        Cold = full of cold | head cold | stinking cold | caught a cold | caught a bug | the flu | got a cold | have a cold | getting a cold | the lurgy | man flu
        Feeling unwell = $feel $very? $very? rotten/crook/poorly/unwell/rough/lousy/ill/rubbish/grotty/crap/crappy/awful/horrible/shit/shite/manky/grim/ropey | under the weather | $feel like death/dying | crook as a dog | like death warmed? up? | came over all? funny
        Cramping = cramps | cramping | crampy | period pain | period pains | period like pain/pains/cramp/cramps | period type pain/pains/cramps | ache/aches like a period | pain ~ in my/the belly/tummy/stomach ~ comes and goes like period pain/pains
        Severe belly pain = stomachache | tummy ache/aches | belly ache/aches | stomach cramp
        Pain = in ~ pain | in ~ agony | sharp/shooting/stabbing pain/pains | my/the pain | pains
        Round ligament pain = round ligament pain/pains | round ligaments | ligament pain/pains | round ligament | round ligament twinge/twinges | stitch ~ down low | stitch ~ in my side
        Back pain = backache | back ache | bad/dodgy/gammy/crook back | my back/backs ~ out/gone/buggered/shot/knackered/bad/broken | backaches | pain de espalda/cintura | waist ~ pain/paining/pains/hurts/hurting/ache/aching/aches/sore
        Back pain = duele ~ la espalda | back a kill mi/me/my | back ~ killing | hurts ang/yung? back | pain ng back | back mein very? pain
        Neck pain = stiff neck
        Shoulder pain = pain ~ tip of my/the shoulder | shoulder tip pain | pain in my shoulder tip
        Aches and pains = stiff shoulders/knees/joints/fingers
        Tailbone pain = tailbone | coccyx
        Pelvic girdle pain = pelvic pain | pelvic girdle pain | pgp | spd | lightning crotch | fanny daggers | bad/dodgy hip/hips/pelvis | pelvis/hips ~ snapping/grinding/clicking/splitting | pubic bone | pelvic bone | lightening crotch | hips ~ cactus/stuffed/buggered/shot/knackered/gone/killing
        Pelvic girdle pain = pelvis/hips $feel/feels like ~ snapping/splitting/breaking/broken/ripping/bruised
        Sore breasts = breasts/boobs/tits/nipples feel/feels like | breast tenderness
        Sore throat = throat feel/feels like | scratchy throat | tickly throat | razor blades
        Pelvic pressure = pelvic pressure | pressure in my pelvis | pressure down below/there | baby ~ falling out | head ~ between my legs
        Swelling of feet and hands = swelling | puffy feet/face/ankles/hands/fingers/eyes | feet/ankles/legs/hands/fingers/toes/cankles ~ like ~ balloons/puddings/sausages/potatoes/hams/trunks/elephants/bricks | feet/ankles/legs/hands/fingers/toes look/looks like | cankles | oedema | edema | cant get my rings/ring off/on | rings dont/wont fit | shoes dont/wont fit | water retention | feet/ankles/legs/hands/fingers/toes are/r/is $very? balloons/puddings/sausages/hams/trunks/bricks | swole | swoll | swelled up | face ~ puffy/swollen | face ~ blown/puffed up | face is/looks/gone/looking/got/getting $very? huge/fat/round/massive/enormous | fat face
        Itching = itching | itchy | itch | itches | itchiness
        Rash or acne = rash | acne | pimples | rashes | hives | spots on my face/chin/back/chest | breakout | breakouts | zits | broken out | breaking out | prickly heat | eczema | pimple | itchy/itching rash/rashes
        Frequent urination = peeing/weeing every/constantly/nonstop/all/a/so/again | up/woke * times/every/hourly to pee/wee | up ** for a wee/pee/piss/tinkle | need/needing to pee/wee all/constantly/every/again | running to the loo/toilet/bathroom | cant stop peeing/weeing | peeing/weeing like | loo/toilet/bathroom every | on the loo every | cant/cannot/couldnt/cannae stop peeing/weeing/pissing/going
        Burning or frequent urination = uti | cystitis | water infection | bladder infection | wee infection
        Burning or frequent urination +burning = burning ~ when/while/whenever i? go? to? $pee | burning urination/wee/pee | burning when i go | burns/stings/hurts/stung/hurt ~ to $pee | burns/stings/hurts/stung/hurt ~ when/whenever/every i? time? i? $pee | painful to $pee | stinging ~ when i $pee | urine ~ burning | burning in urine | pee/wee/urine ~ burns/stings/stinging
        Breast tenderness or leak = im/am/keep/started/been? leaking ~ milk/colostrum
        Urine leakage = im/am/keep/started/been leaking ~ wee/pee/urine | leaked ~ wee/pee/urine | leaking ~ wee/pee/urine | leak ~ pee/wee/urine | peed/wet/weed myself | peed/weed a little/bit | pee/wee a bit/little when | wet my pants/knickers | bladder leak/leaks/leaking/leaked | tiny/little/bit wee/pee came out
        Craving = craving | cravings
        Food aversion = food aversion/aversions | aversion | off my food | no/poor/little appetite | lost my appetite | loss of appetite | appetite ~ gone | zero appetite | cant face food/eating/anything | off all food | turned off food
        Low mood = low mood | $feel $very? $very? low/down/hopeless/blue/tearful/weepy/teary/depressed/miserable/empty/worthless/sad | depressed | depression | crying | tearful | cried | bawled | bawling | sobbed | sobbing | weepy | teary | in tears | down in the dumps | hopeless | miserable | burst into tears | wept | weeping | hollow inside | dont enjoy anything | feel like a failure | cry/cries for no reason | cry over nothing
        Anxiety = anxious | anxiety | worried | worrying | terrified | scared | panicking | panicked | panicky | panic attack/attacks | freaking/freaked out | nervous | stressed | tensed | tension | on edge | stomach ~ in knots | petrified | $feel $very? uneasy | frightened | losing sleep over | racing thoughts | shitting myself | bricking it
        Stuffy nose = congested | runny nose | stuffy nose | cant breathe through ~ nose/it | sniffles | sniffly | sinuses | blocked nose | snotty
        Aches and pains = everything ~ hurts/aches/aching/sore/hurting | aching/sore/achy/hurting all over | body aches/ache/pain/pains | achy | aches and pains | stiff all over
        Vaginal discharge = discharge | vaginal discharge | thrush | yeast infection
        """

    /// What comes with a symptom, or what it is like, by the reference's name of the sign. Read only where a rule about the symptom asks for it.
    static let signs = """
        sudden = sudden | suddenly | out of nowhere | out of the blue | all at once | came on fast | came on quickly | just like that
        persistent = wont go away | doesnt go away | not going away | wont stop | constant | constantly | persistent | wont shift | wont budge | wont ease | wont stop | not shifting | wont leave | wont quit | nothing helps | nothing is helping | done nothing | hasnt helped | not helping | hasnt gone | hasnt shifted | isnt shifting | isnt going
        palms_soles = palms | soles | itchy hands | hands and feet | itchy feet
        night = at night | in the night | all night | every night | nights
        no_rash = no rash | without a rash | without rash | no visible rash | no rashes
        face = face
        one_leg = one leg | left leg | right leg | swollen leg | leg is swollen | one calf | left calf | right calf | one foot | left foot | right foot | one ankle | left ankle | right ankle | only one
        one_leg_swollen = leg is swollen | swollen leg | swollen calf | calf is swollen
        red = red
        hot = hot
        hard = hard
        lump = lump
        one_sided = one side | one sided | left side | right side | either side of one | on the left | on the right
        rhythmic = rhythmic | in waves | comes and goes | coming and going | every few minutes | comes in waves
        burning = burning | burns | uti
        blood = blood | bloody
        bleeding_heavy = soaking a pad | soaked a pad | soaking pads | clots | clot | heavy | heavily | a lot | gushing | pouring | loads | through pads | through a pad | soaked through
        cannot_walk = cant walk | cannot walk | couldnt walk | cant stand | can barely walk | can hardly walk | barely walk | hardly walk
        spreading = spreading
        blisters = blisters
        yellow = yellow
        green = green
        bloody = bloody
        watery = watery
        itch = itchy | itching
        smell = smell | smells | smelly | stinks | fishy
        nonfood_craving = ice | clay | paint | chalk | dirt | soil
        regular = regular | regularly
        """

    /// What stands before a figure that tells how strong it is: "severity 3".
    static let scales = "severity level"

    /// Severity 1 (mild) to 5 (severe) by the word beside the symptom.
    static let severities: [String: Int] = [
        "slight": 1, "slightly": 1, "mild": 1, "mildly": 1, "bit": 1, "little": 1, "faint": 1, "touch": 1, "tiny": 1,
        "niggle": 1, "niggling": 1, "twinge": 1, "twinges": 1, "tad": 1,
        "somewhat": 2, "kinda": 2,
        "moderate": 3, "moderately": 3, "quite": 3, "pretty": 3, "fairly": 3, "rather": 3, "really": 4, "very": 4,
        "so": 4, "bad": 4, "badly": 4, "nasty": 4, "banging": 4, "pounding": 4, "super": 4, "properly": 4,
        "strong": 4, "terrible": 5, "terribly": 5, "severe": 5, "severely": 5, "awful": 5, "horrible": 5, "extreme": 5,
        "extremely": 5, "unbearable": 5, "worst": 5, "intense": 5, "splitting": 5, "excruciating": 5, "agony": 5,
        "killing": 5, "killer": 5, "brutal": 5, "horrendous": 5, "horrific": 5, "dreadful": 5, "blinding": 5,
        "crippling": 5, "agonising": 5, "agonizing": 5, "insanely": 5, "incredibly": 5, "insane": 5, "awfully": 5,
    ]
}
