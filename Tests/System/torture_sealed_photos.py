"""Photos of a sealed diary whose worker, connection and server end again and again: each is there once, on every device."""

import random

from photos import logged, photo
from photos_at_home import has_photos, is_shown, kept_here, photographed, photos_in
from recorder import Recorder
from sealed_device import go, has_sent_all, open_sealed, opened, settle_in_sealed, stop_workers, wake
from server import Server

ROUNDS = 12
SEED = 20_260_318


def test_each_photo_is_there_once_whatever_ends(device, way: Recorder, there: Server):
    chance = random.Random(SEED)
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    file = photo(phone)
    for _ in range(ROUNDS):
        way.is_cut = chance.random() < 0.5
        photographed(phone, file)
        logged(phone)
        way.is_cut = chance.random() < 0.5
        wake(phone)
        phone.wait_for_timeout(chance.randrange(400))
        stop_workers(phone)
        if chance.random() < 0.25:
            there.kill()
            there.start()
    way.is_cut = False
    go(phone, "/today")
    wake(phone)
    has_photos(phone, there, ROUNDS)
    is_shown(phone, ROUNDS)
    assert len(kept_here(phone)) == ROUNDS and not any(row["waits"] for row in kept_here(phone))
    open_sealed(laptop)
    opened(laptop)
    is_shown(laptop, ROUNDS)
    assert len(photos_in(there)) == ROUNDS
