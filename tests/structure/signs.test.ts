import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const sign = /\p{Emoji_Presentation}|\p{Regional_Indicator}|.\u{FE0F}/gu;

/** The emoji in texts, by their file. The demonstration's data is left out. */
const signs = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('mocks'))
  .flatMap((name) =>
    (readFileSync(posix.join('src', name), 'utf8').match(sign) ?? []).map((text): [string, string] => [
      text,
      name,
    ]),
  );

const ranges = [
  ...readFileSync('src/ui/fonts.css', 'utf8').matchAll(
    /font-family: 'Gulit Signs';[^}]*unicode-range:\s*([^;]+)/g,
  ),
]
  .flatMap(([, list = '']) => list.split(','))
  .map((range) =>
    range
      .trim()
      .slice(2)
      .split('-')
      .map((end) => Number.parseInt(end, 16)),
  );

const isDrawn = (character: string) =>
  ranges.some(([first = 0, last = first]) => {
    const point = character.codePointAt(0) ?? 0;
    return first <= point && point <= last;
  });

it('the page can draw each emoji of our texts if the system has no emoji font', () => {
  expect(signs.length).toBeGreaterThan(10);
  expect(signs.filter(([text]) => ![...text].every(isDrawn))).toEqual([]);
});
