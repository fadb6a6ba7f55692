import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '@/account/session';
import { toNavigationState } from '@/listings/navigation-state';
import { createGate } from '#tests/app/gate';
import { hrefOf } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import { buildListing } from '#tests/data/build-listing';
import { buildPost } from '#tests/data/build-post';
import { buildRow } from '#tests/data/build-row';
import { failProducts, holdProducts, serveProducts, server } from '#tests/server/server';

const own = (fields: Parameters<typeof buildRow>[0]) => buildRow({ email: 'HANA@example.com ', ...fields });

beforeEach(() => void loadDrafts());

describe('the page My posts', () => {
  it('shows all posts with the user’s email address, ignoring case, verified or not', async () => {
    serveProducts([
      own({ product_name: 'Sofa', verified: false, date_posted: '2026-11-20T09:30:00Z' }),
      own({ product_name: 'Table', email: 'hana@EXAMPLE.com' }),
      buildRow({ product_name: 'Somebody else’s', email: 'dawit@example.com' }),
      buildRow({ product_name: 'Nobody’s', email: null }),
    ]);
    signIn();
    const { user } = openApp('/myposts');
    const posts = await screen.findAllByRole('article');
    // A waiting post may have just been sent, so the waiting ones come first.
    expect(posts.map((one) => within(one).getByRole('heading').textContent)).toEqual(['Sofa', 'Table']);
    const post = (name: string) =>
      within(
        posts.find((one) => within(one).queryByRole('heading', { name })) ?? document.createElement('div'),
      );
    expect(post('Sofa').getByText('Waiting for verification')).toBeVisible();
    expect(post('Sofa').getByText(/Since 20 Nov 2026, \d\d:30\.$/)).toBeVisible();
    const next = screen.getByRole('region', { name: 'What happens next' });
    expect(next).toHaveTextContent(
      /We check each.*After that this page says so, and everyone sees it in its category and under Recents\./,
    );
    expect(within(next).getByText(/^We check each/)).not.toBeVisible();
    await user.click(within(next).getByRole('heading', { name: 'What happens next' }));
    expect(within(next).getByText(/^We check each/)).toBeVisible();
    expect(post('Table').getByText('Live')).toBeVisible();
    expect(post('Table').getByRole('link', { name: 'Table' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/@example\.com/i);
  });

  it('says that there are no posts, and how to post one', async () => {
    serveProducts([]);
    signIn();
    openApp('/myposts');
    expect(await screen.findByText("You haven't posted anything yet.")).toBeVisible();
    expect(hrefOf('Post an offer')).toBe('/form');
  });

  it('asks a visitor to log in', async () => {
    serveProducts([own({})]);
    openApp('/myposts');
    expect(await screen.findByText('Please sign in to see your posts.')).toBeVisible();
    expect(hrefOf('Sign In')).toBe('/login?redirect_url=%2Fmyposts');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('copies a post to a new draft', async () => {
    serveProducts([
      own({
        product_name: 'Sofa',
        company_name: 'Mesfin',
        category: 'design',
        discount: '10',
        price: '18500.00',
        contact_telegram: 'https://t.me/mesfin',
        product_photo: null,
      }),
    ]);
    signIn();
    const { user } = openApp('/myposts');
    await user.click(await screen.findByRole('button', { name: 'Repost Sofa' }));
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue('Sofa');
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('18,500');
    expect(screen.getByRole('textbox', { name: 'Telegram link' })).toHaveValue('https://t.me/mesfin');
    expect(screen.getByRole('combobox', { name: 'Discount' })).toHaveValue('10');
    expect(screen.getByRole('option', { name: 'Discount Ended' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue(
      'Furniture & Interior Design materials',
    );
  });

  it('can be copied without the photos that cannot be loaded, and the draft says so', async () => {
    serveProducts([own({ product_name: 'Sofa', product_photo: '/media/sofa.jpg' })]);
    server.use(http.get('*/media/*', () => new HttpResponse(null, { status: 404 })));
    signIn();
    const { user } = openApp('/myposts');
    await user.click(await screen.findByRole('button', { name: 'Repost Sofa' }));
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue('Sofa');
    expect(screen.getByText("Some photos couldn't be copied. Please add them again.")).toBeVisible();
  });

  it('does not navigate away from another page, and links to the copy', async () => {
    serveProducts([own({ product_name: 'Sofa', product_photo: '/media/sofa.jpg' })]);
    signIn();
    const { opened: held, open: release } = createGate();
    server.use(
      http.get('*/media/*', async () => {
        await held;
        return new HttpResponse(null, { status: 404 });
      }),
    );
    const { user } = openApp('/myposts');
    await user.click(await screen.findByRole('button', { name: 'Repost Sofa' }));
    await user.click(screen.getByRole('link', { name: 'Gulit' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    release();
    expect(await screen.findByText('Your post is copied.')).toBeVisible();
    expect(screen.getByText("Some photos couldn't be copied. Please add them again.")).toBeVisible();
    expect(window.location.pathname).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Open the draft' }));
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue('Sofa');
  });

  it('shows the unsent posts of this browser first', async () => {
    serveProducts([]);
    const post = buildPost();
    await keepPost(post);
    const { user } = openApp('/myposts');
    const unsent = await screen.findByRole('region', { name: 'Not sent yet' });
    expect(within(unsent).getByText(post.fields.productName)).toBeVisible();
    await user.click(within(unsent).getByRole('link', { name: /^Resume draft/ }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Product name' })).toHaveValue(post.fields.productName),
    );
  });
});

describe('a post that waits for verification', () => {
  const row = own({ id: 7, product_name: 'Sofa', verified: false });
  const waiting = () => serveProducts([row]);

  it('opens for its owner, and says that nobody else sees it', async () => {
    waiting();
    signIn();
    const { user } = openApp('/myposts');
    await user.click(await screen.findByRole('link', { name: 'Sofa' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sofa' })).toBeVisible();
    expect(await screen.findByText('Only you can see this offer.')).toBeVisible();
    // Neither the history nor the saved offers may reveal it to the next person.
    expect(JSON.stringify(window.history.state)).not.toContain('Sofa');
    expect(screen.queryByRole('button', { name: 'Save Sofa' })).toBeNull();
  });

  it('opens by its address only for its owner, and disappears when the owner signs out', async () => {
    waiting();
    openApp('/nearby-detail?id=7');
    expect(await screen.findByText('Product not found')).toBeVisible();
    signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sofa' })).toBeVisible();
    signIn({ ...hana, id: 'user_dawit', email: 'dawit@example.com' });
    expect(screen.getByText('Product not found')).toBeVisible();
    signIn();
    expect(await screen.findByText('Only you can see this offer.')).toBeVisible();
    act(() => sessionStore.write({ status: 'signed-out' }));
    expect(screen.queryByText('Sofa')).toBeNull();
    expect(screen.getByText('Product not found')).toBeVisible();
  });

  // As stored by an earlier version.
  const ofLink = toNavigationState(buildListing(row));
  it.each([
    ['as a link stored it', '/nearby-detail?id=7', ofLink],
    ['as the API sent it', '/nearby-detail', { product: row }],
  ])(
    'stays hidden from visitors and other accounts, even if the history contains it %s',
    async (...given) => {
      const [, address, state] = given;
      failProducts();
      openApp(address, { state });
      expect(await screen.findByText('Failed to fetch products')).toBeVisible();
      expect(screen.queryByText('Sofa')).toBeNull();
      signIn({ ...hana, id: 'user_dawit', email: 'dawit@example.com' });
      expect(screen.queryByText('Sofa')).toBeNull();
    },
  );

  it('is shown from the history only once the session is known, and only to its owner', async () => {
    holdProducts();
    act(() => sessionStore.write({ status: 'loading' }));
    openApp('/nearby-detail', { state: { product: row } });
    expect(await screen.findByRole('status', { name: 'Loading offer' })).toBeVisible();
    expect(screen.queryByText('Sofa')).toBeNull();
    signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sofa' })).toBeVisible();
    expect(await screen.findByText('Only you can see this offer.')).toBeVisible();
  });
});
