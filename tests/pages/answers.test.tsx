import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hrefOf } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { buildRow } from '#tests/data/build-row';
import { requestRow, requestRows, serveEntries, shownRequests } from '#tests/server/entries';
import { serveProducts } from '#tests/server/server';

beforeEach(() => serveProducts([]));

describe('a request and its answers', () => {
  it('shows an answer with the current offer below its request, on both pages', async () => {
    const link = (id: number) => `${window.location.origin}/nearby-detail?id=${id}`;
    serveProducts([{ ...buildRow({ product_name: 'Blue fridge', price: '9000.00' }), id: 7 }]);
    serveEntries([
      requestRow(5, { id: 17, message: 'A fridge?' }),
      requestRow(3, { name: 'Merkato Tech', message: `Re #17: Cheap! ${link(7)}` }),
      requestRow(2, { name: 'Gone Shop', message: `Re #17: An oven ${link(8)}` }),
      requestRow(1, { message: `Re #99: Lost ${link(7)}` }),
    ]);
    const page = openApp('/notifications');
    const [, asked] = await screen.findAllByRole('article');
    expect(shownRequests()).toHaveLength(2);
    const answers = within(asked ?? document.body).getByRole('list', { name: 'Answers' });
    expect(await within(answers).findByRole('link', { name: 'Blue fridge9,000 Birr' })).toHaveAttribute(
      'href',
      '/nearby-detail?id=7',
    );
    expect(answers).toHaveTextContent('Merkato Techcan offer this3 min agoBlue fridge9,000 BirrCheap!');
    expect(answers).toHaveTextContent('Gone Shopcan offer this2 min agoThis offer is no longer available.');
    page.unmount();
    openApp('/chat');
    const log = await screen.findByRole('log', { name: 'Messages' });
    expect(within(log).getAllByRole('list', { name: 'Answers' })).toHaveLength(1);
    expect(within(log).getByText(/Re #99: Lost/)).toBeVisible();
  });

  it('lets a seller answer once, with one of their verified offers', async () => {
    const own = (id: number, fields: object) => ({
      ...buildRow({ email: 'HANA@example.com', ...fields }),
      id,
    });
    serveProducts([
      own(7, { product_name: 'Blue fridge' }),
      own(8, { product_name: 'Waiting fridge', verified: false }),
      { ...buildRow({ product_name: 'Fridge of somebody', email: 'dawit@example.com' }), id: 9 },
    ]);
    const api = serveEntries([requestRow(1, { id: 17, message: 'A fridge?' })]);
    const { user } = openApp('/notifications');
    const answer = await screen.findByRole('button', { name: 'I can offer this: request from Visitor 1' });
    await user.click(answer);
    expect(await screen.findByText('Please sign in to answer with your offer.')).toBeVisible();
    expect(api.bodies).toEqual([]);
    signIn();
    await user.click(answer);
    const listings = await screen.findByRole('list', { name: 'Your offers' });
    expect(within(listings).getAllByRole('button')).toHaveLength(1);
    await user.click(within(listings).getByRole('button', { name: /^Blue fridge/ }));
    // An answer needs a confirmation, and *Cancel* returns to the choice.
    expect(screen.getByRole('heading', { name: 'Answer with this offer?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: /^Blue fridge/ }));
    expect(api.bodies).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'I can offer this' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
    const answers = await screen.findByRole('list', { name: 'Answers' });
    expect(answers).toHaveTextContent('Hana Bekele');
    expect(await screen.findByText('✅ Message submitted!')).toBeVisible();
    expect(api.bodies).toEqual([
      {
        name: 'Hana Bekele',
        message: `Re #17: Blue fridge ${window.location.origin}/nearby-detail?id=7`,
      },
    ]);
    await user.click(answer);
    expect(await screen.findByRole('button', { name: /You sent this$/ })).toBeDisabled();
  });

  it('lets a seller without a name answer an anonymous request', async () => {
    serveEntries([requestRow(1, { name: 'Anonymous', message: 'A fridge?' })]);
    openApp('/notifications');
    signIn({ ...hana, fullName: '', email: '' });
    expect(
      await screen.findByRole('button', { name: 'I can offer this: request from Anonymous' }),
    ).toBeVisible();
  });

  it.each(['/notifications', '/chat'])('lets a seller answer a namesake on %s', async (path) => {
    serveEntries([requestRow(1, { name: hana.fullName })]);
    signIn();
    openApp(path);
    expect(
      await screen.findByRole('button', { name: `I can offer this: request from ${hana.fullName}` }),
    ).toBeVisible();
  });

  it('keeps an unsent answer below its request', async () => {
    serveProducts([{ ...buildRow({ product_name: 'Blue fridge', email: 'hana@example.com' }), id: 7 }]);
    const api = serveEntries([requestRow(1, { id: 17, message: 'A fridge?' })]);
    api.status = 500;
    const { user } = openApp('/notifications');
    signIn();
    await user.click(await screen.findByRole('button', { name: 'I can offer this: request from Visitor 1' }));
    await user.click(await screen.findByRole('button', { name: /^Blue fridge/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'I can offer this' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText("Your answer hasn't been sent.")).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Answers' })).toBeNull();
    api.status = 201;
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByRole('list', { name: 'Answers' })).toHaveTextContent('Blue fridge');
    expect(screen.queryByText("Your answer hasn't been sent.")).toBeNull();
  });

  it.each([
    ['nothing posted', [], 'You have no verified offer yet.'],
    [
      'only a waiting post',
      [{ ...buildRow({ email: 'hana@example.com', verified: false }), id: 8 }],
      'Your posts are still waiting for verification.',
    ],
  ])('links a seller with %s to the form', async (_what, rows, words) => {
    serveProducts(rows);
    serveEntries(requestRows(1));
    const { user } = openApp('/notifications');
    signIn();
    await user.click(await screen.findByRole('button', { name: 'I can offer this: request from Visitor 1' }));
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
    expect(hrefOf('Post an offer')).toBe('/form');
  });

  it("shows the visitor's own request with its answers", async () => {
    const api = serveEntries(requestRows(12));
    const { user } = openApp('/notifications');
    await user.type(await screen.findByRole('textbox', { name: 'Your request' }), 'A ladder{Enter}');
    const line = await screen.findByText(
      (_text, element) =>
        element?.matches('p') === true && element.textContent.startsWith('Your request A ladder'),
    );
    const link = within(line).getByRole('link', { name: 'See it' });
    const [sent] = api.rows.slice(-1) as { id: number }[];
    expect(link).toHaveAttribute('href', `/notifications?request=${sent?.id}`);
    await user.click(link);
    await waitFor(() => expect(shownRequests()[0]).toHaveTextContent('A ladder'));
  });

  it("shows matching offers on the home page only for the visitor's own request", async () => {
    serveProducts([buildRow({ product_name: 'Wooden ladder', verified: true })]);
    serveEntries([requestRow(1, { message: 'Who sells a ladder?' })]);
    const { user } = openApp('/');
    const other = await screen.findByRole('article', { name: 'Request from Visitor 1' });
    await user.type(screen.getByRole('textbox', { name: 'Your request' }), 'A ladder, please{Enter}');
    // The announcement and the page both link to the request once it has arrived.
    await screen.findAllByRole('link', { name: 'See it' });
    const mine = screen.getByRole('article', { name: 'Request from Anonymous' });
    expect(await within(mine).findByRole('link', { name: /^Wooden ladder/ })).toBeVisible();
    expect(within(other).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the request that the address names first, however old it is', async () => {
    serveEntries(requestRows(12));
    openApp('/notifications?request=12');
    expect(await screen.findByText('Request 12')).toBeVisible();
    expect(shownRequests()[0]).toHaveTextContent('Request 12');
    expect(shownRequests()[1]).toHaveTextContent('Request 1');
  });
});
