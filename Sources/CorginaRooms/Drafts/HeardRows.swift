import CorginaCore
import CorginaLanguage
import Markup

/// What is understood while she speaks: a row for each food and for everything else, as the sheet will say it, with nothing to tap.
/// A script puts the rows into ``ListeningSheet``.
package struct HeardRows {
    var events: [DraftEvent]
    var english: WrittenEnglish

    @HTMLBuilder var html: HTML {
        for event in events {
            switch event.content {
            case .food(_, let items, _):
                for item in items { food(item) }
            case .other(let words, _):
                li {
                    disc(words.symbol, words.hue)
                    span(.class("row__main")) { EventLine(words: words, when: event.when).html }
                }
            }
        }
    }

    private func food(_ item: DraftItem) -> HTML {
        li {
            FoodLine(
                emoji: item.emoji, name: item.name, listedName: item.listedName, amount: item.amount,
                certainty: item.certainty, kilocalories: item.kilocalories, english: english
            ).html
        }
    }
}

extension HeardRows {
    /// What is understood of a sentence that she has not ended yet. It is shown and let go: nothing waits, nothing is kept.
    static func answer(_ form: Form, to visit: Visit) -> Answer {
        guard let sentence = form["sentence"], sentence.count <= DraftRoom.longestSentence else {
            return Answer(part: .nothing)
        }
        let events = events(in: sentence, on: visit.pastDay(form), from: visit)
        return Answer(part: HeardRows(events: events, english: visit.english).html)
    }

    package static func events(in sentence: String, on day: CalendarDay?, from visit: Visit) -> [DraftEvent] {
        let draft = DraftRoom.understood(sentence, on: day, from: visit)
        return draft.events.indices.map { DraftRoom.described($0, of: draft, to: visit) }
    }
}
