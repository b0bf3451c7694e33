import CorginaCore

/// Reads visits: "midwife on Tuesday at 2", "ultrasound appointment tomorrow".
enum AppointmentReader {
    private static let visits = PhraseFinder(
        """
        Midwife = midwife
        Doctor = doctor | gp | doc | dr
        Obstetrician = ob | obgyn | ob gyn | obstetrician | ob appointment
        Ultrasound = ultrasound | scan | anatomy scan | sonogram | dating scan | growth scan | anomaly scan
        Hospital = hospital
        Clinic = clinic | antenatal clinic
        Dentist = dentist
        Blood test = blood test | blood work | bloods
        Glucose test = glucose test | glucose screening | glucose tolerance test
        Check-up = checkup | check up | prenatal visit | antenatal visit | prenatal checkup | prenatal appointment
        Antenatal class = antenatal class | birthing class | prenatal class
        Physiotherapist = physio | physiotherapist
        Dietitian = dietitian | nutritionist
        """)
    private static let words: Set<String> = ["appointment", "appointments", "appt", "visit"]
    private static let around: Set<String> = [
        "appointment", "appt", "visit", "with", "at", "see", "seeing", "saw", "have", "having", "had", "got", "booked",
        "on", "for", "to", "next", "going", "the", "my", "a", "an",
        "is", "week", "remind", "me", "add", "schedule", "scheduled", "new",
    ]

    static func read(_ tokens: [ReadToken], timeIsStated: Bool, claimed: Set<Int>) -> [Finding] {
        for index in tokens.indices {
            let hit = visits.hit(tokens, at: index)
            guard hit != nil || words.contains(tokens[index].text) else { continue }
            let isNamed = tokens.contains { words.contains($0.text) }
            guard timeIsStated || isNamed else { continue }
            let visit = hit ?? tokens.indices.lazy.compactMap { visits.hit(tokens, at: $0) }.first
            let range = hit?.range ?? index..<index + 1
            let start = Surroundings.before(range, tokens, allowing: around, claimed: claimed)
            let end = Surroundings.after(range, tokens, allowing: around, claimed: claimed)
            let title = visit?.name ?? "Appointment"
            let past = tokens[..<range.lowerBound].contains { $0.is("saw") || $0.is("had") || $0.is("went") }
            return [
                Finding(
                    name: title, content: .appointment(Appointment(title: title)), tokens: start..<end, isComing: !past)
            ]
        }
        return []
    }
}
