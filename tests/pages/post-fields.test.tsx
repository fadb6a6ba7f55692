import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choicesOf, postFieldNames, postFields } from '@/selling/post/post-fields';
import { openApp } from '#tests/app/render';
import { filledFields } from '#tests/data/build-post';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

/** The visible texts of the page, and the addresses of its links. */
const onThePage = () =>
  [
    document.body.textContent,
    ...screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
  ].join('\n');

it('a listing shows every field of its post', async () => {
  const row = buildRow({
    id: 7,
    ...Object.fromEntries(postFieldNames.map((name) => [postFields[name].wireName, filledFields[name]])),
  });
  serveProducts([row]);
  openApp('/nearby-detail?id=7');
  await screen.findByRole('heading', { level: 1, name: filledFields.productName });
  const page = onThePage();
  for (const name of postFieldNames) {
    const value = filledFields[name];
    const words = choicesOf(name).find(([choice]) => choice === value)?.[1];
    // A link has only the digits of a phone number. Coordinates have no zeros at their end.
    const shown = words ?? value.replace(/^Phone /, 'tel:').replace(/(\.\d*?)0+$/, '$1');
    expect(page, `where is ${name}?`).toContain(shown);
  }
});
