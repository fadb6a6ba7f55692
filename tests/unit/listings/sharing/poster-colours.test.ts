import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { posterColours } from '@/listings/sharing/poster-colours';

const css = readFileSync('src/ui/tokens.css', 'utf8');

it.each(Object.entries(posterColours))('%s is the light one of the pages', (name, colour) => {
  expect(css).toContain(`--${name}: light-dark(${colour},`);
});
