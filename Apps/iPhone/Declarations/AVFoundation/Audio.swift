@_exported import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioNodeBus = Int
open class AVAudioFormat: NSObject { open var sampleRate: Double { 0 } }
open class AVAudioBuffer: NSObject { open var format: AVAudioFormat { fatalError() } }
open class AVAudioPCMBuffer: AVAudioBuffer {
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) { fatalError() }
    open var frameLength: AVAudioFrameCount = 0
}
open class AVAudioTime: NSObject {}
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
open class AVAudioNode: NSObject {
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { fatalError() }
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}
}
open class AVAudioInputNode: AVAudioNode {}
open class AVAudioEngine: NSObject {
    public override init() {}
    open var inputNode: AVAudioInputNode { fatalError() }
    open func prepare() {}
    open func start() throws {}
    open func stop() {}
}
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }
public typealias AVAudioConverterInputBlock =
    @Sendable (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?
public typealias AVAudioPacketCount = UInt32
open class AVAudioConverter: NSObject {
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) { fatalError() }
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus { .error }
}
open class AVAudioSession: NSObject {
    open class func sharedInstance() -> AVAudioSession { fatalError() }
    public struct Category: Hashable, Sendable { public static let record = Category() }
    public struct Mode: Hashable, Sendable { public static let measurement = Mode() }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let duckOthers = CategoryOptions(rawValue: 2)
    }
    open func setCategory(
        _ category: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions = []
    ) throws {}
    open func setActive(_ active: Bool) throws {}
}
public class AVAudioApplication: NSObject {
    public class func requestRecordPermission() async -> Bool { false }
}
