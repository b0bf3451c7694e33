"""A proxy between browsers and a server that keeps every byte of both ways, and can be cut or lie."""

import http.client
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

OWN = {"content-length", "transfer-encoding", "connection", "date", "server"}


class Recorder:
    def __init__(self, port: int):
        self.server_port = port
        self.is_cut = False
        # Changes what the server answers at a path: a lie.
        self.lies: dict[str, Callable[[bytes], bytes]] = {}
        # Where the server does what it is asked, and its answer is lost.
        self.broken: set[str] = set()
        self.parts: list[bytes] = []
        self.paths: list[str] = []
        self.lock = threading.Lock()
        recorder = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def answer(self):
                recorder.carry(self)

            do_GET = do_POST = do_HEAD = answer

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    @property
    def bytes(self) -> bytes:
        with self.lock:
            return b"\n".join(self.parts)

    def __enter__(self) -> "Recorder":
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_) -> None:
        self.server.shutdown()
        self.server.server_close()

    def carry(self, request: BaseHTTPRequestHandler) -> None:
        sent = request.rfile.read(int(request.headers.get("content-length") or 0))
        if self.is_cut:
            request.close_connection = True
            return
        connection = http.client.HTTPConnection("127.0.0.1", self.server_port, timeout=120)
        try:
            # As it came, but for compression: what is searched for would not be seen in it.
            connection.putrequest(request.command, request.path, skip_host=True, skip_accept_encoding=True)
            headers = [(name, value) for name, value in request.headers.items() if name.lower() != "accept-encoding"]
            for name, value in headers:
                connection.putheader(name, value)
            connection.endheaders(sent or None)
            answer = connection.getresponse()
            received = answer.read()
        except OSError:
            request.close_connection = True
            return
        finally:
            connection.close()
        path = request.path.split("?")[0]
        with self.lock:
            self.paths.append(f"{request.command} {path}")
            self.parts += [f"{request.command} {request.path}".encode(), repr(headers).encode(), sent]
            # Corgina itself, which has words of all kinds in it, is the same for everybody.
            if not path.startswith(("/assets/", "/worker/")):
                self.parts += [repr(answer.getheaders()).encode(), received]
        if path in self.broken:
            request.close_connection = True
            return
        if path in self.lies and answer.status < 300:
            received = self.lies[path](received)
        self.give(request, answer, received)

    @staticmethod
    def give(request: BaseHTTPRequestHandler, answer: http.client.HTTPResponse, received: bytes) -> None:
        request.send_response_only(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in OWN:
                request.send_header(name, value)
        if answer.status not in (204, 304):
            request.send_header("content-length", str(len(received)))
        request.end_headers()
        if request.command != "HEAD":
            request.wfile.write(received)
