import { act } from '@testing-library/react';
import type { FormEvent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { sendText } from '@/requests/sending/send-text';
import { useSendText } from '@/requests/sending/use-send-text';
import { announcement } from '@/ui/announcement';
import { expectComplaint } from '#tests/app/complaints';
import { renderWithClient } from '#tests/app/render-with-client';
import { waitFor } from '#tests/app/wait-for';

vi.mock('@/requests/sending/send-text', () => ({ sendText: vi.fn<typeof sendText>() }));
beforeEach(() => void vi.mocked(sendText).mockReset());

const submitEvent = () => ({ preventDefault: () => {} }) as FormEvent;
const failed = 'There was a problem submitting your message.';

function openForm(answer: () => Promise<void> = async () => {}) {
  const send = vi.mocked(sendText).mockImplementation(answer);
  const { result } = renderWithClient(() =>
    useSendText({ field: { kind: 'box' } as const, failureDuration: 1000 }),
  );
  act(() => result.current.setText('A ladder'));
  return { send, result, submit: () => act(() => result.current.submit(submitEvent())) };
}

it.each([
  ['rejects', () => Promise.reject(new Error('A fault.'))],
  [
    'throws at once',
    () => {
      throw new Error('A fault.');
    },
  ],
])('restores its text and can send again if sending %s', async (_what, answer) => {
  const form = openForm(answer);
  void form.submit();
  await waitFor(() => expect(announcement.read()?.text).toBe(failed));
  await waitFor(() => expect(form.result.current.sending).toBe(false));
  expect(form.result.current.text).toBe('A ladder');
  void form.submit();
  await waitFor(() => expect(form.send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(form.result.current.sending).toBe(false));
  for (let times = 0; times < 2; times++) expectComplaint(/^Error: A fault/);
});

it('shows the advice of a failed call, and reports no bug', async () => {
  const form = openForm(() =>
    Promise.reject(new ApiError('The server answered 429.', { kind: 'http', advice: 'Come back.' })),
  );
  void form.submit();
  await waitFor(() =>
    expect(announcement.read()).toMatchObject({ text: failed, advice: 'Come back.', duration: 1000 }),
  );
});

it('sends once for two taps, and does not call the emptied field blank', async () => {
  const form = openForm();
  void form.submit();
  void form.submit();
  await waitFor(() => expect(announcement.read()?.text).toBe('✅ Message submitted!'));
  void form.submit();
  expect(announcement.read()?.text).toBe('✅ Message submitted!');
  expect(form.send).toHaveBeenCalledTimes(1);
});
