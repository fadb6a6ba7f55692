import { setTimeout as pause } from 'node:timers/promises';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { otherThan, people, type Person } from './people';
import type { Tab } from './tab';

const photos = ['main', 'image-1', 'image-2', 'image-3', 'image-4', 'image-5'].map((name, index) => ({
  name: `${name}.jpg`,
  bytes: [...buildJpeg({ weight: 10 + index })],
}));

/** The fields whose text is sent as an entry, by their labels. */
export const labels = { box: 'Your request', message: 'Message', comment: 'Your comment' } as const;
export type EntryField = keyof typeof labels;

/** What stands in a field for an entry; null where it is not on the page. */
export const textIn = (tab: Tab, where: EntryField): Promise<string | null> =>
  tab.run((eyes, label) => eyes.field(label)?.value ?? null, labels[where]);

/** As `textIn`, once the field is there. */
export const untilTextIn = async (tab: Tab, where: EntryField): Promise<string> => {
  const { value } = await tab.until(
    labels[where],
    (eyes, label) => {
      const field = eyes.field(label);
      return field && { value: field.value };
    },
    labels[where],
  );
  return value;
};

/** Types into a field that is empty; false where it is not, since what could not be sent has come back meanwhile. */
export const typeInto = (tab: Tab, where: EntryField, text: string): Promise<boolean> =>
  tab.run(
    (eyes, given) => {
      const field = eyes.field(given.label);
      if (!field || field.value !== '') return false;
      eyes.type(field, given.text);
      return true;
    },
    { label: labels[where], text },
  );

/**
 * Whether there is a field for a comment: none where the listings could not be loaded, so that there is no
 * picture.
 */
export const mayComment = async (tab: Tab): Promise<boolean> => {
  const seen = await tab.until('field for a comment', (eyes) => {
    const failures = [...document.querySelectorAll('main [role="alert"]')];
    if (eyes.field('Your comment')) return 'field';
    return failures.some(({ textContent }) => textContent.includes('Failed to fetch products')) && 'failure';
  });
  return seen === 'field';
};

/** Has the listings loaded again until there is a field for a comment: on a busy machine it may come too late. */
export async function untilMayComment(tab: Tab): Promise<void> {
  for (let tries = 0; !(await mayComment(tab)); tries += 1) {
    if (tries === 5) throw new Error('The list of offers cannot be loaded.');
    await tab.run((eyes) => eyes.button(/^Try again$/, document.querySelector('main'))?.click());
    await tab.find((eyes) => eyes.field('Your comment'), undefined, 500);
  }
}

/** The first offer of the server has this picture. */
export const commentPath = '/comments?product=1&image=1';

/**
 * What this browser keeps of posts, as text; a database that is not there is not made. With an `age` in ms it
 * becomes older, and only what was submitted is returned: the app must not be open then.
 */
export const keptPosts = (tab: Tab, age: number | null = null): Promise<string> =>
  tab.run(async (_eyes, by) => {
    const name = 'gulit-selling';
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return '';
    const ended = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
      });
    const database = await ended(indexedDB.open(name));
    const store = database.transaction('posts', by ? 'readwrite' : 'readonly').objectStore('posts');
    const keys = await ended(store.getAllKeys());
    const posts = await ended(store.getAll());
    for (const [index, key] of keys.entries()) {
      const post = posts[index];
      if (!by) continue;
      const { savedAt, savedHereAt } = post;
      await ended(store.put({ ...post, savedAt: savedAt - by, savedHereAt: savedHereAt - by }, key));
    }
    database.close();
    return JSON.stringify(by === null ? posts : posts.filter(({ state }) => state === 'pending'));
  }, age);

/** Waits until what this browser keeps of posts is as it should be. */
export async function untilKept(tab: Tab, isSo: (posts: string) => boolean): Promise<void> {
  const latest = Date.now() + 30_000;
  while (!isSo(await keptPosts(tab))) {
    if (Date.now() > latest) throw new Error('It was not kept.');
    await pause(50);
  }
}

/** Opens the form and writes a post; with its photos where it is to be sent. */
export async function writePost(tab: Tab, name: string, { complete }: { complete: boolean }): Promise<void> {
  await tab.follow('/form');
  // What is in the form already is another post, which is offered when one comes back.
  if (await tab.run((eyes) => eyes.field('Product name')?.value)) {
    await tab.follow('/aboutus');
    await tab.until('page without the form', (eyes) => !eyes.field('Product name'));
    await tab.follow('/form');
  }
  await tab.until('form', (eyes) => {
    eyes.button(/^Start a new post$/)?.click();
    return eyes.field('Product name') !== null;
  });
  if (complete) {
    await tab.until('field for photos', () => document.querySelector('input[data-slot="photos"]') !== null);
    await tab.run((eyes, given) => {
      const input = document.querySelector<HTMLInputElement>('input[data-slot="photos"]');
      const files = given.map(
        ({ name: file, bytes }) => new File([new Uint8Array(bytes)], file, { type: 'image/jpeg' }),
      );
      if (input) eyes.pick(input, files);
    }, photos);
    await tab.until('photo in the form', () =>
      ['Main product image', 'Additional image 5'].every((one) =>
        document.querySelector(`img[alt="${one}"]`),
      ),
    );
  }
  await tab.run(
    (eyes, given) => {
      for (const [label, text] of given) {
        const field = eyes.field(label);
        if (!field) throw new Error(`There is no field for the ${label}.`);
        eyes.type(field, text);
      }
    },
    Object.entries({ 'Company name': 'Bole Tools', 'Product name': name }),
  );
  await untilKept(tab, (posts) => posts.includes(name));
}

/** The name of the post in the form; null while none is open. */
export const nameInForm = (tab: Tab): Promise<string | null> =>
  tab.run((eyes) => eyes.field('Product name')?.value ?? null);

export const untilSubmittable = (tab: Tab): Promise<boolean> =>
  tab.until('button to submit', (eyes) => eyes.submit() !== null);

/** Presses *Submit* in the form, where it is there. */
export const submit = (tab: Tab): Promise<void> => tab.run((eyes) => eyes.submit()?.click());

/** Who is signed in as far as this page knows; null while it does not. */
export const accountOn = (tab: Tab): Promise<string | null> =>
  tab.run(() => document.documentElement.dataset['account'] ?? null);

export const untilAccount = (tab: Tab, person: Person): Promise<boolean> =>
  tab.until(
    `session of ${person}`,
    (_eyes, one) => document.documentElement.dataset['account'] === one,
    person,
  );

export async function signInHere(tab: Tab, person: Person): Promise<void> {
  await tab.follow('/login');
  await tab.until(
    'way to sign in',
    (eyes, email) => {
      // What the login page is made of may not have come while the connection was gone.
      eyes.button(/^Reload the page$/)?.click();
      const button = eyes.button(new RegExp(`^Continue as ${email}$`));
      button?.click();
      return button !== null;
    },
    people[person].email,
  );
  await untilAccount(tab, person);
}

/** Everything on a page that an account must not see of another one's: what fields hold, and all other text. */
export const contentsOf = (tab: Tab): Promise<{ fields: string; text: string }> =>
  tab.run(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
      .map(({ value }) => value)
      .join('\n'),
    text: document.body.textContent,
  }));

export const isPerson = (account: string | null): account is Person =>
  account === 'hana' || (account !== null && account === otherThan('hana'));
