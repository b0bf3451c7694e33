import CorginaCore
import CorginaJournal

/// What `corgina dates` prints.
public enum DatesAnswer {
    /// Answers one line of JSON with another.
    public static func line(to question: some Collection<UInt8>, today: CalendarDay) -> String {
        do throws(DatesQuestion.Problem) {
            let (pregnancy, day) = try DatesQuestion(line: question).pregnancy(today: today)
            return json(pregnancy, on: day).description
        } catch {
            return json(error).description
        }
    }

    private static func json(_ problem: DatesQuestion.Problem) -> JSON {
        ["error": .string(problem.description)]
    }

    public static func json(_ pregnancy: Pregnancy, on day: CalendarDay) -> JSON {
        let age = pregnancy.gestationalAge(on: day)
        return [
            "edd": .string(pregnancy.estimatedDueDate.description),
            "gestationalAge": ["weeks": .whole(age.completedWeeks), "days": .whole(age.dayInWeek)],
            "trimester": .whole(pregnancy.trimester(on: day).rawValue),
            "daysRemaining": .whole(pregnancy.daysRemaining(on: day)),
            "progress": .amount((pregnancy.progress(on: day) * 10_000).rounded() / 10_000),
            "status": .string(pregnancy.termCategory(on: day).rawValue),
        ]
    }

    public static func text(_ pregnancy: Pregnancy, on day: CalendarDay) -> String {
        let remaining = pregnancy.daysRemaining(on: day)
        let distance =
            switch remaining {
            case 0: "Due today"
            case 1...: "\(remaining) days to go"
            default: "\(-remaining) days past the due date"
            }
        return """
            Estimated due date  \(pregnancy.estimatedDueDate)
            Gestational age     \(pregnancy.gestationalAge(on: day).spelledOut)
            Trimester           \(pregnancy.trimester(on: day).ordinal)
            \(distance)
            """
    }
}
