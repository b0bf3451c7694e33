"""The reverse proxies of `packaging/`, each with the project's own configuration, on free ports of this machine."""

import http.client
import os
import re
import socket
import ssl
import subprocess
import time
from pathlib import Path

from client import Client
from server import free_port

PACKAGING = Path(__file__).parents[2] / "packaging"
NAME = "corgina.example"


class Proxy:
    """A proxy in front of a server, until it is stopped."""

    def __init__(self, kind: str, folder: Path, server_port: int):
        self.kind = kind
        self.folder = folder
        self.port, self.plain_port = free_port(), free_port()
        self.certificate, self.key = folder / "corgina.pem", folder / "corgina.key"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", self.key, "-out", self.certificate],
            check=True, capture_output=True, timeout=60,
        )  # fmt: skip
        self.configuration = folder / f"{kind}.conf"
        self.configuration.write_text(getattr(self, kind)(server_port))
        self.process: subprocess.Popen | None = None

    def caddy(self, server_port: int) -> str:
        """As its comment tells whoever has a certificate; the ports alone are others."""
        text = replaced((PACKAGING / "Caddyfile").read_text(), "127.0.0.1:8080", f"127.0.0.1:{server_port}")
        text = replaced(text, f"{NAME} {{\n", f"{NAME} {{\n\ttls {self.certificate} {self.key}\n")
        ports = f"\tadmin off\n\thttp_port {self.plain_port}\n\thttps_port {self.port}\n"
        return replaced(text, "\n{\n", "\n{\n" + ports)

    def nginx(self, server_port: int) -> str:
        text = (PACKAGING / "nginx.conf").read_text()
        text = replaced(text, "127.0.0.1:8080", f"127.0.0.1:{server_port}")
        text = replaced(text, "/etc/nginx/", f"{self.folder}/")
        text = replaced(text, "/var/log/nginx/", f"{self.folder}/")
        text = re.sub(r"listen \[::\].*\n", "", text)
        text = replaced(text, "listen 443 ", f"listen 127.0.0.1:{self.port} ")
        text = replaced(text, "listen 80;", f"listen 127.0.0.1:{self.plain_port};")
        temporary = "".join(
            f"\t{name}_temp_path {self.folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        return (
            f"daemon off;\nuser root;\npid {self.folder}/nginx.pid;\nerror_log {self.folder}/nginx.log;\n"
            f"events {{}}\nhttp {{\n{temporary}{text}}}\n"
        )

    def __enter__(self) -> "Proxy":
        commands = {
            "caddy": ["caddy", "run", "--config", self.configuration, "--adapter", "caddyfile"],
            "nginx": ["nginx", "-p", self.folder, "-e", self.folder / "nginx.log", "-c", self.configuration],
        }
        homes = dict.fromkeys(["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"], str(self.folder))
        with (self.folder / "proxy.log").open("wb") as log:
            self.process = subprocess.Popen(commands[self.kind], stdout=log, stderr=log, env={**os.environ, **homes})
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            assert self.process.poll() is None, (self.folder / "proxy.log").read_text()
            try:
                self.connected().close()
                return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the proxy did not answer in a minute")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(timeout=30)

    def connected(self) -> ssl.SSLSocket:
        """A connection as a browser has it, which knows the certificate and its name."""
        trusting = ssl.create_default_context(cafile=self.certificate)
        return trusting.wrap_socket(socket.create_connection(("127.0.0.1", self.port), timeout=60), server_hostname=NAME)

    def left_behind(self) -> bytes:
        """All it wrote to its disk: logs, temporary files."""
        return b"".join(file.read_bytes() for file in self.folder.rglob("*") if file.is_file())


def replaced(text: str, old: str, new: str) -> str:
    assert old in text, f"{old!r} is no longer in the configuration"
    return text.replace(old, new)


class SecureClient(Client):
    """The browser without a screen, through a proxy."""

    def __init__(self, proxy: Proxy):
        super().__init__(proxy.port)
        self.proxy = proxy

    def connection(self) -> http.client.HTTPConnection:
        connection = http.client.HTTPConnection(NAME, timeout=self.timeout)
        connection.sock = self.proxy.connected()
        return connection
