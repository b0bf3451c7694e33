import CorginaCore
import CorginaJournal
import CorginaLanguage

/// The photo a draft is about, and what is seen in it.
extension DraftCodec {
    static func encode(_ photo: DraftPhoto) -> JSON {
        [
            "id": .string(photo.id.description), "words": .string(photo.words),
            "seen": .array(photo.seen.map(encode)), "looked": .bool(photo.isLookedAt),
        ]
    }

    private static func encode(_ food: SeenFood) -> JSON {
        var members: [JSON.Member] = [
            .init("name", .string(food.name)), .init("confidence", .amount(food.confidence)),
        ]
        if let amount = food.amount { members.append(.init("amount", .string(amount))) }
        if let box = food.box {
            members.append(.init("box", .array([box.x, box.y, box.width, box.height].map(JSON.amount))))
        }
        return .object(members)
    }

    static func decodePhoto(_ json: JSON) -> DraftPhoto? {
        guard let id = json["id"]?.text.flatMap({ RecordID($0) }) else { return nil }
        var photo = DraftPhoto(id: id)
        photo.words = json["words"]?.text ?? ""
        photo.seen = json["seen"]?.elements?.compactMap(decodeSeen) ?? []
        photo.isLookedAt = json["looked"] == .bool(true)
        return photo
    }

    private static func decodeSeen(_ json: JSON) -> SeenFood? {
        guard let name = json["name"]?.text, let confidence = json["confidence"]?.double else { return nil }
        let sides = json["box"]?.elements?.compactMap { $0.double } ?? []
        let box = sides.count == 4 ? PhotoBox(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil
        return SeenFood(name: name, amount: json["amount"]?.text, box: box, confidence: confidence)
    }
}
