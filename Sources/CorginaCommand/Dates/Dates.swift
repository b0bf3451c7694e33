import ArgumentParser
import CorginaCore
import CorginaRooms
import CorginaServer

struct Dates: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "How far along, and when is the due date?",
        discussion: """
            Dates a pregnancy by one method and tells where it stands on a day.
            With --lines, reads one JSON object a line and prints one JSON object for each.
            """)

    enum Method: String, CaseIterable, ExpressibleByArgument {
        case lmp, edd, conception, ivf, ultrasound
    }

    @Option(help: "What the pregnancy is dated by.")
    var method: Method = .lmp

    @Option(help: "The date that method needs, YYYY-MM-DD.")
    var date: String?

    @Option(help: "Days from one period to the next, for lmp.")
    var cycleLength = 28

    @Option(help: "Age of the embryo in days at transfer, for ivf.")
    var embryoDay = 5

    @Option(help: "What the scan found, such as 12w3d, for ultrasound.")
    var gestationalAge: String?

    @Option(help: "The day to answer for, YYYY-MM-DD. Default: today.")
    var on: String?

    @Flag(help: "Print one JSON object.")
    var json = false

    @Flag(help: "Answer each line of standard input, a JSON object, with one JSON object.")
    var lines = false

    func validate() throws {
        if !lines && date == nil { throw ValidationError("Give the date with --date YYYY-MM-DD, or use --lines.") }
    }

    func run() throws {
        let today = Surroundings.live.moment(in: nil).day
        if lines {
            try StandardLines.answer { DatesAnswer.line(to: $0, today: today) }
        } else {
            try answerOnce(today: today)
        }
    }

    private func answerOnce(today: CalendarDay) throws {
        let question = DatesQuestion(
            method: method.rawValue, date: date, cycleLength: cycleLength, embryoDay: embryoDay,
            gestationalAge: gestationalAge, on: on)
        do {
            let (pregnancy, day) = try question.pregnancy(today: today)
            print(json ? DatesAnswer.json(pregnancy, on: day).description : DatesAnswer.text(pregnancy, on: day))
        } catch {
            throw ValidationError(error.description)
        }
    }
}
