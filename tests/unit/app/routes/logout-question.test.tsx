import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import * as accountData from '@/account/account-data';
import { sessionStore } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { LogoutQuestion } from '@/app/routes/logout-question';
import { signIn } from '#tests/app/sign-in';

it('logs out even if what is unsent cannot be read in time', async () => {
  vi.spyOn(accountData, 'readAccountData').mockRejectedValue(
    new DOMException('It took too long.', 'TimeoutError'),
  );
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
