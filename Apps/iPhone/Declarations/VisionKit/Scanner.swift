@_exported import UIKit

public struct VNBarcodeSymbology: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
public enum RecognizedItem: Identifiable {
    case text(RecognizedItem.Text)
    case barcode(RecognizedItem.Barcode)
    public struct Text: Identifiable {
        public var id: UUID { fatalError() }
        public var transcript: String { fatalError() }
    }
    public struct Barcode: Identifiable {
        public var id: UUID { fatalError() }
        public var payloadStringValue: String? { fatalError() }
    }
    public struct Bounds: @unchecked Sendable {
        public var topLeft: CGPoint
        public var topRight: CGPoint
        public var bottomRight: CGPoint
        public var bottomLeft: CGPoint
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
@MainActor public class DataScannerViewController: UIViewController {
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public struct RecognizedDataType: Hashable {
        public static func barcode(symbologies: [VNBarcodeSymbology] = [])
            -> DataScannerViewController.RecognizedDataType
        { .init() }
        public static func text(
            languages: [String] = [], textContentType: DataScannerViewController.TextContentType? = nil
        ) -> DataScannerViewController.RecognizedDataType { .init() }
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
