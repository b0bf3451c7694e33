import Synchronization

/// A value made when it is first asked for, and kept: what the first answer after a start does not need.
///
/// Whoever asks meanwhile waits for it. Making it must not ask for the value itself.
final class OnDemand<Value: Sendable>: Sendable {
    private let made: Mutex<Value?>
    private let make: @Sendable () -> Value

    init(_ make: @escaping @Sendable () -> Value) {
        made = Mutex(nil)
        self.make = make
    }

    var value: Value {
        made.withLock { made in
            let value = made ?? make()
            made = value
            return value
        }
    }
}
