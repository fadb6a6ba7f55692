import puppeteer, { ElementHandle, type JSHandle, type Page } from 'puppeteer-core';
import type { Driver, Engine, Found, WindowSettings } from './driver';

/** Debian's Firefox ESR, controlled with its built-in WebDriver BiDi. */
const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

const isElement = (handle: JSHandle): handle is ElementHandle => handle instanceof ElementHandle;
const isInput = (element: ElementHandle): element is ElementHandle<HTMLInputElement> =>
  'uploadFile' in element;

const toFound = (element: ElementHandle): Found => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  async pickFiles(paths) {
    if (isInput(element)) await element.uploadFile(...paths);
  },
});

/** A font that was still loading when the page was left (NS_BINDING_ABORTED). */
const isAbandoned = (text: string) => /^downloadable font: download failed .*status=2152398850/.test(text);

function watch(page: Page): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!isAbandoned(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    // Logged Error objects have no text here, only a place.
    if (message.type() === 'error') note(`${message.text()} (${message.location().url ?? 'nowhere'})`);
  });
  page.on('pageerror', (error) => note(error instanceof Error ? error.message : String(error)));
  return complaints;
}

async function openWindow({ width, height, place, isPrivate, proxy }: WindowSettings): Promise<Driver> {
  const [host = '', port = ''] = proxy.split(':');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    // On a busy machine a new profile can take longer than the usual 30 s, in ms.
    timeout: 180_000,
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    defaultViewport: { width, height },
    args: [`--width=${width}`, `--height=${height}`],
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': Number(port),
      'browser.privatebrowsing.autostart': isPrivate,
      // Decides the permission in advance: 1 allows, 2 denies.
      'permissions.default.geo': place ? 1 : 2,
      'geo.provider.network.url': `data:application/json,${JSON.stringify({
        location: { lat: place?.latitude ?? 0, lng: place?.longitude ?? 0 },
        accuracy: 20,
      })}`,
      'geo.provider.use_geoclue': false,
      // Allows the clipboard after a tap, because no driver can use the browser's own prompt.
      'dom.events.testing.asyncClipboard': true,
      'intl.accept_languages': 'en-US',
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const complaints = watch(page);
  return {
    goTo: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    goBack: async () => void (await page.evaluate(() => window.history.back())),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    run: (code) => page.evaluate(code),
    async find(code) {
      const handle = await page.evaluateHandle(code);
      return isElement(handle) ? toFound(handle) : null;
    },
    press: (key) => page.keyboard.press(key),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}

export const startFirefox = async (): Promise<Engine> => ({ openWindow, close: async () => {} });
