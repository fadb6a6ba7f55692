import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LogoutQuestion } from '@/account/logout-question';
import { createQueryClient } from '@/api/query-client';
import { expectComplaint } from '#tests/complaints';

it('can be answered again after something broke on the way out', async () => {
  const onDone = vi.fn<() => void>(() => {
    throw new Error('A fault.');
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LogoutQuestion loadData={async () => []} confirmLabel="Logout" onCancel={() => {}} onDone={onDone} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled());
  expectComplaint(/^Error: A fault/);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});
