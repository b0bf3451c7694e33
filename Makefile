# Corgina. `make run` and `make test` do all the set-up themselves on a fresh Debian with Swift 6.3.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:

# Every build refuses an import that Package.swift does not declare.
CHECKED := --explicit-target-dependency-import-check error
# C dependencies are optimised in debug builds too: an unoptimised scrypt takes seconds a sign-in.
# Nobody steps through a test build, and without debug information it is done in two thirds of the time.
DEBUG := $(CHECKED) -Xcc -O2 -debug-info-format none
# And so are our pure modules in test builds; see Package.swift.
export CORGINA_OPTIMISED_TESTS
test test-units test-system: CORGINA_OPTIMISED_TESTS := yes

PORT ?= 8080
CORGINA = "$$(swift build $(CHECKED) -c release --show-bin-path)/corgina"

.PHONY: run demo gallery test test-units test-system bench check format lint screenshots foods system-packages test-packages

run: build-release wasm
	@exec $(CORGINA) serve --port $(PORT) --browser-program .build-wasm/corgina.wasm

demo: build-release
	@exec $(CORGINA) demo --port $(PORT)

# Every component in each of its states, beside a sample diary.
gallery: build-release
	@echo "The components are at http://127.0.0.1:$(PORT)/gallery"
	@exec $(CORGINA) demo --port $(PORT)

.PHONY: build-release
build-release: system-packages
	swift build $(CHECKED) -c release --product corgina

# When the tests of a browser begin, by the clock of tests, server and browser alike: an ordinary Wednesday. `make torture-dates`
# runs them on the others.
MOMENT := 2026-03-18T09:00:00Z

# How many browser tests run at once on two processors: a test waits for a part of its time (docs/measurements.md), which another fills.
WORKERS := 3

# What a browser runs takes one processor for as long as the unit tests take the other, so both are made at once.
test: check
	@$(MAKE) --no-print-directory --jobs 2 test-units wasm
	@$(MAKE) --no-print-directory test-system

test-units: system-packages
	-@scripts/install-packages libpq5 postgresql
	scripts/with-postgres swift test $(DEBUG) --parallel
	@Fuzz/check

test-system: system-packages test-packages wasm
	-@scripts/install-packages libpq5 postgresql
	swift build $(DEBUG) --product corgina
	CORGINA="$$(swift build $(DEBUG) --show-bin-path)/corgina" scripts/at-moment $(MOMENT) \
	  .venv/bin/python -m pytest -q -n $(WORKERS) --dist worksteal Tests/System

# What `make test` does in small: the server killed, stopped and backed up while it writes, its disk failing, its files torn, its
# power cut in the middle of a migration, its clients misbehaving, its phones and its net in seeded histories, thousands of times.
# And what takes minutes each: its clock set wrong, its memory short, three minutes of use (CORGINA_SOAK_SECONDS=28800 is a
# night), Caddy and nginx in front of it, and the main flows in Firefox. Each ends with a line of figures.
.PHONY: torture torture-units torture-system torture-dates torture-memory torture-packages
torture: torture-system torture-units torture-memory torture-dates torture-worker check-iphone-itself
torture-units torture-system torture-dates: CORGINA_OPTIMISED_TESTS := yes

torture-units: system-packages
	CORGINA_SEEDS=20000 swift test $(DEBUG) --filter SimulationTests
	-@scripts/install-packages libpq5 postgresql
	CORGINA_DAY_ACCOUNTS=1000 scripts/with-postgres swift test $(DEBUG) --filter SharedDayTests

torture-system: system-packages test-packages torture-packages
	@scripts/make-llama-environment
	swift build $(DEBUG) --product corgina
	CORGINA="$$(swift build $(DEBUG) --show-bin-path)/corgina" CORGINA_CRASHES=200 CORGINA_FAULT_TRIALS=2000 \
	  CORGINA_FLIPS=2000 CORGINA_BACKUPS=100 CORGINA_CUTS=5000 CORGINA_MIGRATION_CUTS=2000 CORGINA_KILLS=1000 CORGINA_DEATHS=60 CORGINA_POSTGRES_DEATHS=40 CORGINA_FAILOVERS=10 \
	  CORGINA_TORTURE=yes \
	  scripts/at-moment $(MOMENT) .venv/bin/python -m pytest -q -rP -n 2 --dist worksteal \
	  Tests/System/test_upkeep.py Tests/System/test_keeping.py Tests/System/test_faults.py Tests/System/test_damage.py \
	  Tests/System/test_limits.py Tests/System/test_leaks.py \
	  Tests/System/test_operations.py Tests/System/test_migrations.py Tests/System/test_reader.py Tests/System/torture_clock.py \
	  Tests/System/test_description.py Tests/System/test_real_camera.py Tests/System/torture_llama.py Tests/System/torture_memory.py Tests/System/torture_imports.py Tests/System/torture_products.py Tests/System/torture_soak.py Tests/System/torture_proxies.py Tests/System/test_postgres.py Tests/System/torture_postgres.py Tests/System/test_webkit.py

# Figures without end by every way in, for half an hour. By itself: it also times Today, which other work would slow.
.PHONY: torture-numbers
torture-numbers: system-packages test-packages build-release
	CORGINA=$(CORGINA) CORGINA_FUZZ_SECONDS=1800 .venv/bin/python -m pytest -q -rP Tests/System/torture_numbers.py

# Ten minutes of schemathesis against the interface's own description, and nothing else.
.PHONY: torture-api
torture-api: CORGINA_OPTIMISED_TESTS := yes
torture-api: system-packages test-packages
	swift build $(DEBUG) --product corgina
	CORGINA="$$(swift build $(DEBUG) --show-bin-path)/corgina" CORGINA_TORTURE=yes \
	  scripts/at-moment $(MOMENT) .venv/bin/python -m pytest -q -rP Tests/System/test_description.py

# The browser tests at twelve moments: ends of months, a leap day, both clock changes, far east and far west. Each takes as long as
# `make test-system`; make torture-dates MOMENTS="2028 Berlin" runs those whose line in dates.txt has one of these words.
torture-dates: system-packages test-packages wasm
	swift build $(DEBUG) --product corgina
	CORGINA="$$(swift build $(DEBUG) --show-bin-path)/corgina" scripts/torture-dates $(WORKERS) $(MOMENTS)

# The wiping allocator: as it is, and beside the allocators of the address sanitizer and valgrind.
torture-memory: torture-packages
	Tests/WipingStress/run 40000

torture-packages:
	@scripts/install-packages nginx caddy openssl postgresql valgrind firefox-esr

# The unit tests of all but language and screens, watched for races, then for memory that is not theirs. Each has a build of its
# own, which takes some twenty minutes the first time. The C library's memory is not wiped there: the watchers have their own.
.PHONY: sanitize
sanitize: CORGINA_OPTIMISED_TESTS := yes
sanitize: system-packages
	SWIFT_BACKTRACE=enable=no TSAN_OPTIONS="suppressions=$(CURDIR)/scripts/known-races" \
	  swift test $(DEBUG) --sanitize=thread --scratch-path .build-tsan --filter '$(WATCHED)'
	SWIFT_BACKTRACE=enable=no ASAN_OPTIONS="detect_leaks=0" \
	  swift test $(DEBUG) --sanitize=address --scratch-path .build-asan --filter '$(WATCHED)'

WATCHED := CorginaCoreTests|CorginaJournalTests|CorginaImportsTests|CorginaVaultTests|CorginaServerTests|CorginaCommandTests

# With meals of known nutrients the understanding is scored too: make bench MEALS=natural.csv
bench: build-release
	@$(CORGINA) bench
	@for file in $(MEALS); do $(CORGINA) bench nutribench --file "$$file"; done

# The rooms as WebAssembly for a browser, docs/worker.md. Only what changed is compiled again.
.PHONY: wasm wasm-twice
wasm:
	@scripts/build-wasm .build-wasm

# Fails unless the same sources in another folder give the same bytes: all of it is compiled once more, which takes minutes.
wasm-twice: wasm
	@scripts/check-wasm-twice

# What `make test` asks of corgina.wasm and of diaries that live in a browser, with more moments at which something is killed, 300 words
# planted in a sealed diary, and the build twice.
.PHONY: torture-worker
torture-worker: CORGINA_OPTIMISED_TESTS := yes
torture-worker: wasm-twice test-packages
	-@scripts/install-packages gdb
	swift build $(DEBUG) --product corgina
	CORGINA="$$(swift build $(DEBUG) --show-bin-path)/corgina" CORGINA_TORTURE=yes scripts/at-moment $(MOMENT) \
	  .venv/bin/python -m pytest -q Tests/System/torture_planted_words.py Tests/System/torture_sealed_photos.py \
	  Tests/System/test_sealed_move.py Tests/System/test_unsealing.py Tests/System/test_updates.py

# What the build cannot hold by itself: no Foundation in the pure modules, no force unwrap, files of one concept, and pure modules
# that compile for a browser and an iPhone too.
check: system-packages
	@scripts/check-pure-modules
	@scripts/check-sources
	@scripts/check-training
	@scripts/check-other-homes
	@scripts/check-iphone
	@scripts/check-dependencies

# The iPhone app type-checked against declarations of Apple's frameworks, and its project (docs/iphone.md). `check-iphone-itself`
# makes mistakes in copies of it, and fails unless each is found.
.PHONY: check-iphone check-iphone-itself iphone-project iphone-icons iphone-pictures
check-iphone:
	@scripts/check-iphone

check-iphone-itself:
	@scripts/check-iphone-itself

# The Xcode project, from the program that is checked in beside it.
iphone-project:
	@Apps/iPhone/generate-project

# The app's icon, dark and tinted too, from the web's.
iphone-icons: drawing-packages
	@Apps/iPhone/draw-icons

# The web pages of the native screens, to compare with.
iphone-pictures: build-release test-packages
	CORGINA=$(CORGINA) .venv/bin/python Apps/iPhone/Checks/draw-pictures

# What Corgina is made of, and that docs/dependencies.md says so; `make check` does it too.
.PHONY: audit
audit:
	@scripts/check-dependencies
	swift package show-dependencies --format json

# Many accounts over real connections: pages and durable logs a second, and memory, beside raw commits of SQLite.
.PHONY: load
load: build-release
	@$(CORGINA) bench load

# Feeds everything that reads something whatever libFuzzer makes up, each for SECONDS: make fuzz TARGETS="form path"
.PHONY: fuzz
fuzz: SECONDS := 60
fuzz: system-packages
	@Fuzz/run $(SECONDS) $(TARGETS)

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests Apps

lint:
	swift format lint --recursive --parallel Package.swift Sources Tests Apps

# Pictures of every screen, for the README and docs/screens.
screenshots: build-release test-packages
	CORGINA=$(CORGINA) .venv/bin/python Tests/System/screenshots.py docs/screens

# One day of somebody new, screen by screen, on a clock that is moved through it. `make walk-all FOLDER=folder` draws each screen in
# light, dark, wide, with large text and in WebKit, for somebody to look at: half an hour on two busy cores.
.PHONY: walk walk-all
DAYBREAK := 2026-03-18T11:30:00Z
walk: build-release test-packages
	CORGINA=$(CORGINA) scripts/at-moment $(DAYBREAK) .venv/bin/python Tests/System/walk_of_a_day.py docs/screens/day

walk-all: build-release test-packages
	CORGINA=$(CORGINA) scripts/at-moment $(DAYBREAK) .venv/bin/python Tests/System/walk_of_a_day.py --all "$(FOLDER)"

# Voice, photo, label, barcode and consent in their states, for docs/screens/ways-in.
.PHONY: ways-in
ways-in: build-release test-packages
	CORGINA=$(CORGINA) .venv/bin/python Tests/System/pictures_of_ways_in.py docs/screens/ways-in

# Screens in Chromium and in WebKit side by side, for somebody to look at: make compare-engines FOLDER=folder
.PHONY: compare-engines
compare-engines: build-release test-packages
	CORGINA=$(CORGINA) .venv/bin/python Tests/System/compare_engines.py "$(FOLDER)"

# Rebuilds the food table from USDA's published files and our dishes, and packs it: make foods FNDDS=folder
FOODS := Sources/EmbeddedFiles/Foods
DISHES := Sources/EmbeddedFiles/Language/dishes.tsv
foods: build-release
	$(CORGINA) foods build --from "$(FNDDS)" --dishes $(DISHES) --output $(FOODS)/foods.tsv
	$(MAKE) pack-foods

# Packs the table people read into the one Corgina carries. A test says when one is not the other's.
.PHONY: pack-foods
pack-foods: build-release
	$(CORGINA) foods pack --table $(FOODS)/foods.tsv --dishes $(DISHES) --output $(FOODS)/foods.packed

# Draws the icons of home screens from the picture beside them.
IMAGES := Sources/EmbeddedFiles/Assets/Images
.PHONY: icons
icons: drawing-packages
	for side in 180 192 512; do rsvg-convert -w $$side -h $$side $(IMAGES)/icon.svg -o $(IMAGES)/icon-$$side.png; done

drawing-packages:
	@scripts/install-packages librsvg2-bin

# Trains the models that mark sentences, from Training/sentences. Prints what they reach on authors they did not learn from,
# and writes the weights, which are the same byte for byte on every machine.
.PHONY: train
train: system-packages
	swift build $(CHECKED) -c release --product corgina-training
	@"$$(swift build $(CHECKED) -c release --show-bin-path)/corgina-training" --sentences Training/sentences \
	  --concerns Training/concerns \
	  --output Sources/EmbeddedFiles/Language/sentence-models.bin

system-packages:
	@scripts/install-packages libsqlite3-dev zlib1g-dev libzxing-dev

test-packages:
	@scripts/install-packages strace systemd chromium-headless-shell fonts-inter fonts-noto-color-emoji python3-venv
	@scripts/install-packages webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb
	@scripts/install-packages espeak-ng zint
	@scripts/make-test-environment
