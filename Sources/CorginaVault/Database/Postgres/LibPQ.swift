import Foundation

/// libpq, PostgreSQL's own client library: its TLS, its SCRAM and its wire format.
///
/// It is loaded when a vault is opened on PostgreSQL and not before, so that a Corgina on SQLite needs nothing installed. The names and
/// types are those of its version 5, which has kept them since 2005 (PostgreSQL's documentation, "libpq - C Library").
struct LibPQ: Sendable {
    typealias Text = UnsafePointer<CChar>

    let connect: @Sendable @convention(c) (UnsafePointer<Text?>, UnsafePointer<Text?>, CInt) -> OpaquePointer?
    let status: @Sendable @convention(c) (OpaquePointer?) -> CInt
    let transactionStatus: @Sendable @convention(c) (OpaquePointer?) -> CInt
    let socket: @Sendable @convention(c) (OpaquePointer?) -> CInt
    let finish: @Sendable @convention(c) (OpaquePointer?) -> Void

    // These send and do not wait. What is answered is asked for with `nextResult`, until there is none.
    let run: @Sendable @convention(c) (OpaquePointer?, Text) -> CInt
    let prepare: @Sendable @convention(c) (OpaquePointer?, Text, Text, CInt, UnsafePointer<UInt32>?) -> CInt
    let execute:
        @Sendable @convention(c) (
            OpaquePointer?, Text, CInt, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<CInt>?,
            UnsafePointer<CInt>?, CInt
        ) -> CInt
    let isBusy: @Sendable @convention(c) (OpaquePointer?) -> CInt
    let nextResult: @Sendable @convention(c) (OpaquePointer?) -> OpaquePointer?

    let resultStatus: @Sendable @convention(c) (OpaquePointer?) -> CInt
    let resultField: @Sendable @convention(c) (OpaquePointer?, CInt) -> Text?
    let changedRows: @Sendable @convention(c) (OpaquePointer?) -> Text?
    let rowCount: @Sendable @convention(c) (OpaquePointer?) -> CInt
    let columnCount: @Sendable @convention(c) (OpaquePointer?) -> CInt
    let columnName: @Sendable @convention(c) (OpaquePointer?, CInt) -> Text?
    let columnType: @Sendable @convention(c) (OpaquePointer?, CInt) -> UInt32
    let isNull: @Sendable @convention(c) (OpaquePointer?, CInt, CInt) -> CInt
    let length: @Sendable @convention(c) (OpaquePointer?, CInt, CInt) -> CInt
    let value: @Sendable @convention(c) (OpaquePointer?, CInt, CInt) -> Text?
    let clear: @Sendable @convention(c) (OpaquePointer?) -> Void

    let consumeInput: @Sendable @convention(c) (OpaquePointer?) -> CInt
    let notification: @Sendable @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer?
    let parse: @Sendable @convention(c) (Text, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    let freeOptions: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void
    let free: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// - Throws: `databaseLibraryMissing` where it is not installed.
    static func loaded() throws(VaultError) -> LibPQ {
        let names = ["libpq.so.5", "libpq.5.dylib", "libpq.dylib"]
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let library = LibPQ(handle)
        else { throw .databaseLibraryMissing }
        return library
    }

    private init?(_ handle: UnsafeMutableRawPointer) {
        do {
            let find = Finder(handle: handle)
            connect = try find("PQconnectdbParams")
            status = try find("PQstatus")
            transactionStatus = try find("PQtransactionStatus")
            socket = try find("PQsocket")
            finish = try find("PQfinish")
            run = try find("PQsendQuery")
            prepare = try find("PQsendPrepare")
            execute = try find("PQsendQueryPrepared")
            isBusy = try find("PQisBusy")
            nextResult = try find("PQgetResult")
            resultStatus = try find("PQresultStatus")
            resultField = try find("PQresultErrorField")
            changedRows = try find("PQcmdTuples")
            rowCount = try find("PQntuples")
            columnCount = try find("PQnfields")
            columnName = try find("PQfname")
            columnType = try find("PQftype")
            isNull = try find("PQgetisnull")
            length = try find("PQgetlength")
            value = try find("PQgetvalue")
            clear = try find("PQclear")
            consumeInput = try find("PQconsumeInput")
            notification = try find("PQnotifies")
            parse = try find("PQconninfoParse")
            freeOptions = try find("PQconninfoFree")
            free = try find("PQfreemem")
        } catch { return nil }
    }

    /// Finds a function by its name; the caller says its type.
    private struct Finder {
        struct Missing: Error {}

        let handle: UnsafeMutableRawPointer

        func callAsFunction<Function>(_ name: String) throws -> Function {
            guard let address = dlsym(handle, name) else { throw Missing() }
            return unsafeBitCast(address, to: Function.self)
        }
    }
}
