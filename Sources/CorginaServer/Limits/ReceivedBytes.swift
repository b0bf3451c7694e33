import NIOCore

/// Hands on a copy of what was received, and overwrites the buffer it was received into.
///
/// The transport keeps that buffer for as long as the connection is open and reads into it again. What it held of a form would stay there
/// until a request at least as long comes, which after a lock may be never. The copy is wiped as all memory is, when it is given back.
final class ReceivedBytes: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let received = unwrapInboundIn(data)
        var copy = context.channel.allocator.buffer(capacity: received.readableBytes)
        copy.writeImmutableBuffer(received)
        // The first handler is the only one that has it besides the transport, which looks at no byte of it any more.
        received.withUnsafeReadableBytes { bytes in
            _ = UnsafeMutableRawBufferPointer(mutating: bytes).initializeMemory(as: UInt8.self, repeating: 0)
        }
        context.fireChannelRead(wrapInboundOut(copy))
    }
}
