import { act, renderHook } from '@testing-library/react';
import { createQueryClient } from '@/api/query-client';
import { describe, expect, it, vi } from 'vitest';
import { sendText } from '@/requests/sending/send-text';
import {
  type Field,
  changeUnsent,
  findUnsentText,
  submitUnsent,
  unsentTexts,
} from '@/requests/sending/unsent-texts';
import { useUnsentText } from '@/requests/sending/use-send-text';
import { hana, signIn } from '#tests/app/sign-in';

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
  it('shows what its writer typed into it', () => {
    const field = open();
    expect(field.current.text).toBe('');
    act(() => field.current.setText('A ladder'));
    expect(field.current.text).toBe('A ladder');
    expect(open({ kind: 'form' }).current.text).toBe('');
    expect(field.current.unsentKey).toEqual(box);
    signIn();
    expect(field.current.unsentKey).toEqual({ field: { kind: 'box' } as const, owner: hana.id });
    expect(field.current.text).toBe('A ladder');
  });

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

  it('restores only the failed text if nothing was typed since', async () => {
    const field = open();
    const sending = startSending('A ladder');
    await sending.end('badly');
    expect(field.current.text).toBe('A ladder');
  });

  it('keeps showing unsent text while another field is being sent', async () => {
    changeUnsent({ field: { kind: 'form' }, owner: null }, () => ({
      text: '',
      submitted: { text: 'A stove', isShown: false, attempt: null },
    }));
    const other = open({ kind: 'form' });
    let sending = { end: async (_how: 'well' | 'badly') => {} };
    act(() => void (sending = startSending('A ladder')));
    expect(other.current.text).toBe('A stove');
    await sending.end('well');
  });

  it('continues the attempt of the same text, and starts a new one for another', async () => {
    const attempt = { key: 'k', startedAt: 1, knownIds: null };
    const keep = () =>
      unsentTexts.write([
        {
          ...box,
          text: '',
          savedAt: Date.now(),
          savedHereAt: Date.now(),
          submitted: { text: 'A ladder', isShown: true, attempt },
        },
      ]);
    keep();
    const again = startSending('A ladder');
    expect(findUnsentText(box)?.submitted).toEqual({ text: 'A ladder', isShown: false, attempt });
    await again.end('badly');
    keep();
    const other = startSending('A stove');
    expect(findUnsentText(box)?.submitted).toEqual({ text: 'A stove', isShown: false, attempt: null });
    await other.end('well');
  });

  it('stays as it is while the text of another writer is sent', async () => {
    signIn();
    const field = open();
    act(() => field.current.setText('Hers'));
    const sending = startSending('Of nobody');
    expect(field.current.text).toBe('Hers');
    await sending.end('well');
  });
});
