/// Single words that tell what was felt, where the models marked that something was. Data only; names follow the project's symptom table.
enum FeltWords {
    /// What a marked stretch tells of: by one of its words, else by a part of the body and what it feels.
    static func name(_ tokens: ArraySlice<ReadToken>) -> String? {
        guard !tokens.contains(where: { BodyWords.animals.contains($0.text) }) else { return nil }
        if let named = tokens.lazy.compactMap({ names[$0.text] ?? names[$0.form] }).first { return named }
        guard let part = tokens.first(where: BodyLexicon.isPart), let name = BodyLexicon.partNames[part.form] else {
            return nil
        }
        let body = BodyPart(name: name, index: 0, isHers: true)
        let feeling = tokens.lazy.compactMap { feelings[$0.text] }.first
        return feeling.flatMap { BodyLexicon.name(body, $0) }
    }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let sides = line.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
            guard sides.count == 2 else { continue }
            for word in sides[1].split(separator: " ") { names[String(word)] = sides[0] }
        }
        return names
    }()

    private static let feelings: [String: String] = {
        var feelings: [String: String] = [:]
        for (name, words) in [
            (
                "pain",
                "pain paining hurting hurt hurts ache aching achy agony sore killing kill murder throbbing wrecked ruined bad wahala grief masakit duele dukh dard"
            ),
            ("swell", "swollen puffy fat huge massive swole ballooned balloons bloated swelling swelled hinchados"),
            ("itch", "itchy itching scratchy"), ("numb", "numb tingling tingly"), ("cramp", "cramp cramps cramping"),
        ] {
            for word in words.split(separator: " ") { feelings[String(word)] = name }
        }
        return feelings
    }()

    private static let lines = """
        Vomiting = vomit vomiting vomited vom vomming vommed puke puked puking spew spewed spewing suka ulti threw throwing thrown boke bokes
        Nausea = nausea nauseous queasy sick sicky sickly boaky icky pukey mual asco nasusuka
        Heartburn = heartburn reflux indigestion acid acidity acidic jalan agruras
        Fatigue = tired exhausted knackered shattered shag shagged drained wiped zonked weak weakness weaker weary wrecked fatigue puggled pooped beat pagod cansada tiring thakan kamzori
        Dizziness = dizzy dizziness lightheaded giddy woozy faint spinny vertigo hilo mareo mareada chakkar
        Headache = headache headaches migraine head-ache ulo sir
        Constipation = constipated constipation bunged
        Diarrhoea = diarrhea diarrhoea runs trots squits
        Bloating and gas = bloated bloating gassy gas windy wind burping kembung
        Trouble sleeping = insomnia sleepless
        Itching = itchy itching itch itchiness
        Hot flushes = flushes flushed sweaty sweating sweats sweat sweated
        Shakiness = shaky shakes trembling jittery trembly
        Cramping = crampy
        Anxiety = anxious anxiety worried panicky nervous stressed
        Low mood = tearful weepy teary crying cried miserable
        Stuffy nose = congested stuffy snotty sniffly bunged-up
        Cough = cough coughing
        Fever = fever feverish shivery shivering chills
        Shortness of breath = breathless winded
        Palpitations = palpitations
        Leg cramp = charley
        """
}
