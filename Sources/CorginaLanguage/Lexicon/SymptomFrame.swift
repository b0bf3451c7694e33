/// The words around a symptom that say whether, whose and how much. Data only.
enum SymptomFrame {
    static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    /// Words that mean little by themselves: they may stand between the words of one symptom.
    static let light = words(
        """
        a an the my our your her his this that these those it its me i im ive am is are was were be been being have has
        had having got get gets getting go goes going gone went do does did feel feels feeling felt so very really
        bloody fucking effing freaking flipping blooming absolutely totally completely properly proper super mega well
        dead pretty quite rather fairly kinda kind sort of bit little tad lot lots loads bad badly awful awfully
        terrible terribly horrible severe severely mild mildly slight slightly constant constantly always still just
        only even also again all both either some any more most much too as in on at from to up down under below above
        behind around across over right left lower upper inner outer side sides either one two whole entire such like
        now today tonight yesterday since lately suddenly sudden randomly usually sometimes often mainly mostly
        definitely seriously literally honestly actually basically probably maybe perhaps extremely incredibly insanely
        ridiculously stupidly weirdly weird odd strange funny new old poor swollen hot red warm hard heavy sharp dull
        shooting stabbing burning sore tender itchy numb tingly stiff tight and with between near where which
        became become becoming turned turning started starting start keep keeps keeping kept come comes coming came
        what how ever way proper big bigger small large tiny massive huge giant insane brutal intense there
        first thing strong minor major occasional regular sharpish dreadful killer crazy mad nasty horrendous
        """)

    /// What denies the words that follow.
    static let denying: Set<String> = words(
        """
        no not never without none nor neither isnt arent wasnt werent aint havent hasnt hadnt didnt dont doesnt cant
        couldnt nothing zero nil cannot wont stopped
        """)
    /// After these nothing is told to have gone: it was never there.
    static let never = words("havent hasnt hadnt didnt dont doesnt never without")
    /// "not so bad": less, but there.
    static let degrees = words("so as too that very quite super overly terribly")

    /// What somebody else is called.
    static let others = Household.family.union(
        words(
            "everyone everybody somebody someone he she they hes shes theyre people lady woman man guy girl teacher nurse"
        ))
    /// What the one who is told of has or is, right after her name ran together with it: "hubby's got".
    static let othersHave = words("got been sick has not had having feeling poorly ill throwing vomiting coughing")
    /// Herself.
    static let own = words("i im ive id ill me my mine myself we were weve our")
    /// Before somebody, these make her no subject: "snapped at my mum".
    static let toward = words("at to with by from on for about of thanks against over and like than near beside")

    /// Who tells of her own when she asks or tells.
    static let selves = words("i ive id im we just also")
    /// What makes it hers now, though it is asked about.
    static let present = words("my im ive keep still")
    /// Others who may well speak of her.
    static let vague = words("they theyre everyone everybody someone somebody people nurse lady woman doctor")

    /// Said of what has not happened: "asked about bleeding", "in case of headaches".
    static let hypothetical = """
        talk = hoping for | hope for | asked ~ about/if/whether | asks about | asking about | told ~ about | talked ~ about | read about | look ~ out for | watch ~ out for | watch for | in case of | in case ~ get | if i get | if i have | if i start | if i notice | if i see | if there is | risk of | prevent | prevents | avoid | lest | warned ~ about | checked for | checking for | dreamt | dreamed | advert for | leaflet on | leaflet about
        """

    /// What says that it has gone, right after it.
    static let gone = """
        gone = gone | buggered off | sodded off | is/are/its/finally done | better | stopped | disappeared | eased | easing | vanished | settled | settling | subsided | lifted | cleared | clearing up | went away | gone away | wore off | worn off | going away | passed off | is/are/was/its/now/finally over | over now | has/have/had/its/finally passed | has/have/its done one | resolved | sorted | let up | lets up | faded | none | under control | no more | melted away | calmed down | died down
        down = went down | gone down | going down | come down | came down | coming down | down now | down a lot | down overnight
        """

    /// The beginnings of words that belong to what was felt: where, when and like what.
    static let tail = words(
        """
        in on at of where when while whenever like as under behind around across than that which every since just only
        even down up out through throughout whilst during by about this last right woke waking keeps keeping playing
        over inside everytime
        """)
    /// After how bad it was, what came of it: "so bad I slept upright".
    static let results = words("i im ive that ill")
    /// Where a symptom's own words stop.
    static let stops = words(
        """
        but then after with from because cos coz cause so and had have ate took drank managed made until till before
        having take taking taken plus though although drink drinking eat eating for breakfast lunch dinner tea supper
        snack brunch brekkie just craving want wanted
        """)
}
