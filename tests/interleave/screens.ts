import type { Page } from '@playwright/test';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { otherThan, people, type Person } from './people';

/** Goes to a page of the app as its links do, without a load. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: history.length, key: String(Math.random()), usr: null }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

const photo = (name: string, weight: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(buildJpeg({ weight })),
});
const mainPhoto = photo('main.jpg', 10);
const images = [1, 2, 3, 4, 5].map((number) => photo(`image-${number}.jpg`, 10 + number));

export const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your request' });
export const messageOf = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
export const commentOf = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
export const nameOf = (page: Page) => page.getByLabel('Product name');
export const submitOf = (page: Page) =>
  page
    .getByRole('form', { name: 'Promote Your Product' })
    .getByRole('button', { name: /^(Submit|Try again)$/ });
export const tryAgainOf = (page: Page) => page.getByRole('button', { name: 'Try again' });
export const resumeOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Resume draft ${name}` });

/** Asks whether an old post is one's own. */
export const questionOf = (page: Page) => page.getByRole('region', { name: 'Unsent post' }).first();

/** Whether there is a field for a comment: none where the list of offers could not be loaded, so that there is no picture. */
export async function mayComment(page: Page): Promise<boolean> {
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to fetch products' });
  await commentOf(page).or(failure).first().waitFor();
  return commentOf(page).isVisible();
}

/** Has the list of offers loaded again until there is a field for a comment: on a busy machine it may come too late. */
export async function untilMayComment(page: Page): Promise<void> {
  for (let tries = 0; !(await mayComment(page)); tries += 1) {
    if (tries === 5) throw new Error('The list of offers cannot be loaded.');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().dispatchEvent('click');
    await page.waitForTimeout(500);
  }
}

/** The first offer of the server has this picture. */
export const commentPath = '/comments?product=1&image=1';

/** What this browser keeps of posts, as text; a database that is not there is not made. */
const keptPosts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = 'gulit-selling';
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return '';
    const ended = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
      });
    const database = await ended(indexedDB.open(name));
    const posts = await ended(database.transaction('posts').objectStore('posts').getAll());
    database.close();
    return JSON.stringify(posts);
  });

/** Makes what this browser keeps of posts older; returns the submitted ones as text. The app must not be open. */
export const agePosts = (page: Page, by: number): Promise<string> =>
  page.evaluate(async (age) => {
    const name = 'gulit-selling';
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return '';
    const ended = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
      });
    const database = await ended(indexedDB.open(name));
    const store = database.transaction('posts', 'readwrite').objectStore('posts');
    const keys = await ended(store.getAllKeys());
    const posts = await ended(store.getAll());
    for (const [index, key] of keys.entries()) {
      const post = posts[index];
      await ended(store.put({ ...post, savedAt: post.savedAt - age }, key));
    }
    database.close();
    return JSON.stringify(posts.filter(({ state }) => state === 'pending'));
  }, by);

async function untilKept(page: Page, text: string): Promise<void> {
  const latest = Date.now() + 30_000;
  while (!(await keptPosts(page)).includes(text)) {
    if (Date.now() > latest) throw new Error('The draft was not kept.');
    await page.waitForTimeout(50);
  }
}

/** Opens the form and writes a post; with its photos where it is to be sent. */
export async function writePost(
  page: Page,
  name: string,
  { complete }: { complete: boolean },
): Promise<void> {
  await follow(page, '/form');
  // What is in the form already is another post, which is offered when one comes back.
  if ((await nameOf(page).isVisible()) && (await nameOf(page).inputValue()) !== '') {
    await follow(page, '/aboutus');
    await nameOf(page).waitFor({ state: 'detached' });
    await follow(page, '/form');
  }
  const startNew = page.getByRole('button', { name: 'Start a new post' });
  await nameOf(page).or(startNew).first().waitFor();
  if (await startNew.isVisible()) await startNew.click();
  if (complete) {
    await page.getByLabel('Photos', { exact: true }).setInputFiles([mainPhoto, ...images]);
    await page.getByRole('img', { name: 'Main product image' }).waitFor({ state: 'attached' });
    await page.getByRole('img', { name: 'Additional image 5' }).waitFor({ state: 'attached' });
  }
  await page.getByLabel('Company name').fill('Bole Tools');
  await nameOf(page).fill(name);
  await untilKept(page, name);
}

/** Who is signed in as far as this page knows; null while it does not. */
export const accountOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.dataset['account'] ?? null);

export async function untilAccount(page: Page, person: Person): Promise<void> {
  await page.locator(`html[data-account="${person}"]`).waitFor({ state: 'attached' });
}

export async function signInHere(page: Page, person: Person): Promise<void> {
  await follow(page, '/login');
  await page.getByRole('button', { name: `Continue as ${people[person].email}` }).dispatchEvent('click');
  await untilAccount(page, person);
}

/** Everything on a page that an account must not see of another one's: what fields hold, and all other text. */
export const contentsOf = (page: Page): Promise<{ fields: string; text: string }> =>
  page.evaluate(() => ({
    fields: [...document.querySelectorAll('input, textarea')]
      .map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
      )
      .join('\n'),
    text: document.body.textContent,
  }));

export const isPerson = (account: string | null): account is Person =>
  account === 'hana' || (account !== null && account === otherThan('hana'));
