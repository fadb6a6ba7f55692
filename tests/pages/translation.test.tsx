import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { needTexts, showLanguage } from '@/language/choose-language';
import { t } from '@/language/translate';
import { buildRow } from '#tests/build-row';
import { openApp } from '#tests/render';
import { serveProducts } from '#tests/server';
import { translatePage } from '#tests/translate-page';

let stop = () => {};
const images = [1, 2, 3, 4, 5, 6].map((id) => ({ id, image: `/media/${id}.webp` }));
const rows = [
  buildRow({ id: 1, product_name: 'Guitar', category: 'music', images, price: '900.00' }),
  buildRow({ id: 2, product_name: 'Villa', category: 'homes', images, discount: '10' }),
  buildRow({ id: 3, product_name: 'Cottage', category: 'homes' }),
];

beforeEach(() => {
  serveProducts(rows);
});
afterEach(async () => {
  stop();
  await showLanguage('en');
});

async function openTranslated(address: string, heading: RegExp | string) {
  const opened = openApp(address);
  await screen.findByRole('heading', { level: 1, name: heading });
  stop = translatePage();
  return opened;
}
const broken = () => screen.queryByText('This page could not be shown.');

describe('a page in translation', () => {
  it('opens and closes a card', async () => {
    const { user } = await openTranslated('/Music_And_Instruments', /./);
    const card = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    for (const [press, next] of [
      [/^More\.\.\./, /^Hide/],
      [/^Hide/, /^More\.\.\./],
    ] as const) {
      await user.click(await card.findByRole('button', { name: press }));
      expect(await card.findByRole('button', { name: next })).toBeVisible();
    }
    expect(broken()).toBeNull();
  });

  it('says of a list what a filter leaves', async () => {
    const { user } = await openTranslated('/homes', /./);
    expect(await screen.findByText('2 offers')).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Discounts only' }));
    expect(await screen.findByText('1 offer')).toBeVisible();
    expect(broken()).toBeNull();
  });

  it.each([
    ['/', /Good offers/, 'Fresh offers'],
    ['/services', 'Services', 'Back'],
    ['/form', 'Promote Your Product', 'Choose photos'],
    ['/nearby-detail?id=2', 'Villa', 'Back'],
  ])('at %s speaks another language once it is chosen', async (address, heading, word) => {
    await openTranslated(address, heading);
    await needTexts('app', 'later');
    await act(async () => showLanguage('de'));
    expect((await within(screen.getByRole('main')).findAllByText(t(word)))[0]).toBeInTheDocument();
    expect(t(word)).not.toBe(word);
    expect(screen.queryByText(word)).toBeNull();
    expect(broken()).toBeNull();
  });
});
