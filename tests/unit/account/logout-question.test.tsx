import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { AccountData, LoadAccountData } from '@/account/account-data';
import { LogoutQuestion } from '@/account/logout-question';
import { sessionStore } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { hana, signIn } from '#tests/app/sign-in';

const forgetPrivate = vi.fn<(accountId: string) => void>();

it.each<[string, LoadAccountData]>([
  ['what is unsent cannot be read', async () => [{ describe: () => new Promise(() => {}), forgetPrivate }]],
  ['the code of what is unsent does not come', () => new Promise(() => {})],
])('logs out within 5 s if %s', async (_what, loadData) => {
  vi.useFakeTimers();
  signIn();
  const onDone = vi.fn<() => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LogoutQuestion loadData={loadData} confirmLabel="Logout" onCancel={() => {}} onDone={onDone} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await vi.advanceTimersByTimeAsync(4900);
  expect(sessionStore.read().status).toBe('signed-in');
  await vi.advanceTimersByTimeAsync(200);
  expect(sessionStore.read().status).toBe('signed-out');
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('asks about the data that can be read if other data cannot, and still clears all', async () => {
  vi.useFakeTimers();
  signIn();
  const told: AccountData = { describe: async () => ({ facts: ['1 unsent request'], mayBeSent: true }) };
  const silent: AccountData = {
    describe: () => new Promise(() => {}),
    deleteUnsent: () => new Promise(() => {}),
    forgetPrivate,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LogoutQuestion loadData={async () => [silent, told]} confirmLabel="Logout" onCancel={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const wait = () => act(async () => void (await vi.advanceTimersByTimeAsync(5100)));
  await wait();
  expect(screen.getByText('On this device: 1 unsent request.')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Delete it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await wait();
  expect(screen.getByRole('alert')).toHaveTextContent(
    "Not everything could be deleted. You're still signed in.",
  );
  await wait();
  fireEvent.click(screen.getByRole('radio', { name: /^Keep it/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await wait();
  expect(sessionStore.read().status).toBe('signed-out');
  expect(forgetPrivate).toHaveBeenCalledWith(hana.id);
});
