import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Session, sessionStore } from '@/account/session';
import { submissionStore } from '@/selling/submission/submission';
import { hana } from '#tests/app/sign-in';

const own: Session = { status: 'signed-in', user: hana };
const other: Session = { status: 'signed-in', user: { ...hana, id: 'user_biruk' } };
const sessions: [Session, boolean][] = [
  [own, true],
  [{ status: 'loading' }, true],
  [{ status: 'unavailable' }, true],
  [other, false],
  [{ status: 'signed-out' }, false],
  [{ status: 'not-set-up' }, false],
];
const become = (session: Session) => act(() => sessionStore.write(session));

describe.each(sessions)('once the session is %j', (session, goesOn) => {
  it(`an upload ${goesOn ? 'goes on' : 'is suspended'}`, () => {
    const suspend = vi.fn<() => void>();
    const sending = {
      status: 'sending',
      postId: 'a',
      userId: hana.id,
      files: 1,
      share: null,
      cancel: () => {},
      suspend,
    } as const;
    submissionStore.write(sending);
    become(session);
    expect(suspend).toHaveBeenCalledTimes(goesOn ? 0 : 1);
    expect(submissionStore.read()).toBe(sending);
  });

  it(`a failure ${goesOn ? 'stays' : 'is shown no more'}`, () => {
    submissionStore.write({
      status: 'failed',
      postId: 'a',
      userId: hana.id,
      text: 'No.',
      body: null,
      retry: () => {},
    });
    become(session);
    expect(submissionStore.read().status).toBe(goesOn ? 'failed' : 'idle');
  });

  it('nothing comes of no submission', () => {
    const idle = submissionStore.read();
    become(session);
    expect(submissionStore.read()).toBe(idle);
    expect(idle).toEqual({ status: 'idle' });
  });
});
