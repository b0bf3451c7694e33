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
                    "Ask who is with me when I cannot answer", "Leave us time to talk alone", "I need an interpreter",
                ])
        case .moving:
            BirthPlanWords(
                "How I move and rest", "How do you imagine moving and resting?",
                [
                    "Walking around", "Changing positions", "On a ball", "In the shower", "In the bath or pool",
                    "In bed", "I will see on the day",
                ])
        case .painRelief:
            BirthPlanWords(
                "Pain relief", "What do you wish for against pain?",
                [
                    "Do not offer any unless I ask", "Tell me what there is, and I choose", "Warmth, water and massage",
                    "Breathing with somebody’s help", "Gas to breathe in", "Medicine by injection", "An epidural",
                    "I will decide on the day",
                ])
        case .examinations:
            BirthPlanWords(
                "Examinations", "What matters to you when you are examined?",
                [
                    "Ask me before each one", "As few as possible", "Somebody stays with me", "By a woman if possible",
                    "Monitoring that lets me move",
                ])
        case .birth:
            BirthPlanWords(
                "The birth", "What do you wish for the moment itself?",
                [
                    "I push when I feel like it", "Guide me when to push", "I choose my position", "A mirror to watch",
                    "I want to touch the baby’s head", "Nobody tells us the sex, we look ourselves",
                ])
        case .cord:
            BirthPlanWords(
                "The cord and the placenta", "And for the cord and the placenta?",
                [
                    "Ask me before the cord is cut", "I cut it", "Who is with me cuts it", "Show me the placenta",
                    "I would like to keep the placenta", "I do not want to see it",
                ])
        case .cesarean:
            BirthPlanWords(
                "If it becomes a cesarean", "If it becomes a cesarean birth, what matters to you?",
                [
                    "Who is with me stays with me", "Tell me what happens as it happens", "I want to see my baby come",
                    "My baby comes to me as soon as it can", "Who is with me goes with the baby",
                ])
        case .firstHours:
            BirthPlanWords(
                "The first hours", "How should the first hours with your baby be?",
                [
                    "Skin to skin", "Undisturbed", "Examine the baby beside me", "Ask before anything is done",
                    "Wait with the first bath", "Who is with me stays with the baby when I cannot",
                ])
        case .feeding:
            BirthPlanWords(
                "Feeding", "How would you like to feed your baby?",
                [
                    "At the breast", "Milk I pump", "Formula", "Both", "I do not know yet",
                    "Help me with the first feeds", "Ask me before giving a bottle",
                ])
        case .stay:
            BirthPlanWords(
                "Afterward", "And for the time you stay?",
                [
                    "The baby is with me day and night", "Somebody takes the baby while I sleep",
                    "Who is with me stays overnight", "Visitors only when we say so", "Home as soon as we may",
                ])
        case .anythingElse:
            BirthPlanWords("What else matters", "What else is important to you: a custom, a belief, a fear, a hope?")
        }
    }
}
