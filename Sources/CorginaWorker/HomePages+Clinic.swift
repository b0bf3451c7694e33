import CorginaCore
import CorginaJournal
import CorginaRooms

/// The pages about links for the clinic that a device made.
extension HomePages {
    static func clinic(_ request: HomeRequest, of diary: Diary?) throws(MessageError) -> ShownPage? {
        switch request.name {
        case "clinic-links": ShownPage(try clinicLinks(request, english(of: diary)))
        case "clinic-link": try clinicLink(request, english(of: diary)).map { ShownPage($0) }
        default: nil
        }
    }

    private static func english(of diary: Diary?) -> WrittenEnglish { diary?.profile?.english ?? .ofNoRegion }

    private static func clinicLinks(
        _ request: HomeRequest, _ english: WrittenEnglish
    ) throws(MessageError) -> ClinicLinksPage {
        let links = (request.values["links"]?.elements ?? []).compactMap { ClinicLink($0, english) }
        var fields = ClinicForm()
        if request.values["fields"] != nil { fields = ClinicForm(try request.form("fields")) }
        // What the form finds wrong by itself, the host was told before.
        fields.errors = request.errors
        return ClinicLinksPage(links: links, fields: fields, isFull: request.flag("full"), device: try device(request))
    }

    /// A link that cannot be read is none.
    private static func clinicLink(
        _ request: HomeRequest, _ english: WrittenEnglish
    ) throws(MessageError) -> ClinicLinkPage? {
        guard let link = request.values["link"].flatMap({ ClinicLink($0, english) }) else { throw .malformed("link") }
        let address = request.text("address")
        return ClinicLinkPage(
            link: link, address: address, code: address.flatMap { QRCode(writing: $0) },
            isEncrypted: request.flag("encrypted"), device: try device(request))
    }

    static func device(_ request: HomeRequest) throws(MessageError) -> DeviceMadeLinks {
        guard let attempt = request.text("attempt").flatMap({ RecordID($0) }) else { throw .malformed("attempt") }
        return DeviceMadeLinks(
            attempt: attempt, isReached: request.flag("reached"), problem: request.text("problem"))
    }
}

extension ClinicLink {
    /// As a host tells it; `nil` for what is none.
    init?(_ json: JSON, _ english: WrittenEnglish) {
        guard let id = json["id"]?.text.flatMap({ RecordID($0) }), let made = json["made"]?.moment,
            let ends = json["ends"]?.moment, let opened = json["opened"]?.integer, let most = json["most"]?.integer
        else { return nil }
        let contents = ClinicContents(meals: json["meals"]?.boolean ?? false, data: json["data"]?.boolean ?? false)
        self.init(
            id: id, contents: contents, made: made, ends: ends, opened: opened, most: most,
            lastOpened: json["lastOpened"]?.moment, asksForPIN: json["pin"]?.boolean ?? false,
            isBlocked: json["blocked"]?.boolean ?? false, english: english)
    }
}

extension JSON {
    /// `[seconds, offset]`, both as ``Moment`` has them; `nil` for anything else.
    fileprivate var moment: Moment? {
        guard let (seconds, offset) = pair, let seconds = seconds.int64, let offset = offset.integer,
            WorkerRequest.instants.contains(seconds), ClockChanges.offsets.contains(offset)
        else { return nil }
        return Moment(secondsSinceEpoch: seconds, utcOffset: offset)
    }
}
