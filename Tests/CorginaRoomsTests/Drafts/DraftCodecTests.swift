import CorginaCore
import CorginaFoods
import CorginaLanguage
import Testing

@testable import CorginaRooms

struct DraftCodecTests {
    private let moment = Moment(secondsSinceEpoch: 1_773_182_400, utcOffset: -14_400)

    @Test func `A draft of every kind of event comes back as it was`() throws {
        let contents: [EventDraft.Content] = [
            .food(mealType: .dinner, items: [try item(), try item(portion: "g")]),
            .other(.hydration(Drink(name: "Water", volume: Milliliters(250)))),
            .other(.supplement(SupplementIntake(name: "Iron", dose: "27 mg", count: 2))),
            .other(.symptom(SymptomReport(name: "Nausea", severity: 2))), .other(.weight(Weight(kilograms: 65.4))),
            .other(.bloodPressure(BloodPressure(systolic: 118, diastolic: 76, signs: [.headache], isFaint: true))),
            .other(.glucose(BloodGlucose(milligramsPerDeciliter: 95, timing: .oneHourAfterMeal, meal: .lunch))),
            .other(.temperature(Temperature(celsius: 37.2))), .other(.kicks(KickCount(count: 10, minutes: 42))),
            .other(.contraction(Contraction(seconds: 55))), .other(.appointment(Appointment(title: "Midwife"))),
            .note("felt fine \"today\"\n😊"),
        ]
        var events = contents.map {
            Draft.Event(
                draft: EventDraft(reading: .single, name: "N", moment: moment, content: $0), notes: "a note",
                tags: ["travel", "\"ate out\""])
        }
        events[0].draft.add(recipes: [RecordID(high: 9, low: 1), RecordID(high: 9, low: 2)])
        events[0].isOneMeal = true
        let draft = Draft(
            sentence: "I had… \u{301}", events: events, notUnderstood: ["qwortle"],
            search: .init(event: 0, item: nil, words: "milk"))
        #expect(DraftCodec.decode(try DraftCodec.encode(draft)) == draft)
        var offering = draft
        offering.offers = [
            ProductOffer(
                words: "qwortle",
                item: FoodItem(
                    name: "Qwortle, Made Up", foodCode: nil, barcode: try Barcode(reading: "4006381333931"),
                    quantity: 1,
                    portion: "serving", grams: Grams(40), nutrients: .zero, source: .barcode, isEstimated: false))
        ]
        #expect(DraftCodec.decode(try DraftCodec.encode(offering)) == offering)
        var (found, nutrients) = (draft, NutrientAmounts.zero)
        (nutrients[.energy], nutrients[.calcium]) = (40, 120.5)
        found.search?.lookedUp = LookedUpProduct(
            product: Product(
                barcode: try Barcode(reading: "4006381333931"), name: "Oat \"drink\"", brand: "Made Up",
                measure: .milliliters, serving: 250, nutrientsPer100: nutrients),
            host: "products.example")
        #expect(DraftCodec.decode(try DraftCodec.encode(found)) == found)
        var opened = draft
        opened.origin = "/timeline"
        opened.spoken = Draft.Spoken()
        #expect(DraftCodec.decode(try DraftCodec.encode(opened)) == opened)
        opened.spoken = Draft.Spoken(day: CalendarDay(number: 20_000))
        #expect(DraftCodec.decode(try DraftCodec.encode(opened)) == opened)
        var photographed = draft
        photographed.photo = DraftPhoto(id: RecordID(high: 9, low: 3))
        photographed.photo?.words = "and \"milk\""
        photographed.photo?.isLookedAt = true
        photographed.photo?.seen = [
            SeenFood(name: "toast", amount: "2 slices", box: PhotoBox(around: 0.25, 0.5), confidence: 0.5),
            SeenFood(name: ""),
        ]
        #expect(DraftCodec.decode(try DraftCodec.encode(photographed)) == photographed)
    }

    @Test func `Other bytes are a draft that is gone`() {
        for bytes in [[], [0xFF], Array("{}".utf8), Array("[1]".utf8), Array(#"{"sentence":"a","events":[{}]}"#.utf8)] {
            #expect(DraftCodec.decode(bytes) == nil)
        }
    }

    private func item(portion: String = "medium chop") throws -> FoodDraft {
        var item = FoodDraft(
            phrase: "porkchop", food: try #require(FoodCode("22101000")), name: "Pork chop", quantity: 1.5,
            portion: portion,
            grams: Grams(145.25), confidence: 0.83, portionReason: "usual size", isEstimated: true,
            alternates: [try #require(FoodCode("22101100"))])
        item.isSetByHer = true
        return item
    }
}
