import { act, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { useSendForm } from '@/requests/use-send-form';
import { announcement } from '@/ui/announcement';
import { expectComplaint } from '#tests/complaints';
import { renderWithClient } from '#tests/render-with-client';

const words = { blank: 'Nothing there.', sent: 'Sent.', failed: 'Not sent.' };
const submitEvent = () => ({ preventDefault: () => {} }) as FormEvent;

function openForm(options: { send?: () => Promise<void>; onOutcome?: (text: string) => void }) {
  const send = vi.fn<(text: string) => Promise<void>>(options.send ?? (async () => {}));
  const { onOutcome } = options;
  const { result } = renderWithClient(() =>
    useSendForm({
      initialText: 'A ladder',
      send,
      words,
      failureDuration: 1000,
      ...(onOutcome && { onOutcome }),
    }),
  );
  return { send, result, submit: () => act(() => result.current.submit(submitEvent())) };
}

it.each([
  ['was sent', 'Sent.', async () => {}],
  ['was not sent', 'Not sent.', () => Promise.reject(new Error('No.'))],
])('can send again where something broke after a text %s', async (_what, text, send) => {
  const form = openForm({
    send,
    onOutcome: () => {
      throw new Error('A fault.');
    },
  });
  form.submit();
  await waitFor(() => expect(announcement.read()?.text).toBe(text));
  await waitFor(() => expect(form.result.current.sending).toBe(false));
  expectComplaint(/^Error: A fault/);
  act(() => form.result.current.setText('A saw'));
  form.submit();
  await waitFor(() => expect(form.send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(form.result.current.sending).toBe(false));
  expectComplaint(/^Error: A fault/);
});

it('sends once for two taps, and does not call the emptied field blank', async () => {
  const form = openForm({});
  form.submit();
  form.submit();
  await waitFor(() => expect(announcement.read()?.text).toBe('Sent.'));
  form.submit();
  expect(announcement.read()?.text).toBe('Sent.');
  expect(form.send).toHaveBeenCalledTimes(1);
});
