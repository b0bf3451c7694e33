import CorginaCore
import CorginaJournal
import CorginaProviders
import CorginaRooms

/// Has the picture server that the owner configured read a photo of a label, once she agreed. The photo is passed on and let go; what
/// is read is filled into fields, where she checks it.
struct LabelRoom: Sendable {
    /// `nil` where none is configured.
    let provider: VisionProvider?
    let limit: AccessLimit

    /// Answers a script: `fields`, by the names that the form for a label has, or `error` with a sentence for her.
    ///
    /// - Parameter presence: what ends the asking when she no longer waits.
    /// - Throws: `notFound` where no picture server is configured; `tooManyRequests`.
    func accept(_ file: [UInt8], by visitor: Visitor, waiting presence: Presence) async throws -> HostAnswer {
        guard let provider else { throw ServerError.notFound }
        guard visitor.visit.agrees(to: .vision) else {
            return Self.problem(
                "You have not agreed to send photos. Open Settings, Help from other servers.", .conflicting)
        }
        if let device = visitor.device { try limit.admit(device.id) }
        // The picture alone, whoever sends it.
        guard let photo = try? Photo(reading: file), let picture = Picture(photo.bytes) else {
            return Self.problem("This photo cannot be used. Take it again, or type the figures.", .refused)
        }
        do throws(ProviderError) {
            let label = try await presence.ask { () throws(ProviderError) in try await provider.read(picture) }
            return HostAnswer(json: ["fields": Self.fields(label)])
        } catch {
            return Self.problem(
                error == .empty
                    ? "No figures could be made out. Take the photo again in better light, or type them."
                    : error.sentence(.vision),
                error == .empty || error == .tooLarge ? .refused : .unavailable)
        }
    }

    private static func fields(_ label: SeenLabel) -> JSON {
        var fields = label.amounts.map { JSON.Member($0.key.rawValue, .amount($0.value)) }
        if let serving = label.serving { fields.append(.init("serving", .string(serving))) }
        if let grams = label.grams { fields.append(.init("grams", .amount(grams))) }
        if let energy = label.energyPer100 { fields.append(.init(NewFoodPage.energyPer100, .amount(energy))) }
        return .object(fields)
    }

    private static func problem(_ sentence: String, _ status: HostAnswer.Status) -> HostAnswer {
        HostAnswer(json: ["error": .string(sentence)], status)
    }
}
