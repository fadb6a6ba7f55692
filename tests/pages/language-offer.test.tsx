import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '#tests/app/render';
import { serveProducts } from '#tests/server/server';

it('a declined language is not offered again', async () => {
  serveProducts([]);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  const { user } = openApp('/terms');
  await user.click(await screen.findByRole('button', { name: 'Nicht jetzt' }));
  expect(localStorage.getItem('gulit:language-offer')).toContain('answered');
  cleanup();
  openApp('/terms');
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('complementary', { name: 'Gulit auf Deutsch' })).not.toBeInTheDocument();
});
