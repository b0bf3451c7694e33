import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// A draft as bytes for the vault to seal. Drafts live for minutes, so the format promises nothing to later versions:
/// what cannot be read is a draft that is gone.
enum DraftCodec {
    static func encode(_ draft: Draft) throws(RoomError) -> [UInt8] {
        var members: [JSON.Member] = [
            .init("sentence", .string(draft.sentence)),
            .init("events", .array(try draft.events.map(encode))),
            .init("notUnderstood", .array(draft.notUnderstood.map(JSON.string))),
            .init("remarks", .array(draft.remarks.map(JSON.string))),
            .init("implausible", .array(draft.implausible.map { .string($0.name) })),
        ]
        if !draft.offers.isEmpty { members.append(.init("offers", .array(draft.offers.compactMap(encodeOffer)))) }
        members += purpose(of: draft)
        if let own = draft.ownWords { members.append(.init("ownWords", .string(own))) }
        if let spoken = draft.spoken {
            members.append(.init("spoken", .string(spoken.day.map { "\($0)" } ?? "")))
        }
        if let photo = draft.photo { members.append(.init("photo", encode(photo))) }
        if let origin = draft.origin { members.append(.init("origin", .string(origin))) }
        if let search = draft.search { members.append(.init("search", encode(search))) }
        return JSON.object(members).utf8
    }

    static func decode(_ bytes: [UInt8]) -> Draft? {
        guard let json = try? JSON(parsing: bytes), let sentence = json["sentence"]?.text,
            let events = json["events"]?.elements?.map(decodeEvent), !events.contains(where: { $0 == nil })
        else { return nil }
        var draft = Draft(
            sentence: sentence, events: events.compactMap { $0 },
            notUnderstood: json["notUnderstood"]?.elements?.compactMap { $0.text } ?? [],
            search: json["search"].flatMap(decodeSearch))
        draft.implausible =
            json["implausible"]?.elements?.compactMap { $0.text.flatMap { ImplausibleFigure(named: $0) } } ?? []
        draft.remarks = json["remarks"]?.elements?.compactMap { $0.text } ?? []
        draft.offers = json["offers"]?.elements?.compactMap(decodeOffer) ?? []
        draft.purpose = purpose(in: json)
        draft.origin = json["origin"]?.text
        draft.ownWords = json["ownWords"]?.text
        draft.spoken = json["spoken"]?.text.map { Draft.Spoken(day: CalendarDay($0)) }
        draft.photo = json["photo"].flatMap(decodePhoto)
        return draft
    }

    private static func encode(_ search: Draft.Search) -> JSON {
        var members: [JSON.Member] = [
            .init("event", .whole(search.event)), .init("item", search.item.map(JSON.whole) ?? .null),
            .init("words", .string(search.words)),
        ]
        if let found = search.lookedUp { members.append(.init("lookedUp", encode(found))) }
        return .object(members)
    }

    private static func decodeSearch(_ json: JSON) -> Draft.Search? {
        guard let event = json["event"]?.integer, let words = json["words"]?.text else { return nil }
        var search = Draft.Search(event: event, item: json["item"]?.integer, words: words)
        search.lookedUp = json["lookedUp"].flatMap(decodeLookedUp)
        return search
    }

    private static func encode(_ event: Draft.Event) throws(RoomError) -> JSON {
        let draft = event.draft
        // What cannot be read back is no draft: refused now, it is still in her hands.
        guard Moment(draft.moment.description) != nil else { throw .notStorable }
        let content: JSON.Member =
            if case .food(let type, let items) = draft.content {
                .init("meal", ["type": .string(type.rawValue), "items": .array(items.map(encode))])
            } else {
                .init("event", try encodeOther(draft))
            }
        return .object([
            .init("reading", .string(draft.reading.rawValue)), .init("name", .string(draft.name)),
            .init("moment", .string(draft.moment.description)), .init("notes", .string(event.notes)),
            .init("oneMeal", .bool(event.isOneMeal)),
            .init("tags", .array(event.tags.map(JSON.string))),
            .init("recipes", .array(draft.recipes.map { .string($0.description) })), content,
        ])
    }

    private static func decodeEvent(_ json: JSON) -> Draft.Event? {
        guard let reading = json["reading"]?.text.flatMap(EventDraft.Reading.init), let name = json["name"]?.text,
            let moment = json["moment"]?.text.flatMap(Moment.init),
            let content = json["meal"].flatMap(decodeMeal) ?? json["event"].flatMap(decodeOther)
        else { return nil }
        var draft = EventDraft(reading: reading, name: name, moment: moment, content: content)
        draft.add(recipes: json["recipes"]?.elements?.compactMap { $0.text.flatMap(RecordID.init) } ?? [])
        var decoded = Draft.Event(
            draft: draft, notes: json["notes"]?.text ?? "", tags: json["tags"]?.elements?.compactMap { $0.text } ?? [])
        decoded.isOneMeal = json["oneMeal"]?.boolean ?? false
        return decoded
    }
}

extension DraftCodec {
    private static func encode(_ item: FoodDraft) -> JSON {
        let json: JSON = [
            "phrase": .string(item.phrase), "food": .string(item.food.description), "name": .string(item.name),
            "quantity": .amount(item.quantity), "portion": .string(item.portion), "grams": .amount(item.grams.value),
            "confidence": .amount(item.confidence), "reason": .string(item.portionReason),
            "estimated": .bool(item.isEstimated), "set": .bool(item.isSetByHer),
            "alternates": .array(item.alternates.map { .string($0.description) }),
        ]
        guard case .object(var members) = json else { return json }
        if !item.meanings.isEmpty { members.append(.init("meanings", .array(item.meanings.map(encode)))) }
        if let answer = item.habitAnswer { members.append(.init("always", .string(answer.rawValue))) }
        if let heard = item.heard { members.append(.init("heard", encode(heard))) }
        if let recorded = item.recorded.flatMap(encodeRecorded) { members.append(.init("recorded", recorded)) }
        return .object(members)
    }

    private static func encode(_ meaning: FoodDraft.Meaning) -> JSON {
        ["name": .string(meaning.name), "food": .string(meaning.food.description)]
    }

    private static func decodeMeaning(_ json: JSON) -> FoodDraft.Meaning? {
        guard let name = json["name"]?.text, let food = json["food"]?.text.flatMap(FoodCode.init) else { return nil }
        return FoodDraft.Meaning(name: name, food: food)
    }

    private static func encode(_ heard: FoodDraft.Heard) -> JSON {
        [
            "name": .string(heard.name), "helping": .string(heard.helping), "open": .bool(heard.isAmountOpen),
            "asked": .bool(heard.isAsked),
            "food": .string(heard.food.description), "grams": .amount(heard.grams.value),
        ]
    }

    private static func decodeHeard(_ json: JSON) -> FoodDraft.Heard? {
        guard let name = json["name"]?.text, let helping = json["helping"]?.text,
            let isOpen = json["open"]?.boolean, let food = json["food"]?.text.flatMap(FoodCode.init),
            let grams = json["grams"]?.double
        else { return nil }
        var heard = FoodDraft.Heard(
            name: name, helping: helping, isAmountOpen: isOpen, food: food, grams: Grams(grams))
        heard.isAsked = json["asked"]?.boolean ?? false
        return heard
    }

    private static func decodeMeal(_ json: JSON) -> EventDraft.Content? {
        guard let type = json["type"]?.text.flatMap(MealType.init), let items = json["items"]?.elements else {
            return nil
        }
        return .food(mealType: type, items: items.compactMap(decodeItem))
    }

    private static func decodeItem(_ json: JSON) -> FoodDraft? {
        guard let phrase = json["phrase"]?.text, let food = json["food"]?.text.flatMap(FoodCode.init),
            let name = json["name"]?.text, let quantity = json["quantity"]?.double, let portion = json["portion"]?.text,
            let grams = json["grams"]?.double, let confidence = json["confidence"]?.double
        else { return nil }
        var item = FoodDraft(
            phrase: phrase, food: food, name: name, quantity: quantity, portion: portion, grams: Grams(grams),
            confidence: confidence, portionReason: json["reason"]?.text ?? "",
            isEstimated: json["estimated"]?.boolean ?? true,
            alternates: json["alternates"]?.elements?.compactMap { $0.text.flatMap(FoodCode.init) } ?? [],
            heard: json["heard"].flatMap(decodeHeard))
        item.meanings = json["meanings"]?.elements?.compactMap(decodeMeaning) ?? []
        item.habitAnswer = json["always"]?.text.flatMap(HabitAnswer.init)
        item.isSetByHer = json["set"]?.boolean ?? false
        item.recorded = json["recorded"].flatMap(decodeRecorded)
        return item
    }
}

extension DraftCodec {
    private static let nobody = RecordID(high: 0, low: 0)

    /// Everything but a meal is written as the journal would write the event.
    private static func encodeOther(_ draft: EventDraft) throws(RoomError) -> JSON {
        let words = if case .note(let words) = draft.content { words } else { "" }
        let entry = JournalEntry(
            id: EntryID(high: 0, low: 0), recordedAt: draft.moment, device: "",
            change: .putEvent(
                HealthEvent(id: nobody, moment: draft.moment, details: draft.content.detailsWithoutFood, notes: words)))
        guard let bytes = try? entry.encoded(), let json = try? JSON(parsing: bytes) else { throw .notStorable }
        return json
    }

    private static func decodeOther(_ json: JSON) -> EventDraft.Content? {
        guard let entry = try? JournalEntry(decoding: json.utf8), case .putEvent(let event) = entry.change else {
            return nil
        }
        return EventDraft.Content(event)
    }
}
