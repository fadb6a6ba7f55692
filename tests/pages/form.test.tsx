import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/account/session';
import { resumeDraft, submitButton, textField } from '#tests/app/posting-form';
import { openApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import { stubGeolocation } from '#tests/browser/geolocation';
import type { MemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';
import { servePosts } from '#tests/server/posts';

const sent = '✅ Your post submitted successfully! Waiting for verification.';
let draftStore: MemoryStore;

beforeEach(() => {
  draftStore = loadDrafts();
});

describe('the form', () => {
  beforeEach(() => void servePosts());

  it('says at the top that posts cannot be sent if sign-in is not set up', async () => {
    const words = /^You can't post here yet/;
    sessionStore.write({ status: 'not-set-up' });
    const { unmount } = openApp('/form');
    const notice = await screen.findByText(words);
    const form = await screen.findByRole('form', { name: 'Promote Your Product' });
    expect(notice.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    sessionStore.write({ status: 'signed-out' });
    openApp('/form');
    expect(await screen.findByRole('form', { name: 'Promote Your Product' })).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('shows what is missing beside each field, and focuses the first', async () => {
    const { user } = openApp('/form');
    expect(await screen.findByRole('heading', { level: 1, name: 'Promote Your Product' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByLabelText('Photos')).toHaveFocus());
    expect(textField('Product name')).toHaveAccessibleDescription('Enter the product name.');
    expect(textField('Company name')).toHaveAccessibleDescription('Enter the company or shop name.');
    expect(screen.getByLabelText('Photos')).toHaveAccessibleDescription(
      /^0 photos\. You need 6 to 11\. ❌ You must upload between 5 and 10 additional images\.$/,
    );
    await user.type(textField('Product name'), 'Sofa');
    await waitFor(() => expect(textField('Product name')).not.toHaveAccessibleDescription());
    await user.type(textField('Company name'), 'Mesfin');
    await user.click(submitButton());
    await waitFor(() => expect(screen.getByLabelText('Photos')).toHaveFocus());
  });

  it('says which price to enter, shows it with separators, and stores it without them', async () => {
    const { user } = openApp('/form');
    const price = await screen.findByRole('textbox', { name: 'Price' });
    expect(price).toHaveAccessibleDescription('Birr');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Discount' }), '20% off');
    expect(price).toHaveAccessibleDescription('Birr Price before the discount');
    await user.type(price, '1234567.5');
    expect(textField('Price')).toHaveValue('1234567.5');
    await user.tab();
    expect(textField('Price')).toHaveValue('1,234,567.50');
    await user.clear(textField('Price'));
    await user.paste('12 000 Birr');
    await user.tab();
    expect(textField('Price')).toHaveValue('12,000');
    await waitFor(async () =>
      expect(await draftStore.posts()).toMatchObject([{ fields: { price: '12000' } }]),
    );
  });

  it('accepts an @name for Telegram, and says after a field is left if its text cannot be read', async () => {
    const { user } = openApp('/form');
    await user.type(await screen.findByRole('textbox', { name: 'Telegram link' }), '@mesfin');
    await user.type(textField('TikTok link'), 'my shop');
    await user.tab();
    const error = 'Enter a name or a link, such as @yourshop.';
    await waitFor(() => expect(textField('TikTok link')).toHaveAccessibleDescription(error));
    expect(textField('Telegram link')).not.toHaveAccessibleDescription();
    await user.clear(textField('TikTok link'));
    await waitFor(() => expect(textField('TikTok link')).not.toHaveAccessibleDescription());
    expect(textField('Product name')).not.toHaveAccessibleDescription();
  });

  it('says that buyers cannot reach a seller who gives no contact', async () => {
    const { user } = openApp('/form');
    const words = "Buyers can't reach you: add a phone or Telegram";
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a phone' }));
    expect(textField('Phone')).toHaveFocus();
    await user.keyboard('0911 234567');
    expect(screen.queryByText(words)).toBeNull();
    await user.clear(textField('Phone'));
    await user.type(textField('Telegram link'), 't.me/mesfin');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('moves from field to field with Enter, and sends nothing', async () => {
    const { user } = openApp('/form');
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Sofa{Enter}');
    expect(textField('Company name')).toHaveFocus();
    await user.type(screen.getByRole('combobox', { name: 'Location' }), 'Bole{Enter}');
    expect(textField('Phone')).toHaveFocus();
    expect(textField('Company name')).not.toHaveAccessibleDescription();
  });

  it('fills in the device’s position, read-only and with six decimals', async () => {
    stubGeolocation({ latitude: 9.0123456, longitude: 38.7 });
    const { user } = openApp('/form');
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(textField('Latitude')).toHaveValue('9.012346');
    expect(textField('Longitude')).toHaveValue('38.700000');
    expect(textField('Latitude')).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Clear the latitude and longitude' }));
    expect(screen.queryByRole('textbox', { name: 'Longitude' })).toBeNull();
  });
});

it('the form says why the device could not be located, gives advice, and tries again', async () => {
  const device = stubGeolocation('denied');
  const { user } = openApp('/form');
  const locate = await screen.findByRole('button', { name: 'Use my location' });
  for (const [answer, advice] of [
    ['denied', /^Allow location access/],
    ['timed out', /^It's faster outdoors/],
    ['unavailable', /^Make sure location is switched on/],
  ] as const) {
    device.answerWith(answer);
    await user.click(locate);
    expect(await screen.findByText(advice)).toBeVisible();
    expect(screen.getByText('❌ Unable to fetch your location.')).toHaveRole('alert');
    expect(locate).toBeEnabled();
  }
});

it('the form says that the browser has no geolocation', async () => {
  stubGeolocation(null);
  const { user } = openApp('/form');
  await user.click(await screen.findByRole('button', { name: 'Use my location' }));
  expect(screen.getByText('❌ Geolocation not supported by this browser.')).toHaveRole('alert');
  expect(screen.getByText('Choose a location instead.')).toBeVisible();
});

it('the form reports a location prompt that the seller leaves unanswered', async () => {
  stubGeolocation('nothing yet');
  openApp('/form');
  const locate = await screen.findByRole('button', { name: 'Use my location' });
  vi.useFakeTimers();
  fireEvent.click(locate);
  expect(locate).toBeDisabled();
  act(() => void vi.advanceTimersByTime(45_000));
  vi.useRealTimers();
  expect(screen.getByText('❌ Unable to fetch your location.')).toHaveRole('alert');
  expect(locate).toBeEnabled();
});

describe('submitting', () => {
  it('sends the post of a signed-in seller, and empties the form', async () => {
    const api = servePosts();
    signIn();
    const post = buildPost({ fields: { category: 'homes', price: '18,500' } });
    const { user } = await resumeDraft(post);
    await user.click(submitButton());
    expect(await screen.findByText(sent)).toBeVisible();
    expect(
      screen.getByText(
        "Your offer is waiting for verification. On your next visit you will see whether it's live.",
      ),
    ).toBeVisible();
    expect(api.posts).toHaveLength(1);
    expect(api.posts[0]?.get('price')).toBe('18500');
    expect(api.posts[0]?.getAll('uploaded_images')).toHaveLength(5);
    await waitFor(() => expect(textField('Product name')).toHaveValue(''));
    await waitFor(async () => expect(await draftStore.posts()).toEqual([]));
    await user.click(screen.getByRole('link', { name: 'My posts' }));
    expect(await screen.findByText('Waiting for verification')).toBeVisible();
  });

  it("shows the server's errors beside the fields, keeps the post, and sends it again", async () => {
    const api = servePosts();
    signIn();
    const { user } = await resumeDraft(buildPost());
    api.answer = { status: 400, body: { web_site: ['Enter a valid URL.'] } };
    await user.click(submitButton());
    const failure = '❌ Failed to submit: Website: Enter a valid URL.';
    expect((await screen.findAllByText(failure))[0]).toBeVisible();
    await waitFor(() => expect(textField('Website')).toHaveFocus());
    expect(textField('Website')).toHaveAccessibleDescription('Enter a valid URL.');
    api.answer = 'created';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(sent)).toBeVisible();
    expect(api.posts).toHaveLength(2);
  });

  it('does not navigate away from another page once the post is sent', async () => {
    const api = servePosts();
    const release = api.hold();
    signIn();
    const post = buildPost();
    await keepPost(post);
    const { user } = openApp(`/form?draft=${post.id}`);
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(api.posts).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Gulit' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    const menu = screen.getByRole('button', { name: 'Menu' });
    menu.focus();
    release();
    expect(await screen.findByText(sent)).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(menu).toHaveFocus();
  });

  it('stores the post of a signed-out seller, and opens the login page', async () => {
    const api = servePosts();
    const post = buildPost();
    const { user } = await resumeDraft(post);
    await user.click(submitButton());
    expect(await screen.findByText('⚠️ Account not created. Please sign up')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(screen.getByText(/^Your post is saved on this device\./)).toBeVisible();
    expect(await draftStore.posts()).toMatchObject([{ id: post.id, state: 'pending' }]);
    expect(api.posts).toHaveLength(0);
    signIn();
    expect(await screen.findByText(sent)).toBeVisible();
    expect(api.posts).toHaveLength(1);
    expect(api.posts[0]?.get('email')).toBe('hana@example.com');
    await waitFor(async () => expect(await draftStore.posts()).toEqual([]));
  });

  it('opens the login page 300 ms after saying that a sign-in is needed', async () => {
    servePosts();
    await resumeDraft(buildPost());
    vi.useFakeTimers();
    fireEvent.click(submitButton());
    const prompt = '⚠️ Account not created. Please sign up';
    // The steps before it take no time on the fake clock.
    for (let step = 0; step < 500 && !screen.queryByText(prompt); step += 1)
      await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(prompt)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(window.location.pathname).toBe('/form');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(window.location.pathname).toBe('/login');
  });

  it('does not claim that a post is saved on the device if the browser did not store it', async () => {
    servePosts();
    const post = buildPost();
    const { user } = await resumeDraft(post);
    vi.spyOn(draftStore, 'putPost').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    await user.click(submitButton());
    expect(
      await screen.findByText(/^Your post is saved only while this page stays open\. It's sent as soon as/),
    ).toBeVisible();
  });

  it('says that there is no connection when sending needs a sign-in, and keeps the form open', async () => {
    servePosts();
    const post = buildPost();
    const { user } = await resumeDraft(post);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(submitButton());
    expect(
      await screen.findByText('❌ No internet connection. Please check your connection and try again.'),
    ).toBeVisible();
    expect(textField('Product name')).toHaveValue(post.fields.productName);
    expect(await draftStore.posts()).toMatchObject([{ state: 'draft' }]);
  });
});
