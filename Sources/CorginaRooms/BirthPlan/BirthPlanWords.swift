import CorginaCore

/// What the plan asks in one respect: questions and answers to choose, none better than another. The words are Corgina's own.
struct BirthPlanWords {
    /// Above her answer, as it is printed: "Who is with me".
    let heading: String
    /// "Who should be with you?"
    let question: String
    /// Answers to choose, in her voice.
    let choices: [String]

    private init(_ heading: String, _ question: String, _ choices: [String] = []) {
        self.heading = heading
        self.question = question
        self.choices = choices
    }

    static func words(_ topic: BirthPlan.Topic) -> BirthPlanWords {
        switch topic {
        case .aboutMe:
            BirthPlanWords("About me", "What should those who care for you know about you?")
        case .company:
            BirthPlanWords(
                "Who is with me", "Who should be with you?",
                ["My partner", "Someone from my family", "A friend", "A doula", "Nobody but the staff"])
        case .surroundings:
            BirthPlanWords(
                "Around me", "What helps you feel at ease?",
                [
                    "Dim light", "Quiet", "My own music", "My own clothes", "Few people in the room", "A closed door",
                    "Something from home",
                ])
        case .talking:
            BirthPlanWords(
                "How to talk to me", "How should things be explained and decided?",
                [
                    "Explain everything before it happens", "Ask me each time", "Tell me only what I need to know",
                    "Ask the person with me if I can’t answer", "Leave us time to talk alone", "I need an interpreter",
                ])
        case .moving:
            BirthPlanWords(
                "How I move and rest", "How would you like to move and rest?",
                [
                    "Walking around", "Changing positions", "On a ball", "In the shower", "In the bath or pool",
                    "In bed", "I’ll see on the day",
                ])
        case .painRelief:
            BirthPlanWords(
                "Pain relief", "What would you like for pain relief?",
                [
                    "Don’t offer any unless I ask", "Tell me the options, and I choose", "Warmth, water and massage",
                    "Breathing, with someone to guide me", "Gas and air (nitrous oxide)", "Medicine by injection",
                    "An epidural",
                    "I’ll decide on the day",
                ])
        case .examinations:
            BirthPlanWords(
                "Examinations", "What matters to you when you are examined?",
                [
                    "Ask me before each one", "As few as possible", "Someone stays with me", "By a woman if possible",
                    "Monitoring that lets me move",
                ])
        case .birth:
            BirthPlanWords(
                "The birth", "What would you like for the birth itself?",
                [
                    "I push when I feel like it", "Guide me when to push", "I choose my position", "A mirror to watch",
                    "I want to touch the baby’s head", "Don’t tell us the sex; we’ll look ourselves",
                ])
        case .cord:
            BirthPlanWords(
                "The cord and the placenta", "What would you like for the cord and the placenta?",
                [
                    "Ask me before the cord is cut", "I cut it", "The person with me cuts it", "Show me the placenta",
                    "I would like to keep the placenta", "I don’t want to see it",
                ])
        case .cesarean:
            BirthPlanWords(
                "If it becomes a cesarean", "If it becomes a cesarean birth, what matters to you?",
                [
                    "The person with me stays with me", "Tell me what happens as it happens",
                    "I want to see my baby being born",
                    "My baby comes to me as soon as it can", "The person with me goes with the baby",
                ])
        case .firstHours:
            BirthPlanWords(
                "The first hours", "How should the first hours with your baby be?",
                [
                    "Skin to skin", "Undisturbed", "Examine the baby beside me", "Ask before anything is done",
                    "Delay the first bath", "The person with me stays with the baby when I can’t",
                ])
        case .feeding:
            BirthPlanWords(
                "Feeding", "How would you like to feed your baby?",
                [
                    "At the breast", "Milk I pump", "Formula", "Both", "I don’t know yet",
                    "Help me with the first feeds", "Ask me before giving a bottle",
                ])
        case .stay:
            BirthPlanWords(
                "Afterward", "What would you like for the days after?",
                [
                    "The baby is with me day and night", "Someone takes the baby while I sleep",
                    "The person with me stays overnight", "Visitors only when we say so", "Home as soon as we can",
                ])
        case .anythingElse:
            BirthPlanWords("What else matters", "What else is important to you: a custom, a belief, a fear, a hope?")
        }
    }
}
