import CorginaCore

/// What a list of Corgina's begins with. She changes whatever she likes. The words are Corgina's own and say what others pack and
/// prepare; none of them is medical advice.
struct StartingList {
    let start: Checklist.Start

    var name: String {
        switch start {
        case .hospitalBag: "Hospital bag"
        case .beforeBirth: "Before the birth"
        case .firstWeeks: "First weeks at home"
        }
    }

    /// "What you may want with you"
    var purpose: String {
        switch start {
        case .hospitalBag: "What you may want with you"
        case .beforeBirth: "Good to settle early"
        case .firstWeeks: "For your first days with the baby"
        }
    }

    var items: [String] {
        switch start {
        case .hospitalBag: Self.bag
        case .beforeBirth: Self.before
        case .firstWeeks: Self.weeks
        }
    }

    private static let bag = [
        "Identity card and insurance card", "Your pregnancy records", "Your birth plan, printed",
        "Phone and a long charging cable", "Something loose to wear", "Bathrobe and slippers", "Warm socks",
        "Hair ties", "Lip balm", "Toothbrush and toiletries", "Glasses or contact lenses", "Water bottle with a straw",
        "Your favorite snacks", "Music and headphones", "A pillow from home", "Comfortable underwear, plenty",
        "Thick pads", "A soft bra or top to feed in", "Clothes to go home in", "Baby: bodysuits and sleepsuits",
        "Baby: hat and socks", "Baby: diapers", "Baby: blanket", "Baby: seat for the car",
        "For the person with you: snacks and fresh clothes",
    ]

    private static let before = [
        "Save the phone number of where you will give birth", "Find the way there, by day and by night",
        "Agree on who is with you, and who else could be", "Arrange who looks after children and animals",
        "Settle leave from work", "Write your birth plan", "Pack the hospital bag", "Find a doctor for the baby",
        "Ask what your insurance needs to know", "A place for the baby to sleep", "Fit the car seat",
        "Wash the first clothes", "Cook and freeze some meals", "Talk about names", "Rest an afternoon",
    ]

    private static let weeks = [
        "Register the birth", "Add the baby to your insurance",
        "Put the checkups for you and the baby into your calendar",
        "Keep a number to call at any hour where you see it", "Meals for the first days",
        "Ask who can help, and with what", "Say when visitors suit you", "Diapers and wipes within reach of the bed",
        "Water and snacks where you feed", "Fresh clothes for the baby, for a week", "Fresh sheets",
        "Take a picture of all of you",
    ]
}

extension Checklist.Start {
    var symbol: Icon {
        switch self {
        case .hospitalBag: .tray
        case .beforeBirth: .calendar
        case .firstWeeks: .heart
        }
    }
}

extension Checklist {
    var symbol: Icon { start?.symbol ?? .check }

    /// "7 of 25 done"; "Nothing on it yet" for one without items.
    var progressWords: String {
        items.isEmpty ? "Nothing on it yet" : "\(doneCount) of \(items.count) done"
    }
}
