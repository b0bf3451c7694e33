/// Words as people type them in a hurry, or say them in Spanish, Tagalog, Hindi or Scots among English, each with the word the readers know it by.
///
/// Names of the catalogue are read through them as well, so that "tres leches" stays one. Nothing stands here that is an English word
/// too: "wed" is how "we'd" is read.
enum EverydaySpellings {
    static let words: [String: String] = {
        var words: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let sides = line.split(separator: "=").map { $0.split(separator: " ").map(String.init) }
            guard sides.count == 2, let meant = sides[0].first else { continue }
            for word in sides[1] { words[word] = meant }
        }
        return words
    }()

    /// The tokens by the words the readers know them by; each keeps its place.
    static func read(_ tokens: [Token]) -> [Token] {
        let words = tokens.indices.map { place in
            let word = isFor(tokens, place) ? "for" : SpokenShort.word(tokens, place)
            return word.map { Token(kind: .word, text: $0, range: tokens[place].range) } ?? read(tokens[place])
        }
        return UnitAndHalf.read(words)
    }

    /// "chook roll 4 lunch", "spag bol 4 tea"; but "2 dinner rolls", "had 4 tea".
    private static func isFor(_ tokens: [Token], _ place: Int) -> Bool {
        guard place > 0, tokens[place].number == 4, place + 1 < tokens.count else { return false }
        let meal = read(tokens[place + 1]).text
        guard MealWords.meal(meal) != nil || meal == "tea" && isNamed(tokens[place - 1]) else { return false }
        return place + 2 == tokens.count || !tokens[place + 2].isWord || behindMeal.contains(tokens[place + 2].text)
    }

    /// Whether the word may end what a meal was: no "had", no "and".
    private static func isNamed(_ token: Token) -> Bool {
        token.isWord && Lexicon.shared.roles(of: token.text).isDisjoint(with: [.eating, .linking, .filler, .empty])
    }

    private static let behindMeal: Set<String> = [
        "again", "agen", "today", "tonight", "2day", "2nite", "tonite", "yesterday", "yday", "and", "n", "nd", "then",
        "but", "cos", "coz",
        "lol", "w", "with", "was", "x", "xx", "l8r", "later",
    ]

    /// The token by the word the readers know it by; it keeps its place.
    private static func read(_ token: Token) -> Token {
        guard token.isWord, let word = words[token.text] else { return token }
        return Token(kind: .word, text: word, range: token.range)
    }

    private static let lines = """
        night = nite raat gabi
        yesterday = yday yest ystday ystrday ayer kahapon
        today = 2day hoy aaj
        tonight = tonite 2nite
        tomorrow = tmrw tomoz
        afternoon = arvo
        are = r
        just = jst
        with = wi wid wiv
        large = lg lge
        small = sm sml
        your = ur
        because = cos cuz coz bcoz bc porque kasi kyunki
        they = dey
        this = dis
        them = dem
        there = dere
        from = frm fae fra
        before = b4 antes
        after = aftr despues después phir
        about = abt aboot
        all = aw
        more = mair
        good = guid
        little = likkle
        on = pon
        took = tek tuk
        dont = dinnae dinna
        isnt = isnae isny
        wasnt = wasnae wasny
        havent = havenae huvnae
        hasnt = hasnae
        wouldnt = wouldnae
        couldnt = couldnae
        myself = masel misself mesel
        doctor = doktor
        husband = asawa esposo marido
        blood = dugo
        spoons = chamachs kutsaras
        feel = siento
        month = mes mahina
        monday = mon lunes
        tuesday = tues martes
        wednesday = weds miercoles miércoles
        thursday = thurs thur jueves
        friday = fri viernes
        saturday = sábado sabado
        sunday = domingo
        march = mar
        weight = wt
        breakfast = desayuno desayuné desayune nashta nashte almusal agahan
        lunch = almuerzo almorcé almorce tanghalian
        dinner = cena cené cene hapunan
        snack = merienda
        a = un una
        two = dos dalawang dalawa
        three = tres tatlong tatlo
        four = cuatro apat
        five = cinco
        six = seis
        seven = siete
        eight = ocho
        nine = nueve
        ten = diez
        some = unos unas
        another = otra otro
        plate = plato platito
        plates = platos
        glass = vaso vasito
        glasses = vasos
        cup = taza tacita
        cups = tazas
        tablespoon = cucharada
        tablespoons = cucharadas
        teaspoon = cucharadita
        slice = rebanada
        slices = rebanadas
        piece = pedazo pedacito
        pieces = pedazos
        bottle = botella
        bottles = botellas
        handful = puñado
        ate = comí comi khaya khayi khaaya kumain kinain
        drank = tomé uminom ininom tomamos
        dizzy = mareada nahihilo nahilo mareado
        nausea = nauseas náuseas asco
        vomited = vomité vomite sumuka nagsuka nasuka
        heartburn = agruras acidez
        tired = cansada pagod cansado
        swollen = hinchada hinchado hinchados hinchadas manas namamanas sooj
        constipated = estreñida
        bleeding = sangrando sangrado
        contractions = contracciones
        fever = fiebre bukhar lagnat
        pain = dolor dard
        vitamin = vitamina
        vitamins = vitaminas
        iron = hierro
        calcium = calcio
        magnesium = magnesio
        regular = reg
        medium = med
        piece = pc
        killing = killin
        kicks = pataditas patadas
        moving = moviendo gumagalaw
        out = oot
        no = nae naw walang
        didnt = didny didnae
        cant = cannae
        appointment = cita
        belly = belle tiyan panza
        baby = bebe pikin
        cramps = calambres
        feet = paa
        back = likod kamar
        head = ulo heid
        hurts = masakit sumakit
        swelling = soojan sujan
        vomiting = ulti
        nauseous = nasusuka
        spoon = chamach kutsara
        bowl = katori tazon
        little = lil konting
        very = bahut sobrang
        not = nahi nahin hindi
        one = isang
        only = lang
        and = aur tsaka
        without = bina
        apples = manzanas
        apple = manzana
        almonds = almendras
        bread = tinapay
        banana = saging
        fish = isda pescado
        eggs = ande
        egg = anda itlog
        coffee = kape
        milk = gatas
        water = paani pani aguita
        oclock = baje
        hour = hora
        hours = ghante ghanta horas oras
        sleep = neend tulog
        slept = soyi natulog
        morning = subah umaga
        earlier = kanina
        now = ngayon noo
        again = agin agen
        over = ower
        down = doon
        running = rinnin
        was = wis wus
        for = fur fer
        then = tapos tas
        anoche = kagabi
        ate = nyam et
        morning = mawnin mornin
        nauseous = naar
        """
}
