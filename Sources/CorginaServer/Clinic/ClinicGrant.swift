import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Crypto
import Foundation

/// What is kept of a link for her, sealed under her data key: all it takes to show her the link again.
struct ClinicGrant {
    let id: RecordID
    let secret: ClinicSecret
    /// What the files are encrypted with, as the link has it.
    let key: String
    let made: Moment
    let contents: ClinicContents

    var bytes: [UInt8] {
        let json: JSON = [
            "id": .string("\(id)"), "secret": .string(secret.text), "key": .string(key),
            "made": .whole(made.secondsSinceEpoch), "offset": .whole(made.utcOffset), "meals": .bool(contents.meals),
            "data": .bool(contents.data),
        ]
        return json.utf8
    }
}

extension ClinicGrant {
    /// A link that is to be made.
    init(id: RecordID, made: Moment, contents: ClinicContents) {
        let key = SymmetricKey(size: .bits256).withUnsafeBytes { Base64URL.text(Data($0)) }
        self.init(id: id, secret: ClinicLinks.newSecret(), key: key, made: made, contents: contents)
    }

    init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let id = json["id"]?.text.flatMap(RecordID.init),
            let secret = json["secret"]?.text.flatMap(ClinicSecret.init), let key = json["key"]?.text,
            let made = json["made"]?.int64, let offset = json["offset"]?.integer
        else { return nil }
        self.init(
            id: id, secret: secret, key: key, made: Moment(secondsSinceEpoch: made, utcOffset: offset),
            contents: ClinicContents(
                meals: json["meals"]?.boolean ?? false, data: json["data"]?.boolean ?? false))
    }

    /// What opens the files; `nil` where what was kept is damaged.
    var fileKey: SymmetricKey? { Base64URL.read(key, count: 32).map { SymmetricKey(data: $0) } }

    /// The link itself, behind the page of this server that opens it: a phone's camera, a browser and readers of SMART Health Links all
    /// take it. `nil` where the name of this server is too long for such a link.
    func address(origin: String, until ends: Int64, asksForPIN: Bool) -> String? {
        let link = HealthLink(
            url: "\(origin)/\(ClinicPlace.folder)/\(secret.text)", key: key, expires: ends,
            asksForPasscode: asksForPIN, label: Self.label)
        return link.text.map { "\(origin)\(Route.clinic(.viewer).path)#\($0)" }
    }

    /// Nothing about her: a reader's list may be seen by others.
    private static let label = "Report for a visit"
}
