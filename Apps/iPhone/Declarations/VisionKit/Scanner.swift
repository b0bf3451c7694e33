@_exported import UIKit

public struct VNBarcodeSymbology: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
public enum RecognizedItem: Identifiable, Sendable {
    case text(RecognizedItem.Text)
    case barcode(RecognizedItem.Barcode)
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
    }
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
    }
    public struct Bounds: Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
    }
    public var id: UUID { fatalError() }
    public var bounds: RecognizedItem.Bounds { fatalError() }
}
@MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
}
extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
}
@MainActor open class DataScannerViewController: UIViewController {
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public struct RecognizedDataType: Hashable, Sendable {
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType { .init() }
        public static func text(
            languages: [String] = [], textContentType: DataScannerViewController.TextContentType? = nil
        ) -> RecognizedDataType { .init() }
    }
    public enum TextContentType: Sendable { case dateTimeDuration, URL }
    public init(
        recognizedDataTypes: Set<DataScannerViewController.RecognizedDataType>,
        qualityLevel: DataScannerViewController.QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
        isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true,
        isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) { fatalError() }
    public class var isSupported: Bool { false }
    public class var isAvailable: Bool { false }
    weak public var delegate: (any DataScannerViewControllerDelegate)?
    public func startScanning() throws {}
    public func stopScanning() {}
}
