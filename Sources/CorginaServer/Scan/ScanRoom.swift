import CorginaBarcodes
import CorginaCore
import Dispatch

/// Reads barcodes in the pictures of her camera. A picture is looked at and let go: nothing of it is kept, and no log tells of it.
struct ScanRoom: Sendable {
    /// How long a picture waits for those before it; by then her camera has another.
    let waitSeconds: Int
    /// One picture is read at a time, in the order they came.
    private let turns = AdmissionQueue(refusal: .busy)

    init(limits: Limits) { waitSeconds = limits.scanWaitSeconds }

    /// Answers a script: `number`, the 13 digits of a product, or `none`.
    ///
    /// - Throws: `busy` where too many pictures come before it.
    func accept(_ image: GreyImage) async throws -> HostAnswer {
        let number = try await turns.one(waiting: .seconds(waitSeconds)) { await Self.number(in: image) }
        return HostAnswer(json: number.map { ["number": .string($0.description)] } ?? ["none": .bool(true)])
    }

    /// On a thread of the system's pool, not one of those that every request shares. There is no time limit: the size of the picture
    /// bounds the work, and one barcode alone is looked for.
    private static func number(in image: GreyImage) async -> Barcode? {
        await withCheckedContinuation { answer in
            DispatchQueue.global(qos: .utility).async { answer.resume(returning: BarcodeReader.number(in: image)) }
        }
    }
}
