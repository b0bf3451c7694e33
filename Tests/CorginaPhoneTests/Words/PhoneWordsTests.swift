import CorginaCore
import Testing

@testable import CorginaPhone

/// What the phone itself says.
@Suite struct PhoneWordsTests {
    private static let sentences: [String] = {
        var sentences: [String] = [
            PhoneWords.hidden, PhoneWords.summary, PhoneWords.healthReading, PhoneWords.healthWriting,
            PhoneWords.microphone, PhoneWords.speech, PhoneWords.camera, PhoneWords.faceID, PhoneWords.feltOne,
            PhoneWords.contractionStarts, PhoneWords.contractionEnds, PhoneWords.askAgain, PhoneWords.tooLong,
            PhoneWords.discarded, PhoneWords.gone, PhoneWords.notUnderstood, PhoneWords.unlock, PhoneWords.opening,
            PhoneWords.noPregnancy, PhoneWords.allTaken, PhoneWords.nothingToTake, PhoneWords.openForToday,
            PhoneWords.nothingHeard, PhoneWords.newRecipe, PhoneWords.review(2), IntentPlan.closed.dialog,
            PhoneWords.whileClosed,
            PhoneWords.notErased, PhoneWords.notExported, PhoneWords.left(1), PhoneWords.left(2), PhoneWords.elsewhere,
            PhoneTakeout.footer, PhoneImportError.unread.description, PhoneImportError.tooLarge.description,
            PhoneImportError.unwritable.description, PhoneSigningOut.words, WaitingCode.words, WaitingCode.warning,
        ]
        for intent in PhoneIntent.allCases {
            sentences += [intent.title, intent.summary] + intent.phrases
            if let prompt = intent.prompt { sentences.append(prompt) }
        }
        sentences += ActivityButton.allCases.map { $0.words }
        for kind in WidgetKind.allCases { sentences += [kind.name, kind.summary] }
        for category in NotificationCategory.allCases { sentences += category.actions.map(\.title) }
        return sentences
    }()

    @Test(arguments: [FoodRegion.us, .uk, .australia, .india])
    func `what is fixed is spelled alike everywhere, so that nobody reads another's English`(region: FoodRegion) {
        let english = WrittenEnglish(region: region)
        for sentence in Self.sentences { #expect(english.spelled(sentence) == sentence) }
    }

    @Test func `every sentence is there and short`() {
        #expect(Self.sentences.allSatisfy { !$0.isEmpty && $0.count <= 180 })
    }

    @Test func `what a locked phone shows names nothing of health`() {
        for words in [PhoneWords.hidden, PhoneWords.summary, PhoneWords(.ofNoRegion).renewal] {
            for word in ["dose", "iron", "pregnan", "baby", "water", "visit"] {
                #expect(!words.lowercased().contains(word))
            }
        }
    }
}
