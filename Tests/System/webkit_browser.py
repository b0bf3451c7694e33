#!/usr/bin/python3
"""The browser that WebKit's driver starts: one bare window of WebKitGTK, as wide and high as its arguments say.

Debian's MiniBrowser is driven as well, but then keeps nothing as a private window does, and so hides what pages complain of; and it
is no narrower than its own bar of buttons, which is wider than a phone."""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2


def main(width: str, height: str, scheme: str, motion: str) -> None:
    Gtk.init()
    look = Gtk.Settings.get_default()
    look.set_property("gtk-application-prefer-dark-theme", scheme == "dark")
    look.set_property("gtk-enable-animations", motion == "moving")
    look.set_property("gtk-font-name", "Inter 11")
    folder = os.environ["HOME"]
    kept = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
    kept.set_network_proxy_settings(WebKit2.NetworkProxyMode.NO_PROXY, None)
    context = WebKit2.WebContext(website_data_manager=kept)
    # English of no country, as for the other browsers (`LOCALE` in diary.py): no region is guessed.
    context.set_preferred_languages(["en"])
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(int(width), int(height))
    window.add(view)
    window.show_all()

    def started(_context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
        application = WebKit2.ApplicationInfo()
        # The name Selenium asks for.
        application.set_name("MiniBrowser")
        session.set_application_info(application)
        session.connect("create-web-view", lambda _: view)

    context.connect("automation-started", started)
    context.set_automation_allowed(True)
    Gtk.main()


if __name__ == "__main__":
    main(*sys.argv[1:])
