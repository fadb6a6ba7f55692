import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { toKeptPost } from '@/selling/drafts/kept-post';
import type { DraftStore } from '@/selling/drafts/draft-store';
import { resetDraftStore } from '@/selling/drafts/open-draft-store';
import type { Post } from '@/selling/post/post';
import { postFieldNames, postFields } from '@/selling/post/post-fields';
import { buildPost } from '#tests/build-post';
import { stubGeolocation } from '#tests/geolocation';
import { createMemoryStore } from '#tests/memory-store';
import { servePosts } from '#tests/posts';
import { openApp } from '#tests/render';
import { signIn } from '#tests/sign-in';

const sent = '✅ Your post submitted successfully! Waiting for verification.';
let browser: DraftStore;

beforeEach(() => {
  browser = createMemoryStore();
  resetDraftStore(async () => browser);
});

/** Opens the form over a draft of this browser. */
async function resume(post: Post) {
  await createPostSaver(post, null).save(post);
  const opened = openApp('/form');
  await opened.user.click(
    await screen.findByRole('button', { name: `Resume draft ${post.fields.productName}` }),
  );
  await screen.findByRole('textbox', { name: 'Product name' });
  return opened;
}
const submit = () => screen.getByRole('button', { name: 'Submit' });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the form', () => {
  beforeEach(() => void servePosts());

  it('says what is missing beside each field, and leads to the first', async () => {
    const { user } = openApp('/form');
    expect(await screen.findByRole('heading', { level: 1, name: 'Promote Your Product' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByLabelText('Photos')).toHaveFocus());
    expect(field('Product name')).toHaveAccessibleDescription('Enter the product name.');
    expect(field('Company name')).toHaveAccessibleDescription('Enter the company or shop name.');
    expect(screen.getByLabelText('Photos')).toHaveAccessibleDescription(
      /^0 of 6 to 11 .* ❌ You must upload between 5 and 10 additional images\. Add 6 photos\.$/,
    );
    await user.type(field('Product name'), 'Sofa');
    expect(field('Product name')).not.toHaveAccessibleDescription();
    await user.type(field('Company name'), 'Mesfin');
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText('Photos')).toHaveFocus());
  });

  it('has a control for every field of a post', async () => {
    openApp('/form');
    const form = within(await screen.findByRole('form', { name: 'Promote Your Product' }));
    for (const name of postFieldNames)
      expect(form.queryAllByLabelText(postFields[name].label), `controls of ${name}`).not.toEqual([]);
  });

  it('refuses what is no link or price, and keeps it', async () => {
    const { user } = openApp('/form');
    await user.type(await screen.findByRole('textbox', { name: 'Website' }), 'my shop');
    await user.type(field('Price'), 'cheap');
    await user.click(submit());
    expect(await screen.findByText('Enter a link, such as https://www.yourshop.et.')).toBeVisible();
    expect(screen.getByText('Enter a price in Birr, such as 1500 or 1500.50.')).toBeVisible();
    expect(field('Website')).toHaveValue('my shop');
  });

  it('offers the agreed discounts', async () => {
    openApp('/form');
    const choice = await screen.findByRole('combobox', { name: 'Discount' });
    const values = within(choice)
      .getAllByRole('option', { hidden: true })
      .map((option) => option.getAttribute('value'));
    expect(values).toEqual(['', 'waiting', '5', '10', '15', '20']);
  });

  it('finds the device’s place, read-only and with six decimals', async () => {
    stubGeolocation({ latitude: 9.0123456, longitude: 38.7 });
    const { user } = openApp('/form');
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(field('Latitude')).toHaveValue('9.012346');
    expect(field('Longitude')).toHaveValue('38.700000');
    expect(field('Latitude')).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Clear the latitude and longitude' }));
    expect(field('Longitude')).toHaveValue('');
  });
});

describe.each([
  ['denied', '❌ Unable to fetch your location.'],
  ['timed out', '❌ Unable to fetch your location.'],
  [null, '❌ Geolocation not supported by this browser.'],
] as const)('a device whose place is %s', (answer, text) => {
  it('is said so, and asked again', async () => {
    servePosts();
    stubGeolocation(answer);
    const { user } = openApp('/form');
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeEnabled();
  });
});

describe('a draft', () => {
  beforeEach(() => void servePosts());

  it('is kept as it is typed, and offered again', async () => {
    const first = openApp('/form');
    await first.user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Three-seat sofa');
    await waitFor(async () =>
      expect((await browser.posts()).map(({ fields }) => fields.productName)).toEqual(['Three-seat sofa']),
    );
    first.unmount();
    resetDraftStore(async () => browser);
    const { user } = openApp('/form');
    await user.click(await screen.findByRole('button', { name: 'Resume draft Three-seat sofa' }));
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue('Three-seat sofa');
  });

  it('comes back with its photos, in their order', async () => {
    const post = buildPost();
    const { user } = await resume(post);
    expect(screen.getAllByRole('img', { name: /^Additional image/ })).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Move image 1 later' }));
    await user.click(screen.getByRole('button', { name: 'Remove image 5' }));
    const [first, second, third, fourth] = post.media.additional.map(({ id }) => id);
    await waitFor(async () =>
      expect((await browser.posts())[0]?.media.additional.map(({ id }) => id)).toEqual([
        second,
        first,
        third,
        fourth,
      ]),
    );
    expect(screen.getByText('5 of 6 to 11')).toBeVisible();
  });

  it('of an older version, without a main image, opens with its first photo as the main one', async () => {
    const post = buildPost({ media: { main: null } });
    const { user } = await resume(post);
    expect(screen.getByRole('img', { name: 'Main product image' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: /^Additional image/ })).toHaveLength(4);
    await user.click(submit());
    expect(await screen.findByText('Add 1 more photo.')).toBeVisible();
  });

  it('keeps which photo is the main one, however that is chosen', async () => {
    const post = buildPost();
    const { user } = await resume(post);
    const [first, second, third, ...others] = post.media.additional.map(({ id }) => id);
    const expectOrder = (main: string | undefined, ...additional: (string | undefined)[]) =>
      waitFor(async () =>
        expect((await browser.posts())[0]?.media).toMatchObject({
          main: { id: main },
          additional: [...additional, ...others].map((id) => ({ id })),
        }),
      );
    const main = post.media.main?.id;
    await user.click(screen.getByRole('button', { name: 'Make main image 2' }));
    await expectOrder(second, main, first, third);
    expect(screen.getByText('Image 2 is now main product image.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move main product image later' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Move main product image later' }));
    await expectOrder(main, second, first, third);
    await user.click(screen.getByRole('button', { name: 'Remove main product image' }));
    await expectOrder(second, first, third);
  });

  it('goes when it is discarded', async () => {
    const post = buildPost();
    await createPostSaver(post, null).save(post);
    const { user } = openApp('/form');
    await user.click(await screen.findByRole('button', { name: `Discard ${post.fields.productName}` }));
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue('');
    expect(await browser.posts()).toEqual([]);
  });

  it('stays while another one is begun', async () => {
    const post = buildPost();
    await createPostSaver(post, null).save(post);
    const { user } = openApp('/form');
    await user.click(await screen.findByRole('button', { name: 'Start a new post' }));
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Chair');
    await waitFor(async () => expect(await browser.posts()).toHaveLength(2));
  });

  it('of a version that cannot be read is offered with what can be, and stays until it is discarded', async () => {
    browser = createMemoryStore({
      old: { id: 'old', texts: { product_name: 'Clay pot', price: 450 }, pictures: ['front'] },
    });
    await browser.putFile('old', 'front', new File(['front'], 'front.jpg', { type: 'image/jpeg' }));
    resetDraftStore(async () => browser);
    const first = openApp('/form');
    expect(await screen.findByText(/^A draft of an older version/)).toHaveTextContent(/1 photo$/);
    await first.user.click(screen.getByRole('button', { name: 'Resume draft Clay pot' }));
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue('Clay pot');
    expect(field('Price')).toHaveValue('450');
    expect(screen.getByRole('img', { name: 'Main product image' })).toBeVisible();
    await waitFor(async () => expect(await browser.posts()).toHaveLength(1));
    first.unmount();
    resetDraftStore(async () => browser);
    expect(await browser.unreadable()).toHaveLength(1);

    const { user } = openApp('/form');
    const offer = (await screen.findByText(/^A draft of an older version/)).closest('li') ?? document.body;
    await user.click(within(offer).getByRole('button', { name: 'Discard Clay pot' }));
    await waitFor(() => expect(screen.queryByText(/^A draft of an older version/)).toBeNull());
    expect(await browser.unreadable()).toEqual([]);
    expect(await browser.file('old', 'front')).toBeNull();
    expect(await browser.posts()).toHaveLength(1);
  });

  it('loses no field that only a newer version of the form knows', async () => {
    const post = buildPost({ id: 'newer' });
    const kept = toKeptPost(post, { state: 'draft', owner: null, savedAt: Date.now(), attempt: null });
    browser = createMemoryStore({ newer: { ...kept, fields: { ...kept.fields, colour: 'red' } } });
    resetDraftStore(async () => browser);
    const { user } = openApp('/form');
    await user.click(await screen.findByRole('button', { name: `Resume draft ${post.fields.productName}` }));
    await user.type(await screen.findByRole('textbox', { name: 'Location' }), 'Bole');
    await waitFor(async () =>
      expect(await browser.posts()).toMatchObject([{ fields: { location: 'Bole', colour: 'red' } }]),
    );
  });

  it('says where this browser has no room for it', async () => {
    resetDraftStore(() => Promise.reject(new Error('No storage here.')));
    const { user } = openApp('/form');
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'S');
    expect(await screen.findByText(/^This browser has no room to keep your draft\./)).toBeVisible();
    expect(screen.queryByText(/on this device/)).toBeNull();
  });
});

describe('submitting', () => {
  it('sends the post of whoever is signed in, and empties the form', async () => {
    const api = servePosts();
    signIn();
    const post = buildPost({ fields: { category: 'homes', price: '18,500' } });
    const { user } = await resume(post);
    await user.click(submit());
    expect(await screen.findByText(sent)).toBeVisible();
    expect(api.posts).toHaveLength(1);
    expect(api.posts[0]?.get('price')).toBe('18500');
    expect(api.posts[0]?.getAll('uploaded_images')).toHaveLength(5);
    expect(field('Product name')).toHaveValue('');
    await waitFor(async () => expect(await browser.posts()).toEqual([]));
    await user.click(screen.getByRole('link', { name: 'My posts' }));
    expect(await screen.findByText('Waiting for verification')).toBeVisible();
  });

  it('sends once, however fast it is tapped', async () => {
    const api = servePosts();
    signIn();
    const { user } = await resume(buildPost());
    const button = submit();
    await user.dblClick(button);
    expect(await screen.findByText(sent)).toBeVisible();
    expect(api.posts).toHaveLength(1);
  });

  it('can be tried again after an exception that nobody expects', async () => {
    servePosts();
    const { user } = await resume(buildPost());
    vi.spyOn(navigator, 'onLine', 'get').mockImplementationOnce(() => {
      throw new Error('Broken.');
    });
    await user.click(submit());
    expect(await screen.findByText('❌ Network error. Please try again.')).toBeVisible();
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    expect(await screen.findByText('⚠️ Account not created. Please sign up')).toBeVisible();
  });

  it('shows what the server refuses beside the field, keeps all, and sends the same again', async () => {
    const api = servePosts();
    signIn();
    const { user } = await resume(buildPost());
    api.answer = { status: 400, body: { web_site: ['Enter a valid URL.'] } };
    await user.click(submit());
    const failure = '❌ Failed to submit: Website: Enter a valid URL.';
    expect((await screen.findAllByText(failure))[0]).toBeVisible();
    await waitFor(() => expect(field('Website')).toHaveFocus());
    expect(field('Website')).toHaveAccessibleDescription('Enter a valid URL.');
    api.answer = 'created';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(sent)).toBeVisible();
    expect(api.posts).toHaveLength(2);
  });

  it('keeps the post of whoever has no account yet, and leads to the login page', async () => {
    const api = servePosts();
    const post = buildPost();
    const { user } = await resume(post);
    await user.click(submit());
    expect(await screen.findByText('⚠️ Account not created. Please sign up')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(screen.getByText(/^Your post is kept on this device\./)).toBeVisible();
    expect(await browser.posts()).toMatchObject([{ id: post.id, state: 'pending' }]);
    expect(api.posts).toHaveLength(0);
    signIn();
    expect(await screen.findByText(sent)).toBeVisible();
    expect(api.posts).toHaveLength(1);
    expect(api.posts[0]?.get('email')).toBe('hana@example.com');
  });

  it('does not say that a post is kept on this device where the browser did not take it', async () => {
    servePosts();
    const post = buildPost();
    const { user } = await resume(post);
    vi.spyOn(browser, 'putPost').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    await user.click(submit());
    expect(
      await screen.findByText(/^Your post is kept only while this page stays open\. It is sent as soon as/),
    ).toBeVisible();
  });

  it('says that there is no connection where an account is needed, and stays', async () => {
    servePosts();
    const post = buildPost();
    const { user } = await resume(post);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(submit());
    expect(
      await screen.findByText('❌ No internet connection. Please check your connection and try again.'),
    ).toBeVisible();
    expect(field('Product name')).toHaveValue(post.fields.productName);
    expect(await browser.posts()).toMatchObject([{ state: 'draft' }]);
  });

  it('finds a post again that waits for an account, when its seller comes back', async () => {
    servePosts();
    const post = buildPost();
    await createPostSaver(post, null).save(post);
    const [kept] = await browser.posts();
    if (kept) await browser.putPost({ ...kept, state: 'pending' });
    const { user } = openApp('/form');
    await user.click(await screen.findByRole('button', { name: `Resume draft ${post.fields.productName}` }));
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue(post.fields.productName);
    await waitFor(async () => expect(await browser.posts()).toMatchObject([{ state: 'draft' }]));
  });
});
