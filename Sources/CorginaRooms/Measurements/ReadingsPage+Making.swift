import CorginaCore

extension ReadingsPage {
    /// - Parameters:
    ///   - events: of that kind, newest first.
    ///   - pregnancy: the ongoing one; after a birth or a loss there is none, and nothing tells of weeks.
    ///   - curve: her weights in it, when she gave her weight before.
    ///   - answers: what the latest of them sets off, with what the diary knows besides.
    ///   - afterLoss: whether the last pregnancy ended in one.
    /// - Returns: `nil` for a kind that has a page of its own.
    public init?(
        _ kind: MeasuredKind, events: [HealthEvent], pregnancy: Pregnancy?, curve: WeightCurve?, answers: [CareAnswer],
        afterLoss: Bool = false, profile: Profile, now: Moment, fields: ReadingFields? = nil, errors: [FieldError] = [],
        toast: Toast? = nil
    ) {
        guard !kind.isOfPregnancy else { return nil }
        let events = events.filter { $0.moment <= now }
        self.kind = kind
        self.errors = errors
        self.toast = toast
        self.fields = fields ?? ReadingFields(kind, now: now, units: profile.units)
        english = profile.english
        today = "\(now.day)"
        calls = kind.screen.calls(pregnancy != nil)
        let readings = ReadingSeries(
            kind: kind, profile: profile, events: events, now: now)
        rows = events.prefix(Self.listed).map { readings.row($0) }
        latest = readings.latest
        week = kind.screen.week(readings)
        let age = pregnancy?.gestationalAge(on: now.day)
        care = CareNotice(readings.current(answers), afterLoss: afterLoss, english: profile.english)
        switch kind {
        case .weight:
            guard let pregnancy, let curve, let age else {
                chart = readings.chart
                range = pregnancy == nil ? nil : RangeNote.missing
                return
            }
            let guideline = BodyMassIndex(profile.body).flatMap { WeightGainGuideline.of($0, babies: pregnancy.babies) }
            weights = WeightChart(
                curve: curve, guideline: guideline, here: Double(age.days) / 7, units: profile.units,
                english: profile.english)
            latest?.detail = curve.words(guideline, units: profile.units)
            range = RangeNote(guideline, babies: pregnancy.babies, body: profile.body, units: profile.units)
        case .glucose:
            chart = readings.chart
            logbook = readings.logbook
        default:
            chart = readings.chart
        }
    }
}

extension WeightCurve {
    /// "+5.6 kg since before pregnancy · within the usual range": said without praise or blame.
    fileprivate func words(_ guideline: WeightGainGuideline?, units: Profile.UnitSystem) -> String {
        guard let last = points.last else { return "" }
        let position = (guideline?.position(of: last.gain, at: last.age)?.words).map(SentenceCase.lowered)
        return ["\(Measures(units).gain(last.gain)) since before pregnancy", position].compactMap { $0 }.joined(
            separator: " · ")
    }
}

extension ReadingsPage.RangeNote {
    static let missing = Self(
        words: "Add your height and pre-pregnancy weight to see your usual range.", needsFacts: true)

    init?(_ guideline: WeightGainGuideline?, babies: Int, body: BodyFacts, units: Profile.UnitSystem) {
        guard let bmi = BodyMassIndex(body) else {
            self = .missing
            return
        }
        guard babies < 3 else {
            self.init(
                words: "There is no range for three or more. Your provider knows what suits you.", needsFacts: false)
            return
        }
        guard let guideline, let total = guideline.total else {
            self.init(
                words: "There is too little data for a range for you. Your provider knows what suits you.",
                needsFacts: false)
            return
        }
        let who = "a pre-pregnancy BMI of \(Figure.decimal(bmi.value))\(guideline.isTwins ? " and twins" : "")"
        let gain = Measures(units).gain(total)
        let sure = guideline.isTwins ? " by term, provisional: no weekly range is given for twins" : " in total"
        self.init(
            words:
                "For \(who): \(gain)\(sure). It’s a guide for talking with your provider, not a goal. Source: IOM 2009.",
            needsFacts: false)
        if guideline.isTwins {
            words =
                "For \(who): \(gain)\(sure). It’s a guide for talking with your provider, not a goal. Source: IOM 2009."
        }
    }
}
