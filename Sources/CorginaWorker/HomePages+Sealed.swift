import CorginaJournal
import CorginaRooms

/// The pages of a sealed diary.
extension HomePages {
    static func sealed(_ request: HomeRequest) -> ShownPage? {
        if let purpose = SealedFormPage.Purpose(rawValue: request.text("purpose") ?? ""), request.name == "sealed" {
            return ShownPage(
                SealedFormPage(
                    purpose, isAgain: request.flag("again"), name: request.text("name") ?? "",
                    problem: request.text("problem"), errors: request.errors, editions: KeptEditions(request)))
        }
        return switch request.name {
        case "devices":
            ShownPage(
                SealedDevicesPage(
                    devices: devices(in: request), chosen: request.text("chosen") ?? "",
                    problem: request.text("problem"), errors: request.errors))
        case "unseal": ShownPage(UnsealPage(problem: request.text("problem"), errors: request.errors))
        case "leave": ShownPage(SealedLeavePage(problem: request.text("problem"), errors: request.errors))
        default: nil
        }
    }

    static func sealedErase(_ request: HomeRequest) -> SealedErasePage {
        SealedErasePage(
            waiting: request.count("waiting"), isLocked: request.flag("locked"),
            isEverywhere: request.flag("everywhere"), isUnsealed: request.flag("unsealed"),
            problem: request.text("problem"), errors: request.errors)
    }

    /// `nil` for a diary that has no server.
    static func standing(_ request: HomeRequest) -> SealedStanding? {
        guard request.home == .sealed else { return nil }
        return SealedStanding(
            waiting: request.count("waiting"), compare: request.text("compare") ?? "",
            isSignedOut: request.flag("signedOut"), isUnsealed: request.flag("unsealed"),
            trouble: request.text("trouble").flatMap { SealedStanding.Trouble(rawValue: $0) },
            conflicts: request.count("conflicts"))
    }

    private static func devices(in request: HomeRequest) -> [SealedDevice] {
        (request.values["devices"]?.elements ?? []).map { device in
            SealedDevice(
                id: device["id"]?.text ?? "", name: device["name"]?.text ?? "", made: device["made"]?.text ?? "",
                seen: device["seen"]?.text ?? "", isThis: device["this"]?.boolean ?? false)
        }
    }
}
