import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { sessionStore } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { LogoutQuestion } from '@/app/routes/logout-question';
import { unsentPostsData } from '@/selling/submission/unsent-posts-data';
import { signIn } from '#tests/app/sign-in';

it('a logout works even if unsent work cannot be read', async () => {
  vi.spyOn(unsentPostsData, 'describe').mockRejectedValue(new Error('Broken.'));
  signIn();
  const onDone = vi.fn<() => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LogoutQuestion confirmLabel="Logout" onCancel={() => {}} onDone={onDone} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sessionStore.read().status).toBe('signed-out');
});
