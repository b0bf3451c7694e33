import CorginaProviders
import CorginaRooms
import CorginaVault

extension HostRooms {
    /// Gives each room what it needs and no more.
    init(
        vault: Vault, foods: FoodKnowledge, providers: Providers, push: PushDelivery? = nil, settings: ServerSettings,
        surroundings: Surroundings, program: String? = nil
    ) {
        let limits = settings.limits
        let uses = ConfiguredUses(providers)
        let visits = Visits(foods: foods, uses: uses, isSample: settings.isDemo, surroundings: surroundings)
        let reminders = push.map { ReminderKeeper(vault: vault, delivery: $0, surroundings: surroundings) }
        let sharing = ShareKeeper(vault: vault, surroundings: surroundings)
        let sessions = Sessions(
            vault: vault, visits: visits, surroundings: surroundings, reminders: reminders, sharing: sharing)
        let quota = DiaryQuota(limits: limits)
        let keeper = DiaryKeeper(quota: quota, surroundings: surroundings, reminders: reminders, sharing: sharing)
        let sentences = SentenceLog(keeper: keeper)
        let passphrase = PassphraseCheck(vault: vault, surroundings: surroundings)
        let devices = DeviceList(vault: vault, surroundings: surroundings)
        self.sessions = sessions
        self.keeper = keeper
        about = AboutRoom(
            vault: vault, sessions: sessions, surroundings: surroundings, keptBackups: settings.keptBackups,
            productCredits: foods.products.credits, uses: uses, sendsReminders: push != nil, program: program)
        account = AccountRoom(
            vault: vault, sessions: sessions, surroundings: surroundings,
            signUp: SignUp(isOpen: settings.allowsSignUp, isExposed: settings.isExposed))
        recovery = RecoveryRoom(vault: vault, sessions: sessions, surroundings: surroundings)
        security = SecurityRoom(
            vault: vault, surroundings: surroundings, passphrase: passphrase, devices: devices,
            keys: KeyChange(vault: vault, sessions: sessions, surroundings: surroundings),
            export: DiaryTakeout(passphrase: passphrase), keptBackups: settings.keptBackups,
            offersSealed: program != nil)
        importing = ImportRoom(
            passphrase: passphrase, quota: quota, photosBytes: limits.photosBytes,
            megabytes: limits.importBytes >> 20)
        elsewhere = ElsewhereRoom(
            files: WaitingFiles(), quota: quota, limits: limits, newID: surroundings.newID, now: surroundings.now)
        self.devices = DeviceRoom(vault: vault, sessions: sessions, devices: devices)
        lock = LockRoom(vault: vault, sessions: sessions, surroundings: surroundings)
        invitations = InvitationRoom(
            vault: vault, newID: surroundings.newID, isEncrypted: settings.isBehindTLS)
        self.sharing = SharingRoom(
            vault: vault, passphrase: passphrase, keeper: keeper, newID: surroundings.newID,
            isEncrypted: settings.isBehindTLS)
        shared = SharedRoom(vault: vault, sessions: sessions, surroundings: surroundings)
        tokens = TokenRoom(
            vault: vault, passphrase: passphrase, grants: GrantList(vault: vault), newID: surroundings.newID,
            isEncrypted: settings.isBehindTLS)
        calendar = CalendarRoom(
            vault: vault, passphrase: passphrase, grants: GrantList(vault: vault), newID: surroundings.newID,
            isEncrypted: settings.isBehindTLS)
        feeds = CalendarFeedRoom(
            vault: vault, surroundings: surroundings,
            limit: AccessLimit(mostUses: limits.feedsPerMinute, limits: limits, now: surroundings.now))
        let handout = ClinicHandout()
        clinic = ClinicRoom(
            vault: vault, passphrase: passphrase, handout: handout, newID: surroundings.newID,
            isEncrypted: settings.isBehindTLS)
        door = ClinicDoor(
            vault: vault, surroundings: surroundings,
            limit: AccessLimit(mostUses: limits.feedsPerMinute, limits: limits, now: surroundings.now),
            handout: handout, isEncrypted: settings.isBehindTLS)
        offline = OfflineRoom(sentences: sentences)
        // One device may ask other servers so often, for whatever use.
        let asking = AccessLimit(mostUses: limits.askingsPerMinute, limits: limits, now: surroundings.now)
        sealed = SealedRoom(
            vault: vault, surroundings: surroundings,
            signUp: SignUp(isOpen: settings.allowsSignUp, isExposed: settings.isExposed),
            quota: SealedQuota(diaries: quota, renewals: DiaryQuota(limits: limits), diary: vault.sealed),
            limit: AccessLimit(mostUses: limits.requestsPerMinute, limits: limits, now: surroundings.now),
            photos: SealedPhotoRoom(vault: vault, most: limits.photosBytes),
            reminders: SealedReminderRoom(vault: vault, delivery: push, surroundings: surroundings, limit: asking))
        self.reminders = RemindersRoom(
            vault: vault, keeper: keeper, reminders: reminders, surroundings: surroundings, limit: asking)
        speech = SpeechRoom(provider: providers.speech, limit: asking)
        rewording = RewordRoom(provider: providers.text, sessions: sessions, keeper: keeper, limit: asking)
        lookingUp = LookUpRoom(
            provider: providers.products, catalogue: foods.catalogue, sessions: sessions, keeper: keeper, limit: asking)
        recipePages = RecipePageRoom(reader: providers.pages, sessions: sessions, keeper: keeper, limit: asking)
        scanning = ScanRoom(limits: limits)
        photos = PhotoKeeper(keeper: keeper, limits: limits, newID: surroundings.newID)
        looking = LookRoom(provider: providers.vision, sessions: sessions, keeper: keeper, limit: asking)
        labels = LabelRoom(provider: providers.vision, limit: asking)
        let heard = HeardSentences(keeper: keeper, newID: surroundings.newID)
        interface = InterfaceRoom(
            vault: vault, visits: visits, sentences: sentences, heard: heard,
            photos: SentPhotos(heard: heard, looking: looking, limits: limits, newID: surroundings.newID),
            typed: TypedLog(keeper: keeper, newID: surroundings.newID),
            limit: AccessLimit(mostUses: limits.tokenRequestsPerMinute, limits: limits, now: surroundings.now),
            newID: surroundings.newID)
    }
}
