/// General English, by what a word does when people tell what they ate. Data only.
enum CommonWords {
    static let lists: [(WordRole, String)] = [
        (.determiner, "a an the my some another this these those our his her their your any"),
        (.eating, eating),
        (.joining, joining),
        (.filler, filler),
        (.filler, texture),
        ([.filler, .story], story),
        (.glue, glue),
        (.size, sizes),
        (.container, containers),
        (.occasion, occasions),
        (.part, parts),
        (.occasionPreposition, "for at during as on in to while after before throughout over around by"),
        (.pronoun, "i ive im we he she they you it id me us myself she's youve weve"),
        (.timeWord, times),
        (.linking, "and with or n plus w"),
        (.empty, empty),
        (.chat, chat),
        (.counting, counting),
    ]

    private static let counting = """
        zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
        eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety few several couple pair half quarter
        third dozen a an another the
        """

    private static let eating = """
        had have having has ate eat eating eaten eats drank drink drinking drunk drinks enjoyed enjoying enjoy enjoys
        savored savoring savoured savouring savor relished relishing relish munched munching munch sipped sipping sip
        devoured devouring consumed consuming consume consisted consisting consists included including includes include
        featured featuring features feature indulged indulging indulge treated treating grabbed grabbing grab chose
        choose choosing opted opting opt selected selecting picked picking feasted feasting feast snacked snacking
        nibbled nibbling dined dining gulped gulping chugged guzzled downed swallowed finished finishing washed washing
        tried trying tasted tasting ordered ordering got getting made making prepared preparing cooked whipped fixed
        kicked kicking started starting began beginning begin fueled fueling fuelled comprised comprising comprises
        added adding add wolfed scarfed polished demolished inhaled cracked opened opening unwrapped poured pouring
        went going decided deciding quenched quenching satisfied satisfying refreshed refreshing hydrated hydrating
        involved ended ending concluded concluding wrapped rounded rounding
        indulging grabbing savoring dipping splurged helped fancied craved needed wanted reached settled delighted chewed gobbled dug sucked licked crunched
        chomped crunching slurped swigged swilled popped
        """

    private static let joining = """
        alongside accompanied accompanying complemented complementing paired pairing followed along together plus also
        then coupled preceded balanced capped besides afterwards afterward additionally while joined matched teamed
        """

    private static let filler = """
        delicious refreshing tasty yummy delightful satisfying hearty savory savoury flavorful flavourful wonderful
        lovely nice great good perfect perfectly amazing scrumptious mouthwatering crisp crispy crunchy chilled
        warm warming cozy comforting simple quick light-hearted classic favorite favourite fresh freshly
        indulgent decadent generous generously hydrating soothing vibrant zesty tantalizing nutritious wholesome healthy
        healthier nourishing luscious smooth succulent tender juicy fluffy gooey cheery colorful colourful
        exquisite fabulous fantastic enjoyable pleasant pleasing appetizing tempting irresistible gorgeous beautifully
        lightly nicely simply really very quite pretty just only about around approximately roughly maybe probably
        actually basically like so too well truly absolutely ultra super extra-special single-handedly
        cool cooling cold hot iced-cold ice-cold steaming robust balanced balancing energizing invigorating
        midmorning treat touch kick hit spot cravings craving hunger appetite thirst mood boost
        traditional typical usual tiny-bit lot lots bunch bit little rich velvety dreamy heavenly divine
        standard proper decent serving portion helping moderate modest moderate-sized homely rustic beloved trusty
        complete completely entirely fully quickly gently thinly thickly slightly deliciously enhancing enhanced
        tastefully carefully wonderfully delightfully finely nestled cooked-to-perfection perfection goodness
        delight delights combination combo pairing duo choice selection assortment variety mixture array
        way end start moment addition experience option highlight companion accompaniment contrast occasion
        pleasure joy beginning reward world life something dish note perfect-for feel feeling whole-heartedly nice-looking accent
        sized size sizes flavored-packed flavor-packed packed bursting burst drenched
        takeaway takeout costa greggs tesco sainsburys asda aldi lidl waitrose pret nando nandos sneaky cheeky again lol haha ok okay um umm uh uhh erm er hmm yeah oops obviously obvs
        toasty satisfy quench curb ease tame offer offered offers
        please thanks complement right sure taste tastes profile unique
         couldnt resist truly every single sugary bright nestled melting convenient yet pure piping scrummy instead
        """

    /// How food is to the tongue and the eye.
    private static let texture = """
        exotic frosty breezy chilly summery wintry autumnal flaky zingy zippy peppy fizzy foamy frothy airy pillowy silky
        crackly aromatic fragrant earthy fiery tangy moist icy spongy crumbly melty oozy sizzling steamy dainty subtle bold
        mellow delicate tossed leftover leftovers reheated heated warmed thawed
        """

    /// What people do, where and how, on their way to a meal.
    private static let story = """
        came come comes coming gone goes brought bring stopped stopping swung swing hitting ran run running
        rushed rush rushing raced hurried hurry spent spend spending called call calling leaned leaning skipped
        skipping skip gave give given caught felt turned turning kept keeping sat sitting stood standing walked
        walking walk worked working watched watching watch played playing read reading studied studying talked
        talking chatted chatting met meeting drove driving drive rode riding traveled travelled traveling flew
        sailed hiked hiking biked jogged jogging exercised trained training cleaned cleaning shopped shopping
        visited visiting celebrated celebrating celebrate relaxed relaxing unwound winding lounged rested
        resting nipped nipping napped dozed dozing snoozed slept snooze siesta nap naps woke waking headed heading returned arrived left leaving stayed staying passed passing
        waited waiting looked looking saw seen heard found thought knew wished wanting hoped managed allowed
        powered propelled tided carried carrying heating spooned ladled forked
        piled heaped tucked dived diving sneaked snuck stole swiped nabbed snagged biting lapped
        slugged knocked tooth film television tv book books phone computer desk couch sofa car bus
        train plane commute office gym workout practice class lecture errands chores homework laundry yard porch
        patio park pool kitchen counter window door bed bedroom room apartment hotel airport station highway
        party picnic potluck birthday anniversary vacation trip adventure tummy soul mind mouth palate nose
        creative lazy busy hectic rough tough tired sleepy grumpy cranky anxious excited starving thirsty
        famished peckish ravenous sweetly softly slowly happily gladly eagerly rainy snowy stormy sweltering humid sort everything anything nothing
        somebody someone everyone final finally eventually initially ordinary fancy humble casual informal
        formal version batch session goody goodies
        seems seem lucky seat praying work fridge freezer pub cinema smell smells smelled smelt smelling cute brushed brush breathe breathing breath lay laying lie lying crowded fasting fasted hidden bless mine
        meant means became seemed appeared lasted happened craving away enough somehow anyway otherwise go lone unconventional minimal plenty comfort barely
        thing things temptation strangely
        oddly purely mostly mainly partly surely stirred shift meantime
        """

    private static let glue = """
        with by to it down off up of for into on in i me myself my our was were is be been and but all out from
        at that which so as about the meal dish
        """

    static let sizes = """
        small medium large big huge extra little tiny mini miniature regular jumbo giant king xl xxl tall grande venti
        thin thick bite fun snack personal individual extra-large family standard supersize supersized massive
        footlong child kid kids senior kiddie
        """

    static let containers = """
        can cans tin tins bottle bottles jar jars carton cartons box boxes bag bags packet packets pack packs package
        packages pouch pouches sachet sachets tub tubs container containers cup cups glass glasses mug mugs bowl bowls
        plate plates slice slices piece pieces bar bars stick sticks wedge wedges strip strips chunk chunks cube cubes
        scoop scoops square squares spear spears stalk stalks clove cloves leaf leaves sprig sprigs ear ears head heads
        link links patty patties fillet fillets filet filets rasher rashers sheet sheets roll rolls order orders
        serving servings portion portions helping helpings handful handfuls bite bites sip sips spoonful spoonfuls
        dollop dollops drizzle dash pinch splash drop drops knob pat pats tray trays loaf loaves bunch bunches bucket
        pint pints shot shots tablet tablets half halves quarter quarters third section sections segment segments
        round rounds ball balls ring rings finger fingers nugget nuggets tender tenders kernel kernels fry chip chips
        cracker crackers drumstick drumsticks thigh thighs breast breasts wing wings leg legs side basket sleeve
        squirt squeeze scraping smear layer skewer skewers stack stein flute goblet tumbler thermos flask
        inch inches spread pot pots ramekin punnet tin pack sixpack minibag
        """

    static let occasions = """
        breakfast lunch dinner supper brunch snack snacks meal meals lunchtime dinnertime snacktime breakfasttime
        teatime dessert afters pudding elevenses tea treat break routine indulgence feast munchies bite pick
        """

    private static let parts = """
        hint touch layer crust coating bun icing patty marinade filling topping flavor flavour blend mix base glaze
        twist crunch shell center centre skin rind swirl flair variety medley assortment kick frosting breading batter
        sauce dressing garnish sprinkle taste splash-of side-note mixture choice combination bit splash cone finish
        wrapper balance consistency patties buns crusts toppings fillings coatings texture profile crumb dusting drizzle edge note combo
        """

    private static let times = """
        morning afternoon evening night midday mid noon midnight today tonight yesterday tomorrow now early late
        earlier later day days time weekend week monday tuesday wednesday thursday friday saturday sunday ago hour
        hours minute minutes once twice midmorning midafternoon bedtime last recently oclock am pm
        """

    private static let empty = """
        of the a an is was were are be been being that which this these those it its there here to into onto from
        at by as than my me i we you he she they our your his her their us them some any each both all also then
        im ive id just so very really too such s t d m o re ve ll did do does done didnt dont wasnt not no yes
        friend friends husband wife partner mum mom mother dad father sister brother family colleague colleagues
        boyfriend girlfriend coworker coworkers neighbor neighbour
        whose who whom when where what how why because if will would could should can't cant had has have having
        """

    private static let chat = """
        hello hi hey thanks thank please ignore instructions instruction system prompt assistant password admin
        script html body div span alert select insert delete drop table update where from http https www com
        """
}
