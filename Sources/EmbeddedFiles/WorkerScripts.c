#include "EmbeddedAssets.h"

// #embed is C23; the compiler has it in every mode and only says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The modules of the service worker, which ScriptBundle joins.
static const unsigned char account_script[] = {
#embed "Assets/Scripts/Worker/account.js"
};
static const unsigned char answers_script[] = {
#embed "Assets/Scripts/Worker/answers.js"
};
static const unsigned char bytes_script[] = {
#embed "Assets/Scripts/Worker/bytes.js"
};
static const unsigned char clock_script[] = {
#embed "Assets/Scripts/Worker/clock.js"
};
static const unsigned char code_script[] = {
#embed "Assets/Scripts/Worker/code.js"
};
static const unsigned char diary_script[] = {
#embed "Assets/Scripts/Worker/diary.js"
};
static const unsigned char door_script[] = {
#embed "Assets/Scripts/Worker/door.js"
};
static const unsigned char drafts_script[] = {
#embed "Assets/Scripts/Worker/drafts.js"
};
static const unsigned char home_script[] = {
#embed "Assets/Scripts/Worker/home.js"
};
static const unsigned char host_script[] = {
#embed "Assets/Scripts/Worker/host.js"
};
static const unsigned char journal_script[] = {
#embed "Assets/Scripts/Worker/journal.js"
};
static const unsigned char kept_script[] = {
#embed "Assets/Scripts/Worker/kept.js"
};
static const unsigned char keys_script[] = {
#embed "Assets/Scripts/Worker/keys.js"
};
static const unsigned char program_script[] = {
#embed "Assets/Scripts/Worker/program.js"
};
static const unsigned char requests_script[] = {
#embed "Assets/Scripts/Worker/requests.js"
};
static const unsigned char scrypt_script[] = {
#embed "Assets/Scripts/Worker/scrypt.js"
};
static const unsigned char sealing_script[] = {
#embed "Assets/Scripts/Worker/sealing.js"
};
static const unsigned char secrets_script[] = {
#embed "Assets/Scripts/Worker/secrets.js"
};
static const unsigned char worker_reminders[] = {
#embed "Assets/Scripts/Worker/reminders.js"
};
static const unsigned char reminder_keeping_script[] = {
#embed "Assets/Scripts/Worker/reminder-keeping.js"
};
static const unsigned char reminder_rooms_script[] = {
#embed "Assets/Scripts/Worker/reminder-rooms.js"
};
static const unsigned char worker_script[] = {
#embed "Assets/Scripts/Worker/service-worker.js"
};
static const unsigned char slots_script[] = {
#embed "Assets/Scripts/Worker/slots.js"
};
static const unsigned char store_script[] = {
#embed "Assets/Scripts/Worker/store.js"
};
static const unsigned char admission_script[] = {
#embed "Assets/Scripts/Worker/admission.js"
};
static const unsigned char desk_script[] = {
#embed "Assets/Scripts/Worker/desk.js"
};
static const unsigned char details_script[] = {
#embed "Assets/Scripts/Worker/details.js"
};
static const unsigned char exchange_script[] = {
#embed "Assets/Scripts/Worker/exchange.js"
};
static const unsigned char remote_script[] = {
#embed "Assets/Scripts/Worker/remote.js"
};
static const unsigned char sealed_script[] = {
#embed "Assets/Scripts/Worker/sealed.js"
};
static const unsigned char sync_script[] = {
#embed "Assets/Scripts/Worker/sync.js"
};
static const unsigned char anew_script[] = {
#embed "Assets/Scripts/Worker/anew.js"
};
static const unsigned char renewal_script[] = {
#embed "Assets/Scripts/Worker/renewal.js"
};
static const unsigned char staging_script[] = {
#embed "Assets/Scripts/Worker/staging.js"
};
static const unsigned char queued_script[] = {
#embed "Assets/Scripts/Worker/queued.js"
};
static const unsigned char unsealing_script[] = {
#embed "Assets/Scripts/Worker/unsealing.js"
};
static const unsigned char why_script[] = {
#embed "Assets/Scripts/Worker/why.js"
};
static const unsigned char taking_over_script[] = {
#embed "Assets/Scripts/Worker/taking-over.js"
};
static const unsigned char words_script[] = {
#embed "Assets/Scripts/Worker/words.js"
};
static const unsigned char health_link_script[] = {
#embed "Assets/Scripts/Worker/health-link.js"
};
static const unsigned char release_script[] = {
#embed "Assets/Scripts/Worker/release.js"
};
static const unsigned char editions_script[] = {
#embed "Assets/Scripts/Worker/editions.js"
};
static const unsigned char links_script[] = {
#embed "Assets/Scripts/Worker/links.js"
};
static const unsigned char share_keeping_script[] = {
#embed "Assets/Scripts/Worker/share-keeping.js"
};
static const unsigned char share_sealing_script[] = {
#embed "Assets/Scripts/Worker/share-sealing.js"
};
static const unsigned char shared_script[] = {
#embed "Assets/Scripts/Worker/shared.js"
};
static const unsigned char shares_script[] = {
#embed "Assets/Scripts/Worker/shares.js"
};
static const unsigned char visit_script[] = {
#embed "Assets/Scripts/Worker/visit.js"
};
static const unsigned char photo_exchange_script[] = {
#embed "Assets/Scripts/Worker/photo-exchange.js"
};
static const unsigned char photo_files_script[] = {
#embed "Assets/Scripts/Worker/photo-files.js"
};
static const unsigned char photo_sealing_script[] = {
#embed "Assets/Scripts/Worker/photo-sealing.js"
};
static const unsigned char photo_store_script[] = {
#embed "Assets/Scripts/Worker/photo-store.js"
};
static const unsigned char device_photos_script[] = {
#embed "Assets/Scripts/Worker/photos.js"
};

#define SCRIPT(name, data) { name, "text/javascript; charset=utf-8", data, sizeof(data) }

static const corgina_asset scripts[] = {
    SCRIPT("account.js", account_script),
    SCRIPT("answers.js", answers_script),
    SCRIPT("bytes.js", bytes_script),
    SCRIPT("clock.js", clock_script),
    SCRIPT("code.js", code_script),
    SCRIPT("diary.js", diary_script),
    SCRIPT("door.js", door_script),
    SCRIPT("drafts.js", drafts_script),
    SCRIPT("home.js", home_script),
    SCRIPT("host.js", host_script),
    SCRIPT("journal.js", journal_script),
    SCRIPT("kept.js", kept_script),
    SCRIPT("keys.js", keys_script),
    SCRIPT("program.js", program_script),
    SCRIPT("requests.js", requests_script),
    SCRIPT("scrypt.js", scrypt_script),
    SCRIPT("sealing.js", sealing_script),
    SCRIPT("secrets.js", secrets_script),
    SCRIPT("reminders.js", worker_reminders),
    SCRIPT("reminder-keeping.js", reminder_keeping_script),
    SCRIPT("reminder-rooms.js", reminder_rooms_script),
    SCRIPT("service-worker.js", worker_script),
    SCRIPT("slots.js", slots_script),
    SCRIPT("store.js", store_script),
    SCRIPT("admission.js", admission_script),
    SCRIPT("desk.js", desk_script),
    SCRIPT("details.js", details_script),
    SCRIPT("exchange.js", exchange_script),
    SCRIPT("remote.js", remote_script),
    SCRIPT("sealed.js", sealed_script),
    SCRIPT("sync.js", sync_script),
    SCRIPT("anew.js", anew_script),
    SCRIPT("renewal.js", renewal_script),
    SCRIPT("staging.js", staging_script),
    SCRIPT("queued.js", queued_script),
    SCRIPT("unsealing.js", unsealing_script),
    SCRIPT("why.js", why_script),
    SCRIPT("taking-over.js", taking_over_script),
    SCRIPT("words.js", words_script),
    SCRIPT("health-link.js", health_link_script),
    SCRIPT("release.js", release_script),
    SCRIPT("editions.js", editions_script),
    SCRIPT("links.js", links_script),
    SCRIPT("share-keeping.js", share_keeping_script),
    SCRIPT("share-sealing.js", share_sealing_script),
    SCRIPT("shared.js", shared_script),
    SCRIPT("shares.js", shares_script),
    SCRIPT("photo-exchange.js", photo_exchange_script),
    SCRIPT("photo-files.js", photo_files_script),
    SCRIPT("photo-sealing.js", photo_sealing_script),
    SCRIPT("photo-store.js", photo_store_script),
    SCRIPT("photos.js", device_photos_script),
    SCRIPT("visit.js", visit_script),
};

size_t corgina_worker_script_count(void) { return sizeof(scripts) / sizeof(scripts[0]); }

corgina_asset corgina_worker_script_at(size_t index) {
    if (index < corgina_worker_script_count()) { return scripts[index]; }
    return (corgina_asset){ 0 };
}
