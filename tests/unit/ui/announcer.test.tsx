import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { announce } from '@/ui/announcement';
import { Announcer } from '@/ui/announcer';

const app = (
  <StrictMode>
    <MemoryRouter>
      <Announcer />
      <Link to="/terms">Terms</Link>
      <Link to="/privacy">Privacy</Link>
      <Link to="/?sort=price" replace>
        By price
      </Link>
    </MemoryRouter>
  </StrictMode>
);

it('Announcer shows an announcement that was made before its code loaded', () => {
  announce({ text: 'Please sign in first.', tone: 'plain', link: { label: 'Sign in', to: '/login' } });
  render(app);
  expect(screen.getByRole('alert')).toHaveTextContent('Please sign in first.');
});

it('Announcer removes announcements when another page opens, except those that outlive their page', async () => {
  const user = userEvent.setup();
  render(app);
  announce({ text: 'Please sign in first.', tone: 'plain', link: { label: 'Sign in', to: '/login' } });
  expect(await screen.findByText('Please sign in first.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();

  announce({ text: 'Saved on this device.', tone: 'ok' });
  expect(await screen.findByText('Saved on this device.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  announce({ text: 'Removed from saved offers.', tone: 'ok' });
  await user.click(screen.getByRole('link', { name: 'By price' }));
  expect(screen.getByRole('status')).toHaveTextContent('Removed from saved offers.');

  announce({ text: 'Your post has arrived.', tone: 'ok', outlivesPage: true });
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(screen.getByRole('status')).toHaveTextContent('Your post has arrived.');
});
