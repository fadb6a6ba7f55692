import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('src/ui/tokens.css', 'utf8');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const tokens = new Map(
  [...css.matchAll(/--(?:color-)?([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi)].map(
    ([, name, light = '', dark = '']) => [name, { light, dark }],
  ),
);

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`The tokens name no colour "${name}".`);
  return token[theme];
}

/** The relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['canvas', 'surface', 'sunken'];
const tints = Array.from({ length: 6 }, (_, index) => `tint-${index}`);
const pairs = (fronts: readonly string[], backs: readonly string[]) =>
  themes.flatMap((theme) => fronts.flatMap((front) => backs.map((back) => [front, back, theme] as const)));

const texts = [
  ...pairs(['ink', 'muted', 'brand', 'sale'], grounds),
  // These two are slightly too light for sunken areas, where the design does not use them.
  ...pairs(['accent', 'ok'], ['canvas', 'surface']),
  ...pairs(['on-brand'], ['brand', 'sale', 'accent', 'muted']),
  ...pairs(['muted', 'ink'], tints),
];
const controls = pairs(['edge', 'focus'], grounds);

it.each(texts)('the contrast of the text %s on %s in the %s theme reaches 4.5', (front, back, theme) => {
  expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(4.5);
});

it.each(controls)('the contrast of the control %s on %s in the %s theme reaches 3', (front, back, theme) => {
  expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(3);
});
