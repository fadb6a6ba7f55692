#!/usr/bin/python3
"""A window of WebKitGTK of an exact size, which WebKitWebDriver starts.

Debian's own MiniBrowser has none below 447 px.

Arguments: --size=360x740, --proxy=HOST:PORT, --output=FILE for what it and its pages say,
--private, and --place=LATITUDE,LONGITUDE where the device may say where it is.
"""

import argparse
import os
import tempfile

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
# Only the versions named above can be imported.
from gi.repository import Gtk, WebKit2

options = argparse.ArgumentParser()
options.add_argument('--size', default='360x740')
options.add_argument('--proxy')
options.add_argument('--output')
options.add_argument('--place')
options.add_argument('--private', action='store_true')
# WebKitWebDriver adds options of its own.
given, _ = options.parse_known_args()
width, height = map(int, given.size.split('x'))

# Also of the processes of WebKit, which this one starts.
output = os.open(given.output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
for stream in (1, 2):
    os.dup2(output, stream)


folder = tempfile.TemporaryDirectory(prefix='gulit-webkit-')
if given.private:
    data = WebKit2.WebsiteDataManager(is_ephemeral=True)
else:
    data = WebKit2.WebsiteDataManager(base_data_directory=folder.name, base_cache_directory=folder.name)
# WebKitWebDriver takes a proxy for secure addresses for one that is itself reached securely.
proxy = WebKit2.NetworkProxySettings(f'http://{given.proxy}', ['localhost', '127.0.0.1'])
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


def say_place(manager):
    latitude, longitude = map(float, given.place.split(','))
    manager.update_position(WebKit2.GeolocationPosition(latitude, longitude, 20))
    return True


if given.place:
    context.get_geolocation_manager().connect('start', say_place)

window = Gtk.Window()
window.set_default_size(width, height)
window.set_decorated(False)
stack = Gtk.Stack()
window.add(stack)


def answer_permission(_view, request):
    is_refused = isinstance(request, WebKit2.GeolocationPermissionRequest) and not given.place
    (request.deny if is_refused else request.allow)()
    return True


def make_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    view.connect('permission-request', answer_permission)
    stack.add(view)
    view.show()
    stack.set_visible_child(view)
    return view


def automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('gulit-window')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', make_view)


context.connect('automation-started', automation_started)
window.connect('destroy', Gtk.main_quit)
window.show_all()
window.resize(width, height)
Gtk.main()
