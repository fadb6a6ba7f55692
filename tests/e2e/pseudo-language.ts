import type { Page } from '@playwright/test';
import { pseudoText } from '@/mocks/pseudo-language/pseudo-text';
import { extractMessages } from '../../tools/language/extract-messages.mjs';

let written: string | undefined;

/** The list of catalogues with one of a language that nobody speaks, as a script. */
function writeCatalogues(): string {
  const files = Object.entries(extractMessages().parts).map(([part, messages]) => {
    const catalogue = Object.fromEntries(
      [...messages].map(([text, { isPlural }]) => [
        text,
        isPlural ? { other: pseudoText(text) } : pseudoText(text),
      ]),
    );
    return `'./catalogues/de/${part}.json': async () => (${JSON.stringify(catalogue)})`;
  });
  return `export const calendars = {};\nexport const catalogueFiles = {\n${files.join(',\n')}\n};`;
}

/** Answers for the list of German catalogues with one of a language that nobody speaks, and keeps it. */
export async function speakPseudo(page: Page): Promise<void> {
  // Once a worker: to read the whole of the app's source takes a second.
  const body = (written ??= writeCatalogues());
  await page.route('**/assets/catalogue-files-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.addInitScript(() => localStorage.setItem('language', '"de"'));
}

/** What is the same in every language: names, units and what stands in addresses. */
const sameEverywhere =
  /\b(?:Gulit|Telegram|TikTok|Facebook|WhatsApp|YouTube|Stripe|Clerk|OpenStreetMap|contributors|Leaflet|Toyota|Samsung|Nokia|Ethiopian Airlines|Adidas|English|Español|Français|Deutsch|https?|www|com|gulit|Birr|Enter|Esc|PNG|JPEG|GIF|MP4|WebP|HEIC|WebM|MB|kB|px|pm|am)\b/g;

/**
 * English words of the app that are visible or announced, in a page that speaks `speakPseudo`: texts that nobody
 * can translate. What people have written is told by `bdi`, `dir` and `lang`.
 */
export const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate((same) => {
    const found = new Set<string>();
    const look = (element: Element, text: string) => {
      if (element.closest('bdi, [dir="auto"], script, style, [lang]:not(html)')) return;
      // What stands between brackets is translated, with what people have written in it.
      const words = text.replaceAll(/\[[^\]]*\]|https?:\S+/g, '').replaceAll(new RegExp(same, 'g'), '');
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
