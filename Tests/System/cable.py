"""The way between a browser and its server, which a test can cut: for pages and for the service worker alike."""

import socket
import threading

from server import Server, free_port


class Cable:
    def __init__(self, server: Server):
        self.server = server
        self.port = free_port()
        self._is_cut = False
        self._loses_answers = False
        self._flows = threading.Event()
        self._flows.set()
        self._rewrites: list[tuple[bytes, bytes]] = []
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """From now on nothing passes, and what was open is closed."""
        with self._lock:
            self._is_cut = True
            for end in self._ends:
                shut(end)
            self._ends.clear()

    def lose_answers(self) -> None:
        """From now on what is sent arrives, and what comes back does not."""
        self._is_cut, self._loses_answers = False, True

    def stall(self) -> None:
        """From now on nothing passes, and nobody is told: what is open stays open, and what is new is let in."""
        self._flows.clear()

    def rewrite(self, old: bytes, new: bytes) -> None:
        """From now on answers say the one for the other, which is as long."""
        assert len(old) == len(new)
        self._rewrites.append((old, new))

    def mend(self) -> None:
        self._is_cut = self._loses_answers = False
        self._flows.set()

    def close(self) -> None:
        self.cut()
        self._flows.set()
        shut(self._listener)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self._is_cut:
                shut(near)
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.server.port))
            except OSError:
                shut(near)
                continue
            with self._lock:
                # Cut since it was accepted: what had not yet begun must not outlive that.
                is_late = self._is_cut
                if not is_late:
                    self._ends |= {near, far}
            if is_late:
                shut(near)
                shut(far)
                continue
            threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, is_answer: bool) -> None:
        try:
            while data := source.recv(65_536):
                self._flows.wait()
                if is_answer and self._loses_answers:
                    break
                for old, new in self._rewrites if is_answer else []:
                    data = data.replace(old, new)
                target.sendall(data)
        except OSError:
            pass
        shut(source)
        shut(target)


def shut(end: socket.socket) -> None:
    try:
        end.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
    end.close()
