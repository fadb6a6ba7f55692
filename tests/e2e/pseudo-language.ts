import type { Page } from '@playwright/test';
import { extractMessages } from '../../tools/language/extract-messages.mjs';

const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = [...'áḃçđéƒğħíĵķłṁñóṗɋŕšŧúṽŵẋýž'];

/**
 * An English text in letters that no English word has, in brackets and 40 % longer, as German is; values and tags
 * stay.
 */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(/\{\w+\}|<\/?\w+>|[a-z]/gi, (part) => {
    const letter = accented[plain.indexOf(part.toLowerCase())];
    return part.length > 1 || !letter ? part : part === part.toLowerCase() ? letter : letter.toUpperCase();
  });
  const { length } = text.replaceAll(/\{\w+\}|<\/?\w+>/g, '');
  // In short words, which a narrow column can break between.
  return `[${letters}${' øøøø'.repeat(Math.floor((length * 0.4) / 5))}]`;
}

let written: string | undefined;

/** A script that replaces the German translations by a made-up language. */
function writeTranslationFiles(): string {
  const files = Object.entries(extractMessages().parts).map(([part, messages]) => {
    const translations = Object.fromEntries(
      [...messages].map(([text, { isPlural }]) => [
        text,
        isPlural ? { other: pseudoText(text) } : pseudoText(text),
      ]),
    );
    return `'./catalogues/de/${part}.json': async () => (${JSON.stringify(translations)})`;
  });
  return `export const clocks = {};\nexport const translationFiles = {\n${files.join(',\n')}\n};`;
}

/** Serves a made-up language in place of the German translations, and chooses it. */
export async function speakPseudo(page: Page): Promise<void> {
  // Once in each worker: reading the app's whole source takes a second.
  const body = (written ??= writeTranslationFiles());
  await page.route('**/assets/catalogue-files-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.addInitScript(() => localStorage.setItem('language', '"de"'));
}

/** The same in every language: names, units and parts of addresses. */
const sameEverywhere =
  /\b(?:Gulit|Telegram|TikTok|Facebook|WhatsApp|YouTube|Stripe|Clerk|OpenStreetMap|contributors|Leaflet|Toyota|Samsung|Nokia|Ethiopian Airlines|Adidas|English|Español|Français|Deutsch|https?|www|com|gulit|Birr|Enter|Esc|PNG|JPEG|GIF|MP4|WebP|HEIC|WebM|MB|kB|px|pm|am)\b/g;

/**
 * The app's English words that are visible or announced in a page with `speakPseudo`: texts that nobody can translate.
 * `bdi`, `dir` and `lang` mark people's own texts.
 */
export const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate((same) => {
    const found = new Set<string>();
    const look = (element: Element, text: string) => {
      if (element.closest('bdi, [dir="auto"], script, style, [lang]:not(html)')) return;
      // Text between brackets is translated, including people's own texts in it.
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
