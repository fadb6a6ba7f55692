import { act, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { useSendForm } from '@/requests/use-send-form';
import { announcement } from '@/ui/announcement';
import { renderWithClient } from '#tests/render-with-client';

const words = { blank: 'Nothing there.', sent: 'Sent.', failed: 'Not sent.' };
const submitEvent = () => ({ preventDefault: () => {} }) as FormEvent;

function openForm(answer: () => Promise<void> = async () => {}) {
  const send = vi.fn<(text: string) => Promise<void>>(answer);
  const { result } = renderWithClient(() =>
    useSendForm({ field: 'box', send, words, failureDuration: 1000 }),
  );
  act(() => result.current.setText('A ladder'));
  return { send, result, submit: () => act(() => result.current.submit(submitEvent())) };
}

it.each([
  ['rejects', () => Promise.reject(new Error('No.'))],
  [
    'throws at once',
    () => {
      throw new Error('A fault.');
    },
  ],
])('can send again, and has its text back, where sending %s', async (_what, answer) => {
  const form = openForm(answer);
  form.submit();
  await waitFor(() => expect(announcement.read()?.text).toBe('Not sent.'));
  await waitFor(() => expect(form.result.current.sending).toBe(false));
  expect(form.result.current.text).toBe('A ladder');
  form.submit();
  await waitFor(() => expect(form.send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(form.result.current.sending).toBe(false));
});

it('sends once for two taps, and does not call the emptied field blank', async () => {
  const form = openForm();
  form.submit();
  form.submit();
  await waitFor(() => expect(announcement.read()?.text).toBe('Sent.'));
  form.submit();
  expect(announcement.read()?.text).toBe('Sent.');
  expect(form.send).toHaveBeenCalledTimes(1);
});
