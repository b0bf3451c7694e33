import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

@Suite struct BirthPlanRoomTests {
    private func post(_ maja: inout Resident, _ topic: BirthPlan.Topic, _ fields: [String: [String]]) throws -> Answer {
        let route = Route.birthPlan(.topic(topic))
        var visit = try maja.visit(route)
        let answer = try Rooms.accept(Form(fields: fields), at: route, by: &visit).orThrow()
        maja.perform(visit.effects)
        return answer
    }

    @Test func `a topic holds what she chose and what she wrote, and the plan shows it`() throws {
        var maja = try Resident()
        let answer = try post(
            &maja, .company, ["choice": ["My partner", "A friend", "My partner"], "words": ["Not my aunt"]])
        #expect(answer.place == .birthPlan(.current) && answer.changed.count == 1)
        let plan = try Preparations(in: maja.diary).currentBirthPlan.orThrow()
        #expect(
            plan.answers == [
                BirthPlan.Answer(topic: .company, choices: ["My partner", "A friend"], words: "Not my aunt")
            ])
        let page = try maja.get(.birthPlan(.current)).markup
        #expect(page.contains("Who is with me") && page.contains("Not my aunt") && page.contains("A friend"))
        let topic = try maja.get(.birthPlan(.topic(.company))).markup
        #expect(topic.contains("value=\"A friend\" checked") && topic.contains("Not my aunt"))
    }

    @Test func `she goes through the topics one after the other`() throws {
        var maja = try Resident()
        var place: Route? = .birthPlan(.topic(.aboutMe))
        var seen = 0
        while case .birthPlan(.topic(let topic))? = place {
            place = try post(&maja, topic, ["words": ["Something"], "next": ["yes"]]).place
            seen += 1
        }
        #expect(seen == BirthPlan.Topic.allCases.count && place == .birthPlan(.current))
        #expect(Preparations(in: maja.diary).birthPlans.count == 1)
        #expect(Preparations(in: maja.diary).currentBirthPlan?.answers.count == seen)
    }

    @Test func `an emptied topic is said nothing of, and what stays the same is not written again`() throws {
        var maja = try Resident()
        _ = try post(&maja, .feeding, ["choice": ["Formula"]])
        _ = try post(&maja, .feeding, ["choice": ["Formula"]])
        #expect(maja.entries.count == 1)
        _ = try post(&maja, .feeding, [:])
        #expect(Preparations(in: maja.diary).currentBirthPlan?.answers.isEmpty == true)
        _ = try post(&maja, .stay, ["words": [""]])
        #expect(maja.entries.count == 2)
    }

    @Test func `it is removed and taken back`() throws {
        var maja = try Resident()
        _ = try post(&maja, .birth, ["words": ["A mirror"]])
        let plan = try Preparations(in: maja.diary).currentBirthPlan.orThrow()
        let removed = try maja.post(.birthPlan(.remove(plan.id)))
        #expect(Preparations(in: maja.diary).currentBirthPlan == nil)
        #expect(try maja.get(.checklists(.list), changed: removed.changed).markup.contains("Plan removed"))
        _ = try maja.post(.undo, ["entry": removed.changed[0].description])
        #expect(Preparations(in: maja.diary).currentBirthPlan == plan)
    }

    @Test func `more than prints is refused, with what she typed`() throws {
        var maja = try Resident()
        let words = String(repeating: "x", count: BirthPlan.longestWords + 1)
        let answer = try post(&maja, .moving, ["choice": ["In bed"], "words": [words]])
        #expect(answer.status == .refused && answer.markup.contains(words))
        #expect(answer.markup.contains("value=\"In bed\" checked") && answer.markup.contains("at most 600"))
        #expect(maja.entries.isEmpty)
    }

    @Test(arguments: BirthPlan.Topic.allCases)
    func `what can be chosen is all different, and fits`(topic: BirthPlan.Topic) {
        let words = BirthPlanWords.words(topic)
        #expect(Set(words.choices).count == words.choices.count && words.choices.count <= BirthPlan.mostChoices)
        #expect(words.question.hasSuffix("?") && !words.heading.isEmpty)
    }
}
