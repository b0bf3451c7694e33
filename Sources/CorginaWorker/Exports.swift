import CorginaJournal

// What a host calls by name. Messages are bytes in the worker's memory: the host asks for room, writes, calls, reads and frees. An
// answer is its length in 4 bytes, most significant first, and then a message. `docs/worker.md` says it for a host's author.

/// Room for so many bytes; the host frees it.
@c(corgina_allocate)
public func corginaAllocate(_ count: Int) -> UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 1)
}

/// Frees what ``corginaAllocate(_:)`` gave, and answers.
@c(corgina_free)
public func corginaFree(_ bytes: UnsafeMutableRawPointer?) { bytes?.deallocate() }

/// Opens an empty diary, and reads the tables where that is not done yet.
///
/// - Parameter isSample: 1 where the diary is made up; else 0.
/// - Returns: the worker; null where the tables carried are damaged.
@c(corgina_open)
public func corginaOpen(_ isSample: Int32) -> UnsafeMutableRawPointer? {
    Worker(isSample: isSample == 1).map { Unmanaged.passRetained($0).toOpaque() }
}

/// Makes ready what the first sentence would wait for: a host calls it after the first page is shown.
@c(corgina_prepare)
public func corginaPrepare() { CarriedFoods.prepare() }

/// Forgets a diary.
@c(corgina_close)
public func corginaClose(_ worker: UnsafeMutableRawPointer) { Unmanaged<Worker>.fromOpaque(worker).release() }

/// Folds in entries: see ``Worker/take(_:)``. Answers `{"sequence": …}`.
@c(corgina_take)
public func corginaTake(
    _ worker: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer, _ count: Int
) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in
        Message(["sequence": .whole(try held(worker).take(message))])
    }
}

/// Answers a request: see ``Worker/answer(_:)``.
@c(corgina_answer)
public func corginaAnswer(
    _ worker: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer, _ count: Int
) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try held(worker).answer(message) }
}

/// What a link for the clinic is to hold: see ``Worker/clinicFiles(_:)``.
@c(corgina_clinic)
public func corginaClinic(
    _ worker: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer, _ count: Int
) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try held(worker).clinicFiles(message) }
}

/// What is shared of a diary: see ``Worker/shared(_:)``.
@c(corgina_share)
public func corginaShare(
    _ worker: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer, _ count: Int
) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try held(worker).shared(message) }
}

/// A page of the device's own: see ``HomePages``.
///
/// - Parameter worker: the open diary; null where none is open.
@c(corgina_page)
public func corginaPage(
    _ worker: UnsafeMutableRawPointer?, _ bytes: UnsafeRawPointer, _ count: Int
) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in
        guard let worker else { return try Worker.page(message) }
        return try held(worker).page(message)
    }
}

/// The first entry of a diary: see ``Beginning/entry(for:)``.
@c(corgina_begin)
public func corginaBegin(_ bytes: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try Beginning.entry(for: message) }
}

/// What is wrong with a new passphrase: see ``Beginning/passphraseFault(in:)``.
@c(corgina_check)
public func corginaCheck(_ bytes: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try Beginning.passphraseFault(in: message) }
}

/// The file of an export: see ``Takeout/file(for:)``.
@c(corgina_export)
public func corginaExport(_ bytes: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try Takeout.file(for: message) }
}

/// Which photos a diary shows: see ``Worker/photos(_:)``.
@c(corgina_photos)
public func corginaPhotos(
    _ worker: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer, _ count: Int
) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try held(worker).photos(message) }
}

/// When devices of a diary are to be woken: see ``Worker/wakeMinutes(_:)``.
@c(corgina_reminders)
public func corginaReminders(
    _ worker: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer, _ count: Int
) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try held(worker).wakeMinutes(message) }
}

/// The picture in a file: see ``Worker/photo(in:)``.
@c(corgina_photo)
public func corginaPhoto(_ bytes: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try Worker.photo(in: message) }
}

/// What is in such a file: see ``Takeout/entries(in:)``.
@c(corgina_import)
public func corginaImport(_ bytes: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try Takeout.entries(in: message) }
}

/// A desk for a device that sends its diary to a server: see ``SyncDesk``. It lives as long as the instance.
@c(corgina_sync_open)
public func corginaSyncOpen() -> UnsafeMutableRawPointer { Unmanaged.passRetained(SyncDesk()).toOpaque() }

/// Tells it what happened: see ``SyncDesk/tell(_:)``.
@c(corgina_sync)
public func corginaSync(
    _ desk: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer, _ count: Int
) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in
        try Unmanaged<SyncDesk>.fromOpaque(desk).takeUnretainedValue().tell(message)
    }
}

/// Names what waits for a place: see ``Reading/waitingIDs(for:)``.
@c(corgina_waiting)
public func corginaWaiting(_ bytes: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in try Reading.waitingIDs(for: message) }
}

/// Reads a sentence: see ``Reading/understanding(of:)``. Answers `{}` and the line as its part.
@c(corgina_read)
public func corginaRead(_ bytes: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in
        Message([:], [Array((try Reading.understanding(of: message) ?? "").utf8)])
    }
}

/// Dates a pregnancy: see ``Reading/dates(for:)``. Answers `{}` and the line as its part.
@c(corgina_dates)
public func corginaDates(_ bytes: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    answered(bytes, count) { message throws(MessageError) in
        Message([:], [Array(try Reading.dates(for: message).utf8)])
    }
}

private func held(_ worker: UnsafeMutableRawPointer) -> Worker {
    Unmanaged<Worker>.fromOpaque(worker).takeUnretainedValue()
}

/// Reads a message, and leaves the answer where the host finds it. A message that cannot be read is answered with `{"error": …}`.
private func answered(
    _ bytes: UnsafeRawPointer, _ count: Int, _ answer: (Message) throws(MessageError) -> Message
) -> UnsafeMutableRawPointer? {
    let received = Array(UnsafeRawBufferPointer(start: bytes, count: count))
    let message: Message
    do throws(MessageError) {
        message = try answer(Message(decoding: received))
    } catch {
        message = Message(["error": .string(error.description)])
    }
    let sent = message.bytes
    let framed = Message.length(of: sent) + sent
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: framed.count, alignment: 1)
    room.copyBytes(from: framed)
    return room.baseAddress
}
