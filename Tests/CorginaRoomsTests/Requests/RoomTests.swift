import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// Rooms called as functions: a request and a visit in, an answer and effects out.
struct RoomTests {
    @Test func `a sentence is looked over, logged and taken back`() throws {
        var maja = try Resident()
        let staged = try maja.post(.drafts(.say), ["sentence": "I had a banana, took my iron, feeling a bit sick"])
        #expect(maja.diary.events(on: maja.now.day).isEmpty)
        let draft = try #require(staged.place)
        #expect(try maja.get(draft).markup.contains("banana"))
        guard case .drafts(.sheet(let id)) = draft else { throw Missing() }
        let logged = try maja.post(.drafts(.log(id)))
        #expect(maja.diary.events(on: maja.now.day).count == 3)
        #expect(maja.waiting[id] == nil)
        let today = try maja.get(.today, changed: logged.changed).markup
        #expect(today.contains("Undo"))
        let entry = logged.changed.map(\.description).joined(separator: ".")
        _ = try maja.post(.undo, ["entry": entry])
        #expect(maja.diary.events(on: maja.now.day).isEmpty)
    }

    @Test func `a logged food keeps her word for it, also after a correction`() throws {
        var maja = try Resident()
        guard case .drafts(.sheet(let id))? = try maja.post(.drafts(.say), ["sentence": "toast and two eggs"]).place
        else { throw Missing() }
        _ = try maja.post(.drafts(.log(id)))
        let entry = try #require(maja.diary.events(on: maja.now.day).first)
        guard case .meal(let meal) = entry.details else { throw Missing() }
        #expect(meal.items.map { $0.said } == ["toast", nil])
        let page = try maja.get(.entries(.one(entry.id))).markup
        #expect(page.contains("item__name\" dir=\"auto\">Toast<"))
        #expect(page.contains("item__listed\">\(meal.items[0].name)<"))
        _ = try maja.post(.entries(.amount(entry.id, item: 1)), ["amount": "120", "portion": "g"])
        let corrected = try #require(maja.diary.event(entry.id)?.details.meal)
        #expect(corrected.items[1].quantity == 120 && corrected.items[0].said == "toast")
        #expect(corrected.name == "Toast and eggs")
    }

    @Test(arguments: shown)
    func `every place shows a page or leads on`(route: Route) throws {
        let answer = try Resident().get(route)
        #expect(answer.place != nil || answer.markup.contains("<main"), "\(route.path)")
    }

    @Test func `a refused form changes nothing`() throws {
        var maja = try Resident()
        let refused: [(Route, [String: String])] = [
            (.hydration(.drinks), ["drink": "Tea", "amount": "none"]), (.foods(.new), ["name": "Bar"]),
            (.measurements(.kind(.weight)), ["amount": "7000", "unit": "kg"]), (.foods(.list), [:]),
            (.recipes(.list), ["name": "", "ingredients": "eggs"]), (.supplements(.addOwn), ["name": ""]),
            (.appointments(.add), ["title": ""]), (.settings(.goals), ["height": "-1"]),
        ]
        for (route, fields) in refused {
            #expect(try maja.post(route, fields).status == .refused, "\(route.path)")
            #expect(maja.entries.isEmpty && maja.waiting.isEmpty, "\(route.path)")
        }
    }

    @Test func `a draft that is gone or damaged is said to be`() throws {
        var maja = try Resident()
        let id = RecordID(high: 1, low: 1)
        #expect(throws: RoomError.draftGone) { try maja.get(.drafts(.sheet(id))) }
        maja.damage(id)
        #expect(throws: RoomError.draftDamaged) { try maja.get(.drafts(.sheet(id))) }
        // It can be put aside all the same.
        #expect(try maja.post(.drafts(.discard(id))).place == .today)
        #expect(maja.waiting.isEmpty)
    }

    @Test func `places of the host's own are left to it`() throws {
        let maja = try Resident()
        for route: Route in [
            .home, .homes(.device), .signIn, .security(.overview), .offline(.shell), .sealed(.page), .about,
        ] {
            #expect(try Rooms.show(route, changed: [], to: maja.visit(route)) == nil)
        }
    }

    @Test func `movements are counted over several requests`() throws {
        var maja = try Resident()
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "2026-06-20"])
        _ = try maja.post(.pregnancy(.weeks))
        _ = try maja.post(.measurements(.count(.start)))
        let session = "\(maja.now.secondsSinceEpoch)"
        for felt in 0..<10 {
            maja.now = maja.now.advanced(bySeconds: 60)
            _ = try maja.post(.measurements(.count(.felt)), ["session": session, "count": "\(felt)"])
        }
        let events = maja.diary.events(of: [.kicks], on: maja.now.day...maja.now.day)
        #expect(events.map(\.details) == [.kicks(KickCount(count: 10, minutes: 10))])
        #expect(maja.waiting.isEmpty)
    }

    /// What a place asks for of what waits is named by `waitingIDs`: nothing else is handed over here.
    @Test func `what she searches for waits under an id and is in no address`() throws {
        var maja = try Resident()
        _ = try maja.post(.drafts(.say), ["sentence": "an apple"])
        let searches: [(Route, String, String)] = [
            (.foods(.list), "words", "banana"), (.symptoms(.search), "words", "nausea"),
            (.nutrition(.safe), "food", "brie"),
            (.timeline(.list(.all)), "words", "apple"),
        ]
        for (route, field, words) in searches {
            let found = try #require(try maja.post(route, [field: words]).place)
            #expect(!found.path.contains(words))
            let page = try maja.get(found).markup
            #expect(page.lowercased().contains(words), "\(route.path)")
        }
        #expect(maja.entries.isEmpty)
    }

    @Test func `a sentence goes back to where it was typed, with her words in it`() throws {
        var maja = try Resident()
        let draft = try #require(try maja.post(.drafts(.say), ["sentence": "two oatmeal cookies"]).place)
        guard case .drafts(.sheet(let id)) = draft else { throw Missing() }
        let page = try maja.post(.drafts(.change(id, .editSentence))).markup
        #expect(page.contains("two oatmeal cookies"))
        #expect(Array(maja.waiting.keys) == [.unloggedSentence])
    }

    @Test func `a sentence she does not log stays where it was typed until she logs or clears it`() throws {
        var maja = try Resident()
        func typed(_ place: Route = .today) throws -> Bool {
            try maja.get(place).markup.contains(">two oatmeal cookies</textarea>")
        }
        for ending in ["logged", "cleared", "replaced"] {
            guard
                case .drafts(.sheet(let id))? = try maja.post(.drafts(.say), ["sentence": "two oatmeal cookies"]).place
            else { throw Missing() }
            // Where she finds it who goes back without closing the sheet, and not under the sheet itself.
            #expect(try typed() && !typed(.drafts(.sheet(id))))
            _ = try maja.post(.drafts(.discard(id)))
            #expect(try typed() && typed(), "\(ending)")
            switch ending {
            case "cleared": _ = try maja.post(.drafts(.clear))
            case "replaced": _ = try maja.post(.drafts(.say), ["sentence": "an apple"])
            default:
                guard
                    case .drafts(.sheet(let id))? = try maja.post(.drafts(.say), ["sentence": "two oatmeal cookies"])
                        .place
                else { throw Missing() }
                _ = try maja.post(.drafts(.log(id)))
            }
            #expect(try !typed(), "\(ending)")
        }
    }

    @Test func `logging one sentence keeps another that was said since, each on its day`() throws {
        var maja = try Resident()
        let yesterday = maja.now.day - 1
        let eggs = try maja.say("two eggs")
        _ = try maja.post(.drafts(.say), ["sentence": "an apple", "day": "\(yesterday)"])
        _ = try maja.post(.drafts(.log(eggs)))
        #expect(try maja.get(.day(yesterday)).markup.contains(">an apple</textarea>"))
        #expect(try !maja.get(.today).markup.contains(">an apple</textarea>"))
    }

    @Test func `a reading that asks for a call stays on today until she says what she did`() throws {
        var maja = try Resident()
        let reading: Route = .measurements(.kind(.bloodPressure))
        _ = try maja.post(
            reading, ["systolic": "152", "diastolic": "97", "day": "\(maja.now.day)", "time": "\(maja.now.time)"])
        let page = try maja.get(.today).markup
        #expect(page.contains("class=\"care\"") && page.contains("152/97") && page.contains("called"))
        #expect(page.contains("Add your provider"))
        #expect(try maja.get(reading).markup.contains("My provider knows"))
        let answered = try maja.post(.careAnswered, ["did": "called"])
        #expect(answered.place?.path.hasPrefix("/today") == true)
        let after = try maja.get(.today).markup
        #expect(!after.contains("class=\"care\"") && after.contains("Called my provider: blood pressure"))
        #expect(try !maja.get(reading).markup.contains("My provider knows"))
        #expect(try maja.post(.careAnswered, ["did": "called"]).place == .today)
    }

    @Test func `what arrived is told until she has looked`() throws {
        var maja = try Resident()
        let event = HealthEvent(id: RecordID(high: 2, low: 2), moment: maja.now, details: .note, notes: "two toasts")
        let entry = JournalEntry(
            id: EntryID(high: 2, low: 3), recordedAt: maja.now, device: "web", change: .putEvent(event))
        var arrived = ArrivedEntries([])
        arrived.add([event.id], by: .offline)
        maja.perform([.append([entry], discarding: nil), .stage(arrived.bytes, as: .arrivedEntries)])
        #expect(try maja.get(.today).markup.contains("through"))
        _ = try maja.post(.offline(.checked), ["through": "\(event.id)"])
        #expect(try !maja.get(.today).markup.contains("name=\"through\""))
    }

    private static let shown: [Route] = [
        .today, .settings(.overview), .settings(.you), .settings(.habits), .settings(.goals), .nutrition(.nutrients),
        .nutrition(.safe),
        .foods(.list), .foods(.new), .recipes(.list), .supplements(.list),
        .supplements(.add), .appointments(.list), .appointments(.add), .appointments(.visit), .hydration(.today),
        .hydration(.goal), .symptoms(.list), .symptoms(.nausea), .symptoms(.mood), .symptoms(.edinburgh),
        .measurements(.overview),
        .measurements(.logbook), .checklists(.list), .birthPlan(.current), .birthPlan(.topic(.company)),
        .photos(.bump), .photos(.newBump),
        .measurements(.kind(.weight)), .timeline(.list(.all)), .insights(.report), .calories(.current),
        .pregnancy(.methods),
        .pregnancy(.review), .pregnancy(.all),
    ]
}
