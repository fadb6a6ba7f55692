import { describe, expect, it } from 'vitest';
import { day } from '@/platform/time';
import { createAccountStore } from '@/mocks/sign-in/create-account-store';
import { demonstrationUsers } from '@/mocks/sign-in/demonstration-users';
import { memoryTextStorage } from '#tests/browser/memory-text-storage';
import { now, startSignInServer } from './sign-in-server';

const emailAddresses = (store: ReturnType<typeof createAccountStore>) =>
  store.read().users.map(({ emailAddress }) => emailAddress);

const closed = () => {
  throw new Error('The storage is closed.');
};

describe('the demonstration users', () => {
  it('are those who have posts of their own, with a password to show', () => {
    expect(demonstrationUsers).toEqual([
      {
        firstName: 'Hana',
        lastName: 'Bekele',
        emailAddress: 'hana@example.com',
        password: 'gulit-demo-1',
      },
      {
        firstName: 'Dawit',
        lastName: 'Tesfaye',
        emailAddress: 'dawit@example.com',
        password: 'gulit-demo-2',
      },
    ]);
  });
});

describe('a store', () => {
  it('begins with the demonstration users and nobody signed in', () => {
    const store = createAccountStore({ storage: memoryTextStorage(), now: () => now });
    expect(emailAddresses(store)).toEqual(['hana@example.com', 'dawit@example.com']);
    expect(store.read()).toMatchObject({ session: null, signUp: null, signIn: null });
  });

  it('keeps everything in one text, which another tab and a reload read', () => {
    const storage = memoryTextStorage();
    const [one, other] = [createAccountStore({ storage }), createAccountStore({ storage })];
    one.update((state) => void state.users.pop());
    other.update((state) => void state.users.pop());
    expect(emailAddresses(one)).toEqual([]);
    expect(emailAddresses(createAccountStore({ storage }))).toEqual([]);
    expect([...storage.texts.keys()]).toEqual(['gulit:mock-accounts']);
  });

  it('keeps nothing of a change that fails', () => {
    const store = createAccountStore({ storage: memoryTextStorage() });
    const fail = () =>
      store.update((state) => {
        state.users.pop();
        throw new Error('No.');
      });
    expect(fail).toThrow('No.');
    expect(emailAddresses(store)).toHaveLength(2);
  });

  it('moves on with every change, even within one moment', () => {
    const store = createAccountStore({ storage: memoryTextStorage(), now: () => now });
    const change = () => {
      store.update(() => {});
      return store.read().updatedAt;
    };
    expect([change(), change()]).toEqual([now + 1, now + 2]);
  });

  it.each([
    ['broken JSON', () => '{'],
    ['another version', (text: string) => text.replace('"version":1', '"version":2')],
    ['another shape', (text: string) => text.replace('"users":[', '"people":[')],
    ['no object', () => '7'],
  ])('begins anew upon %s', (_, spoil) => {
    const storage = memoryTextStorage();
    createAccountStore({ storage }).update((state) => void state.users.pop());
    const [[key, text] = ['', '']] = storage.texts;
    storage.texts.set(key, spoil(text));
    expect(emailAddresses(createAccountStore({ storage }))).toHaveLength(2);
  });

  it('works until it is reloaded where the storage is closed', async () => {
    const storage = { ...memoryTextStorage(), getItem: closed, setItem: closed };
    const server = startSignInServer({ storage });
    const id = await server.signIn();
    expect(await server.client()).toMatchObject({ last_active_session_id: id });
    expect(await startSignInServer({ storage }).client()).toMatchObject({ sessions: [] });
  });

  it('goes back to the storage once it takes what is written again', () => {
    const memory = memoryTextStorage();
    let full = true;
    const storage = {
      ...memory,
      setItem: (key: string, text: string) => (full ? closed() : memory.setItem(key, text)),
    };
    const store = createAccountStore({ storage });
    store.update((state) => void state.users.pop());
    full = false;
    store.update(() => {});
    expect(emailAddresses(createAccountStore({ storage: memory }))).toEqual(['hana@example.com']);
    memory.texts.clear();
    expect(emailAddresses(store)).toHaveLength(2);
  });
});

describe('a session', () => {
  it('lasts for a week', async () => {
    let time = now;
    const server = startSignInServer({ time: () => time });
    const id = await server.signIn();
    time = now + 7 * day - 1;
    expect(await server.client()).toMatchObject({ last_active_session_id: id });
    time += 1;
    expect(await server.client()).toMatchObject({ sessions: [], last_active_session_id: null });
  });

  it('is over when its user is gone', async () => {
    const server = startSignInServer();
    await server.signIn();
    server.accounts.update((state) => void state.users.shift());
    expect(await server.client()).toMatchObject({ sessions: [], last_active_session_id: null });
    expect(await server.signIn('dawit@example.com', 'gulit-demo-2')).toMatch(/^sess_\w+$/);
  });
});
