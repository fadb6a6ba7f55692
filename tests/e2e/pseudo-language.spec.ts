import type { Page } from '@playwright/test';
import { paths } from '@/platform/paths';
import { extractMessages } from '../../tools/language/extract-messages.mjs';
import { expect, serveCatalogue, test } from './gulit';
import { openInApp } from './in-app';
import { rows } from './layout';
import { pageAtRest } from './settle';
import { textFaults } from './text-faults';

const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = [...'áḃçđéƒğħíĵķłṁñóṗɋŕšŧúṽŵẋýž'];

/**
 * A text in a made-up language: in letters that no English word has, in brackets, and 40 % longer, as German is. Values
 * and tags stay.
 */
function pseudoText(text: string): string {
  const letters = text.replaceAll(/\{\w+\}|<\/?\w+>|[a-z]/gi, (part) => {
    const letter = accented[plain.indexOf(part.toLowerCase())];
    return part.length > 1 || !letter ? part : part === part.toLowerCase() ? letter : letter.toUpperCase();
  });
  const { length } = text.replaceAll(/\{\w+\}|<\/?\w+>/g, '');
  // Short words, between which a narrow column can break.
  return `[${letters}${' øøøø'.repeat(Math.floor((length * 0.4) / 5))}]`;
}

let written: string | undefined;

/** A script that replaces the German translations with the made-up language. */
function writeTranslationFiles(): string {
  const translations = Object.fromEntries(
    [...extractMessages().messages].map(([text, { isPlural }]) => [
      text,
      isPlural ? { other: pseudoText(text) } : pseudoText(text),
    ]),
  );
  const file = `'./catalogues/de.json': async () => (${JSON.stringify(translations)})`;
  return `export const clocks = {};\nexport const translationFiles = { ${file} };`;
}

/** Serves the made-up language instead of German, and chooses it. */
async function speakPseudo(page: Page): Promise<void> {
  // Once in each worker, because reading the app's whole source takes a second.
  const body = (written ??= writeTranslationFiles());
  await page.route('**/assets/catalogue-files-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.addInitScript(() => localStorage.setItem('language', '"de"'));
}

/** What is the same in every language: names, units and parts of addresses. */
const sameEverywhere =
  /\b(?:Gulit|Telegram|TikTok|Facebook|WhatsApp|YouTube|Stripe|Clerk|OpenStreetMap|contributors|Leaflet|Toyota|Samsung|Nokia|Ethiopian Airlines|Adidas|English|Español|Français|Deutsch|https?|www|com|gulit|Birr|Enter|Esc|PNG|JPEG|GIF|MP4|WebP|HEIC|WebM|MB|kB|px|pm|am)\b/g;

/**
 * The English words of the app that are visible or announced on a page with `speakPseudo`: nobody can translate these
 * texts. Texts by people are marked with `bdi`, `dir` or `lang` and left out.
 */
const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate((same) => {
    const found = new Set<string>();
    const look = (element: Element, text: string) => {
      if (element.closest('bdi, [dir="auto"], script, style, [lang]:not(html)')) return;
      // Text in brackets is translated, including texts by people in it.
      const words = text.replaceAll(/\[[^\]]*\]|(?:https?:|@)\S+/g, '').replaceAll(new RegExp(same, 'g'), '');
      if (/[a-zA-Z]{3,}/.test(words)) found.add(text.trim().slice(0, 90));
    };
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (parent?.checkVisibility()) look(parent, textContent ?? '');
    }
    for (const name of [
      'aria-label',
      'aria-description',
      'title',
      'placeholder',
      'alt',
      'aria-roledescription',
    ])
      for (const element of open.querySelectorAll(`[${name}]`))
        if (element.checkVisibility()) look(element, element.getAttribute(name) ?? '');
    look(document.documentElement, document.title);
    return [...found];
  }, sameEverywhere.source);

/** Texts by people, in another script than the app's English. */
const foreignRows = rows.map((row) => ({
  ...row,
  product_name: 'የተራራ ብስክሌት',
  company_name: 'ሸገር',
  location: 'ቦሌ',
  price: '125000.00',
}));

const addresses = [
  ...new Set(Object.values(paths)),
  '/homes',
  '/search?query=bicycle',
  '/search?query=ብስክሌት',
  '/nearby-detail?id=3',
  '/nearby-detail?id=99999',
  '/compare?ids=1,2,3',
  '/seller?company=ሸገር',
  '/comments?product=3&image=1',
];

/**
 * The faults of the texts on the screen, with their address or state. With `isCovered`, an opened part lies over the
 * page.
 */
async function textsToMend(page: Page, where: string, isCovered = false): Promise<string[]> {
  await pageAtRest(page);
  // A field has its name as well as its placeholder. A button may have two lines.
  const faults = (await textFaults(page)).filter(
    (fault) =>
      !/^(?:cut placeholder|cut choice|wrapped)/.test(fault) &&
      !(isCovered && fault.startsWith('over each other')),
  );
  return [...(await untranslated(page)), ...faults].map((fault) => `${where}: ${fault}`);
}

/** Opens the app in the made-up language, as wide as the narrowest phone. */
async function openInPseudo(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await speakPseudo(page);
  await serveCatalogue(page, foreignRows);
  await page.goto(address);
}

const portion = 12;
for (let start = 0; start < addresses.length; start += portion) {
  const some = addresses.slice(start, start + portion);
  test(`every text can be translated, and has room for longer words: ${some[0]} and the pages after it`, async ({
    page,
  }) => {
    await openInPseudo(page, '/');
    const faults: string[] = [];
    for (const address of some) {
      await openInApp(page, address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      faults.push(...(await textsToMend(page, address)));
    }
    expect(faults).toEqual([]);
  });
}

/** What a tap opens, with the address and the way there. Names are in the made-up language. */
const opened: Record<string, readonly [address: string, open: (page: Page) => Promise<void>]> = {
  menu: ['/', (page) => page.getByRole('button', { name: pseudoText('Menu') }).click()],
  filters: ['/homes', (page) => page.getByRole('button', { name: pseudoText('Filters') }).click()],
  'a list without a place': [
    '/homes?sort=nearest',
    async (page) => expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible(),
  ],
  'a list that filters have emptied': [
    '/homes?max=1',
    async (page) => expect(page.getByRole('main').getByRole('article')).toHaveCount(0),
  ],
  'what a search suggests': [
    '/search?query=ብስ',
    async (page) => {
      await page.getByRole('button', { name: pseudoText('Open search') }).click();
      const field = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
      await field.fill('ብስክ');
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  ],
  'a photo in full': [
    '/nearby-detail?id=3',
    (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^\[Žóóṁ ṗħóŧó/ })
        .first()
        .click(),
  ],
  'what is shared': [
    '/nearby-detail?id=3',
    async (page) => {
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await page
        .getByRole('main')
        .getByRole('button', { name: /^\[Šħáŕé/ })
        .first()
        .click();
    },
  ],
  'an offer that was saved': [
    '/nearby-detail?id=3',
    (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^\[Šáṽé/ })
        .first()
        .click(),
  ],
  'a form with its errors': [
    '/form',
    (page) => page.getByRole('button', { name: pseudoText('Submit') }).click(),
  ],
  'the categories of a post': [
    '/form',
    (page) => page.getByRole('combobox', { name: pseudoText('Category') }).click(),
  ],
  'a message with its errors': [
    '/contactus',
    (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: pseudoText('Send Message') })
        .click(),
  ],
  'a town that is asked for': [
    '/nearby-shops',
    async (page) => {
      await page.getByRole('button', { name: pseudoText('Use my location') }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  ],
};

test('every text that a tap opens can be translated', async ({ page }) => {
  page.setDefaultTimeout(7000);
  await openInPseudo(page, '/');
  const faults: string[] = [];
  for (const [state, [address, open]] of Object.entries(opened)) {
    await openInApp(page, address);
    await open(page);
    faults.push(...(await textsToMend(page, state, true)));
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.overlay))).toBe(false);
  }
  expect(faults).toEqual([]);
});
