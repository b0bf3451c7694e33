import Crypto
import Foundation

/// How often a link for the clinic was opened, how often it may be, and what is known of its PIN.
public struct ClinicTally: Hashable, Sendable {
    public let mostOpenings: Int
    public internal(set) var openings = 0
    /// In seconds since 1970; `nil` before the first opening.
    public internal(set) var lastOpened: Int64?
    public internal(set) var wrongPINs = 0
    var lastWrong: Int64 = 0
    /// What ``ClinicSecret/mark(of:)`` made of the PIN; `nil` where there is none.
    let pin: Data?

    /// How often a link may be opened at most.
    public static let mostOpenings = 1...100
    /// So many wrong PINs end a link: of the ten thousand PINs of four digits a guesser has tried one in two thousand.
    public static let mostWrongPINs = 5

    init(mostOpenings: Int, pin: Data?) {
        self.mostOpenings = mostOpenings
        self.pin = pin
    }

    public var asksForPIN: Bool { pin != nil }
    public var remainingPINs: Int { Swift.max(0, Self.mostWrongPINs - wrongPINs) }
    public var isBlocked: Bool { asksForPIN && remainingPINs == 0 }
    public var isUsedUp: Bool { openings >= mostOpenings }
    /// Whether anybody may still open it, as far as counting goes.
    public var isOpen: Bool { !isBlocked && !isUsedUp }
}

/// What somebody who asks for what lies behind a link gets.
public enum ClinicOpening: Hashable, Sendable {
    /// What was put there.
    case opened([UInt8])
    /// A PIN is needed, or was wrong; so many more may be tried. At 0 the link has ended.
    case pin(remaining: Int)
    /// A wrong PIN was tried just now: to be asked again after so many seconds.
    case wait(seconds: Int)
    /// It ended, was opened as often as it may be, or never was: nobody can tell which.
    case gone
}

extension ClinicTally {
    /// What one attempt comes to.
    enum Verdict: Hashable {
        case open
        case pin(remaining: Int)
        case wait(seconds: Int)
        case gone
    }

    /// Counts one attempt. It is to be written in the transaction in which it was read.
    ///
    /// - Parameters:
    ///   - mark: of the PIN that was given; `nil` where none was.
    ///   - now: in seconds since 1970.
    mutating func attempt(_ mark: Data?, at now: Int64) -> Verdict {
        guard isOpen else { return .gone }
        if let pin {
            guard let mark else { return .pin(remaining: remainingPINs) }
            let wait = wait(at: now)
            guard wait == 0 else { return .wait(seconds: wait) }
            // Two keys are compared in the same time wherever they differ.
            guard SymmetricKey(data: mark) == SymmetricKey(data: pin) else {
                wrongPINs += 1
                lastWrong = now
                return .pin(remaining: remainingPINs)
            }
        }
        openings += 1
        lastOpened = now
        return .open
    }

    /// The first slip costs no time; from the second on each wait is twice the one before: 4, 8, 16 seconds. A clock set back makes
    /// nobody wait longer than that.
    private func wait(at now: Int64) -> Int {
        guard wrongPINs > 1 else { return 0 }
        let wait = Int64(1) << Int64(Swift.min(wrongPINs, Self.mostWrongPINs))
        let (passed, overflows) = now.subtractingReportingOverflow(lastWrong)
        guard !overflows else { return 0 }
        guard passed >= 0 else { return Int(wait) }
        return Int(Swift.max(0, wait - passed))
    }
}

extension ClinicTally {
    /// Three numbers of 4 bytes, two of 8, and the mark of the PIN where there is one.
    var bytes: Data {
        var bytes = Data()
        bytes.append(bigEndian: UInt32(clamping: mostOpenings))
        bytes.append(bigEndian: UInt32(clamping: openings))
        bytes.append(bigEndian: UInt32(clamping: wrongPINs))
        bytes.append(bigEndian: lastOpened ?? Int64.min)
        bytes.append(bigEndian: lastWrong)
        bytes.append(pin ?? Data())
        return bytes
    }

    /// Reads ``bytes``.
    init?(_ bytes: [UInt8]) {
        let data = Data(bytes)
        guard data.count == Self.head || data.count == Self.head + 32 else { return nil }
        let number = { (offset: Int) in Int(data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }) }
        // A device of a sealed diary writes it too, and what it says is looked at here for the first time.
        guard Self.mostOpenings.contains(number(0)) else { return nil }
        self.init(mostOpenings: number(0), pin: data.count > Self.head ? Data(data.dropFirst(Self.head)) : nil)
        openings = number(4)
        wrongPINs = number(8)
        let last = Int64(bitPattern: data.bigEndianWord(at: 12))
        lastOpened = last == .min ? nil : last
        lastWrong = Int64(bitPattern: data.bigEndianWord(at: 20))
    }

    private static let head = 28
}
