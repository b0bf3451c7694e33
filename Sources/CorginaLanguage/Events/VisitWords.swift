/// What visits are called: by what is done there, by who is seen, by where.
enum VisitWords {
    /// What is done there, then who is seen, then where: the first that is named gives the visit its name.
    static let visits: [PhraseFinder] = [procedures, people, places].map(PhraseFinder.init)

    private static let procedures = """
        Glucose test = glucose test | sugar test | diabetes test | glucose screening | glucose tolerance test | gtt | ogtt | glucose challenge | one hour test | three hour test | one hour glucose | three hour glucose
        Non-stress test = nst | non stress test | nonstress test | ctg
        Nuchal scan = nt scan | nuchal scan | nuchal translucency | nt ultrasound
        Ultrasound = ultrasound | fetal echo | 4d scan | growth check | scan | scans | anatomy scan | sonogram | dating scan | growth scan | anomaly scan | week scan | viability scan | reassurance scan
        Blood test = blood test | blood draw | labs | blood work | bloodwork | bloods | fasting bloods
        Infusion = iron infusion | iron infusions | infusion
        Fluids = in for fluids | me for fluids | iv fluids | for a drip | iv drip
        Vaccination = whooping cough jab | whooping cough vaccine | flu jab | flu shot | flu vaccine | tdap | vaccination | rsv vaccine
        Antenatal class = antenatal class | birthing class | birth class | prenatal class | antenatal classes | hypnobirthing class
        Check-up = checkup | check up | prenatal visit | antenatal visit | prenatal checkup | prenatal appointment | antenatal appointment | booking appointment | antenatal is
        """

    private static let people = """
        Midwife = midwife | midwives
        Doctor = doctor | gp | doc | dr
        Obstetrician = ob | obgyn | ob gyn | obstetrician | ob appointment | consultant | gynaecologist | gynecologist | gynae
        Endocrinologist = endocrinologist | endo
        Cardiologist = cardiologist
        Maternal medicine = mfm | perinatologist | maternal fetal medicine
        Doula = doula
        Diabetes educator = diabetes educator | diabetic educator | educator
        Anaesthetist = anaesthetist | anesthesiologist | anaesthetics
        Haematologist = haematologist | hematologist | haematology
        Lactation consultant = lactation consultant
        Sonographer = sonographer
        Counsellor = counsellor | counselor | therapist | psychologist
        Pelvic physiotherapist = pelvic floor physio | pelvic physio
        Hygienist = hygienist
        Dentist = dentist
        Physiotherapist = physio | physiotherapist
        Dietitian = dietitian | nutritionist
        Diabetes nurse = diabetes nurse | diabetic nurse
        Health visitor = health visitor
        """

    private static let places = """
        Hospital = hospital
        Clinic = clinic | antenatal clinic
        Ward = the ward
        Day assessment = day assessment | maternity unit | day unit | assessment unit | day assessment unit | triage
        """

    /// The names that people give a visit.
    private static let somebody = PhraseFinder(people).names
    static let words: Set<String> = ["appointment", "appointments", "appt", "visit", "appointmnt"]

    /// What a visit told in these words is called; `nil` where no list knows it.
    static func name(_ words: ArraySlice<ReadToken>) -> String? {
        let words = Array(words)
        for finder in visits {
            for index in words.indices {
                if let hit = finder.hit(words, at: index) { return hit.name }
            }
        }
        return nil
    }

    /// Whether what is named is only who is seen there, in a sentence that does not speak of a visit by that word.
    static func isOnlySomebody(_ name: String, _ tokens: [ReadToken]) -> Bool {
        somebody.contains(name) && !tokens.contains { words.contains($0.text) }
    }

    static func isPlace(_ name: String) -> Bool { whereabouts.contains(name) }
    private static let whereabouts = PhraseFinder(places).names

    /// The visit that is named there.
    static func visit(_ tokens: [ReadToken], at index: Int) -> PhraseFinder.Hit? {
        for finder in visits {
            if let hit = finder.hit(tokens, at: index) { return hit }
        }
        return nil
    }

    /// Whether the words name no visit: "hospital food", "the doctor's scale".
    static func isSomethingElse(_ range: Range<Int>, _ map: ClauseMap) -> Bool {
        let next = map.word(range.upperBound)
        if ["food", "canteen", "cafe", "cafeteria", "bag", "scale", "scales", "list", "waiting"].contains(next) {
            return true
        }
        return range.count == 1 && map.tokens[range.lowerBound].is("dr") && next == "pepper"
    }
}
