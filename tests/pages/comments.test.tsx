import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefOf } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { serveEntries } from '#tests/server/entries';
import { serveProducts } from '#tests/server/server';

const sofa = buildRow({
  id: 7,
  product_name: 'Sofa',
  images: [
    { id: 1, image: '/media/1.jpg' },
    { id: 2, image: '/media/2.jpg' },
  ],
});
const comment = (id: number, fields: object = {}) => ({
  id,
  product_id: 7,
  image_id: 2,
  user_email: 'dawit@example.com',
  comment: `Comment ${id}`,
  date_posted: dateBefore(id * 60_000),
  ...fields,
});
const address = '/comments?product=7&image=2';
const comments = () => within(screen.getByRole('main')).getAllByRole('listitem');

describe('/comments', () => {
  it('shows one picture and its comments, newest first, without email addresses', async () => {
    serveProducts([sofa]);
    serveEntries([
      comment(2),
      comment(1),
      comment(3, { image_id: 1 }),
      comment(4, { product_id: 8 }),
      { id: 5, name: 'Hana', message: 'A ladder', created_at: dateBefore(0), product_id: null },
    ]);
    openApp(address);
    expect(await screen.findByRole('img', { name: 'Photo of Sofa' })).toHaveAttribute(
      'src',
      expect.stringContaining('/media/2.jpg'),
    );
    expect(await screen.findByText('Comment 1')).toBeVisible();
    expect(comments().map((one) => one.textContent)).toEqual([
      'da…1 min agoComment 1',
      'da…2 min agoComment 2',
    ]);
    expect(document.body).not.toHaveTextContent('@example.com');
  });

  it('opens from the ids in the navigation state', async () => {
    serveProducts([sofa]);
    serveEntries([comment(1), comment(2, { image_id: 1 })]);
    openApp('/comments', { state: { productId: 7, imageId: 2 } });
    expect(await screen.findByRole('img', { name: 'Photo of Sofa' })).toBeVisible();
    expect(await screen.findByText('Comment 1')).toBeVisible();
    expect(comments()).toHaveLength(1);
  });

  it('opens from a link at the pictures of an offer', async () => {
    serveProducts([sofa]);
    serveEntries([comment(1)]);
    const { user } = openApp('/nearby-detail?id=7');
    // Open at first, because there is a comment.
    expect(await screen.findByRole('button', { name: '1 comment' })).toHaveAttribute('aria-expanded', 'true');
    await user.click(await screen.findByRole('link', { name: 'Comments on photo 2: 1 comment' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Comments' })).toBeVisible();
    expect(await screen.findByText('Comment 1')).toBeVisible();
  });

  it('shows the comments below an offer again after Back', async () => {
    serveProducts([sofa]);
    serveEntries();
    const { user } = openApp('/nearby-detail?id=7');
    await user.click(await screen.findByRole('button', { name: 'Comments' }));
    await user.click(await screen.findByRole('link', { name: 'Comments on photo 1: 0 comments' }));
    expect(await screen.findByText('No comments yet.')).toBeVisible();
    window.history.back();
    expect(await screen.findByRole('button', { name: 'Comments' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Comments on photo 1: 0 comments' })).toBeVisible();
  });

  it('asks signed-out visitors to sign in before writing', async () => {
    serveProducts([sofa]);
    serveEntries();
    openApp(address);
    expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Comment' })).toBeDisabled();
    expect(screen.getByText('Please sign in to comment.')).toBeVisible();
    expect(hrefOf('Sign In')).toBe(`/login?redirect_url=${encodeURIComponent(address)}`);
    expect(await screen.findByText('No comments yet.')).toBeVisible();
  });

  it('sends the exact comment, and shows it at once', async () => {
    serveProducts([sofa]);
    const api = serveEntries([comment(1)]);
    signIn();
    const { user } = openApp(address);
    await screen.findByText('Comment 1');
    await user.type(screen.getByRole('textbox', { name: 'Your comment' }), ' Lovely ');
    let answer = () => {};
    api.ready = new Promise((resolve) => (answer = resolve));
    await user.dblClick(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(comments()[0]).toHaveTextContent('Lovely'));
    answer();
    expect(await screen.findByText('✅ Comment submitted!')).toBeVisible();
    expect(api.bodies).toEqual([
      {
        product_id: 7,
        image_id: 2,
        user_email: 'hana@example.com',
        comment: 'Lovely',
        date_posted: new Date().toISOString(),
      },
    ]);
    await waitFor(() => expect(comments()).toHaveLength(2));
    expect(comments()[0]).toHaveTextContent('You');
  });

  it('refuses a blank comment, and sends nothing', async () => {
    serveProducts([sofa]);
    const api = serveEntries();
    signIn();
    const { user } = openApp(address);
    await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), '  ');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect((await screen.findByText('Please enter a comment.')).closest('[role=alert]')).toBeVisible();
    expect(api.bodies).toEqual([]);
  });

  it('removes the comment and restores its text if sending fails', async () => {
    serveProducts([sofa]);
    const api = serveEntries([comment(1)]);
    api.status = 500;
    signIn();
    const { user } = openApp(address);
    await screen.findByText('Comment 1');
    await user.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Lovely');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('There was a problem submitting your comment.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Lovely');
    expect(comments()).toHaveLength(1);
  });

  it.each(['/comments', '/comments?product=7&image=9', '/comments?product=8&image=2'])(
    'says at %s that the picture does not exist',
    async (cold) => {
      serveProducts([sofa]);
      serveEntries();
      openApp(cold);
      expect(await screen.findByText('Product not found')).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
    },
  );
});
