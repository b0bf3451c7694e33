import CorginaCore
import CorginaFoods
import CorginaProducts
import CorginaProviders
import CorginaRooms

/// Asks the address that the owner configured about a number that no table here has, once she agreed and each time she taps. The answer
/// is checked like a row of a table of products.
struct LookUpRoom: Sendable {
    /// `nil` where none is configured.
    let provider: ProductProvider?
    let catalogue: FoodCatalogue
    let sessions: Sessions
    let keeper: DiaryKeeper
    let limit: AccessLimit

    /// Asks nobody if the number is known here by now, or if she has not agreed.
    ///
    /// - Throws: `notFound` where nobody can be asked; `tooManyRequests`.
    func accept(_ id: RecordID, from request: IncomingRequest) async throws -> HostAnswer {
        let asking = try await sessions.visitor(request, waiting: [id])
        guard let provider else { throw ServerError.notFound }
        guard let barcode = try NumberLookUp.number(of: id, asking.visit) else {
            return .redirect(to: .foods(.found(id)))
        }
        if let device = asking.device { try limit.admit(device.id) }
        let product: Product
        do throws(ProviderError) {
            let listing = try await request.presence.ask { () throws(ProviderError) in
                try await provider.listing(of: barcode)
            }
            product = try self.product(in: listing, of: barcode)
        } catch {
            return HostAnswer(
                try NumberLookUp.giveUp(on: id, for: asking.visit, problem: error.sentence(.products)), to: asking)
        }
        // Seconds went by: she may have entered the food herself, or locked.
        var visitor = try await sessions.visitor(request, waiting: [id])
        let answer = try NumberLookUp.take(product, for: id, by: &visitor.visit)
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }

    private func product(in listing: [UInt8], of barcode: Barcode) throws(ProviderError) -> Product {
        let check = ProductCheck(against: catalogue)
        let product: Product?
        do throws(ProductFault) {
            product = try OpenFoodFactsAnswer.product(in: listing, of: barcode).map { listed throws(ProductFault) in
                try check.product(listed)
            }
        } catch { throw .unfit }
        guard let product else { throw .empty }
        return product
    }
}
