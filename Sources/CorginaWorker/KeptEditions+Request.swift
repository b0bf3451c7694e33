import CorginaJournal
import CorginaRooms

extension KeptEditions {
    /// As a host tells it with a page: `signer`, `canCheck`, `refused`, `otherSigner` and `answer`.
    init(_ request: HomeRequest) {
        let refusal = request.text("refused").flatMap { Reason(rawValue: $0) }.map { reason in
            Refusal(reason, fingerprint: request.text("otherSigner"), answer: request.text("answer") ?? "")
        }
        self.init(
            fingerprint: request.text("signer"), canCheck: request.values["canCheck"]?.boolean ?? true, refusal: refusal
        )
    }
}
