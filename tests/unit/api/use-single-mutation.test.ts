import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleMutation } from '@/api/use-single-mutation';
import { expectComplaint } from '#tests/app/complaints';
import { renderWithClient } from '#tests/app/render-with-client';
import { waitFor } from '#tests/app/wait-for';

it('a mutation runs once for two taps, and can run again afterwards', async () => {
  let finish = () => {};
  const mutationFn = vi.fn<(text: string) => Promise<void>>(
    () => new Promise((resolve) => void (finish = resolve)),
  );
  const { result } = renderWithClient(() => useSingleMutation({ mutationFn }));
  act(() => {
    result.current.run('first');
    result.current.run('second');
  });
  await waitFor(() => expect(result.current.isRunning).toBe(true));
  expect(mutationFn.mock.calls.map(([text]) => text)).toEqual(['first']);
  finish();
  await waitFor(() => expect(result.current.isRunning).toBe(false));
  act(() => result.current.run('third'));
  await waitFor(() => expect(mutationFn).toHaveBeenCalledTimes(2));
});

const fault = new Error('A fault.');
const failures: [string, () => Promise<void>][] = [
  ['rejects', () => Promise.reject(fault)],
  [
    'throws',
    () => {
      throw fault;
    },
  ],
];

it.each(failures)('a mutation can run again after it %s, and has the error', async (_how, fail) => {
  const mutationFn = vi.fn<() => Promise<void>>(fail);
  const { result } = renderWithClient(() => useSingleMutation({ mutationFn }));
  act(() => result.current.run());
  await waitFor(() => expect(result.current.error).toBe(fault));
  expectComplaint(/^Error: A fault/);
  expect(result.current.isRunning).toBe(false);
  mutationFn.mockResolvedValue();
  act(() => result.current.run());
  await waitFor(() => expect(mutationFn).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(result.current.isError).toBe(false));
});

it('a mutation lets its caller report a failure', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const { result } = renderWithClient(() =>
    useSingleMutation({ mutationFn: () => Promise.reject(fault), onError }),
  );
  act(() => result.current.run());
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(onError.mock.calls[0]?.[0]).toBe(fault);
});
