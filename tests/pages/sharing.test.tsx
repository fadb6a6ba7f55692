import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildRow } from '#tests/data/build-row';
import { openApp } from '#tests/app/render';
import { serveProducts } from '#tests/server/server';

const sofa = buildRow({
  id: 7,
  product_name: 'Sofa',
  location: 'Bole',
  price: '18500.00',
  discount: '10',
});
const text = 'Sofa\n18,500 Birr · 10% off\nLocation: Bole\nhttp://localhost:3000/nearby-detail?id=7';

async function openMenu() {
  const app = openApp('/nearby-detail?id=7');
  await app.user.click(await screen.findByRole('button', { name: 'More actions for Sofa' }));
  return app;
}

beforeEach(() => serveProducts([sofa]));

describe('the ways to share an offer', () => {
  it('copy a text for Telegram, signed in or not', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Copy text for Telegram' }));
    expect(await screen.findByText('Text copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(screen.getByRole('button', { name: 'More actions for Sofa' })).toHaveFocus();
  });

  it('open it in Telegram', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: 'Open in Telegram' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/t\.me\/share\/url\?url=http%3A%2F%2Flocalhost/),
    );
  });

  it('close on Escape, and focus returns to their button', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Copy text for Telegram' })).toBeNull();
    expect(screen.getByRole('button', { name: 'More actions for Sofa' })).toHaveFocus();
  });
});
