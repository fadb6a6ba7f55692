import { act, renderHook } from '@testing-library/react';
import { createQueryClient } from '@/api/query-client';
import { describe, expect, it, vi } from 'vitest';
import { sendText } from '@/requests/sending/send-text';
import { submitUnsent } from '@/requests/sending/submit-unsent';
import { type Field, findUnsentText } from '@/requests/sending/unsent-texts';
import { useUnsentText } from '@/requests/sending/use-send-text';

vi.mock('@/requests/sending/send-text', { spy: true });

const open = (field: Field = { kind: 'box' }) => renderHook(() => useUnsentText(field)).result;
const box = { field: { kind: 'box' } as const, owner: null };

/** A send whose outcome the test controls. */
function startSending(text: string) {
  let end = { well: () => {}, badly: () => {} };
  const sent = new Promise<void>((resolve, reject) => {
    end = { well: resolve, badly: () => reject(new Error('No.')) };
  });
  vi.mocked(sendText).mockReturnValueOnce(sent);
  const submitted = submitUnsent(box, text, createQueryClient()).catch(() => {});
  return {
    end: (how: 'well' | 'badly') =>
      act(async () => {
        end[how]();
        await submitted;
      }),
  };
}

describe('a field', () => {
  it('is empty while its text is sent, and restores it after a failure', async () => {
    const field = open();
    act(() => field.current.setText('A ladder'));
    let sending = { end: async (_how: 'well' | 'badly') => {} };
    act(() => void (sending = startSending('A ladder')));
    expect(field.current.text).toBe('');
    act(() => field.current.setText('A stove'));
    expect(field.current.text).toBe('A stove');
    expect(findUnsentText(box)?.submitted).toEqual({ text: 'A ladder', isShown: false, attempt: null });
    await sending.end('badly');
    expect(field.current.text).toBe('A ladder A stove');
    act(() => field.current.setText('A ladder or a stove'));
    expect(field.current.text).toBe('A ladder or a stove');
    expect(findUnsentText(box)?.submitted?.isShown).toBe(true);
  });
});
