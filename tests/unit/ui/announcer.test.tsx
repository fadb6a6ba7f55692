import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { announce } from '@/ui/announcement';
import { Announcer } from '@/ui/announcer';

const app = (
  <StrictMode>
    <MemoryRouter>
      <Announcer />
      <Link to="/terms">Terms</Link>
    </MemoryRouter>
  </StrictMode>
);

describe('Announcer', () => {
  it('shows what was said before it had come, in strict mode as well', () => {
    announce({ text: 'Please sign in first.', tone: 'plain', link: { label: 'Sign in', to: '/login' } });
    render(app);
    expect(screen.getByRole('alert')).toHaveTextContent('Please sign in first.');
  });

  it('forgets what has to be done first with its page, and keeps a success', async () => {
    const user = userEvent.setup();
    render(app);
    announce({ text: 'Please sign in first.', tone: 'plain', link: { label: 'Sign in', to: '/login' } });
    expect(await screen.findByText('Please sign in first.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Terms' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    announce({ text: 'Saved on this device.', tone: 'ok' });
    await user.click(screen.getByRole('link', { name: 'Terms' }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved on this device.');
  });
});
