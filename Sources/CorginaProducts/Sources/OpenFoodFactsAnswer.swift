import CorginaCore
import CorginaFoods
import Foundation

/// One product as Open Food Facts' interface answers it, and servers that follow it: `{"code", "status", "product": {…}}`. Its product has
/// the fields of a line of the export.
public enum OpenFoodFactsAnswer {
    /// What is listed under a number; `nil` where the answer says that nothing is. Nothing of it is believed yet: see
    /// ``CorginaFoods/ProductCheck``.
    ///
    /// - Throws: `unreadable` for another shape, `number` for the product of another number.
    public static func product(in bytes: [UInt8], of barcode: Barcode) throws(ProductFault) -> ListedProduct? {
        let envelope: Envelope
        do { envelope = try JSONDecoder().decode(Envelope.self, from: Data(bytes)) } catch { throw .unreadable }
        guard var listed = envelope.product?.product else {
            guard envelope.saysNone else { throw .unreadable }
            return nil
        }
        let numbers = [envelope.code ?? "", listed.number].filter { !$0.isEmpty }
        guard !numbers.isEmpty, numbers.allSatisfy({ Barcode(listed: $0) == barcode }) else { throw .number }
        listed.number = barcode.description
        return listed
    }

    private struct Envelope: Decodable {
        let code: String?
        /// Whether it says that there is no product; one that is left out says nothing.
        let saysNone: Bool
        let product: OpenFoodFactsRow?

        private enum CodingKeys: String, CodingKey { case code, status, product }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            code = try fields.decodeIfPresent(String.self, forKey: .code)
            product = try fields.decodeIfPresent(OpenFoodFactsRow.self, forKey: .product)
            let (number, word) = (
                try? fields.decode(Int.self, forKey: .status), try? fields.decode(String.self, forKey: .status)
            )
            saysNone = number == 0 || word?.hasPrefix("failure") == true
        }
    }
}
