import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAccountData } from '@/app/load-account-data';
import { shareCache } from '@/config/share-target';
import { mostBytes } from '@/friend/format/limits';
import { writeFriendFile } from '@/friend/format/write-file';
import { openedFile } from '@/friend/open/opened-file';
import { keepSharedFile } from '@/friend/open/shared-file';
import type { ProductRow } from '@/listings/catalogue/product-row';
import { day } from '@/lib/time';
import { buildListing } from '#tests/build-listing';
import { buildRow } from '#tests/build-row';
import { fixedNow } from '#tests/clock';
import { stubIndexedDb } from '#tests/indexed-db';
import { openApp, openStrictApp } from '#tests/render';
import { cutProducts, serveProducts } from '#tests/server';
import { stubShareCaches, withKeptBodies } from '#tests/share-files';

const sofa = buildRow({
  id: 501,
  product_name: 'Sofa',
  price: '900.00',
  contact_telegram: 't.me/abebe_sofas',
  web_site: 'javascript:alert(1)',
  description: '<b>Soft</b> and <script>red</script>',
});
const table = buildRow({ id: 502, product_name: 'Table' });

async function fileOf(rows: readonly ProductRow[], age = 3 * day): Promise<File> {
  const listings = rows.map((row) => buildListing(row));
  const madeAt = fixedNow - age;
  const { text } = await writeFriendFile({ listings, pictures: new Map(), madeAt, note: 'Offers' });
  return new File([text], 'gulit.txt', { type: 'text/plain' });
}

const picker = (name = 'Open a file') => screen.findByLabelText(name);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const age = 'From a friend, 3 days old, not checked';
const article = async (name: string) =>
  within(await screen.findByRole('heading', { name })).getByRole('link');

/** The page with a file that holds these rows. */
async function openWith(rows: readonly ProductRow[]) {
  const app = openApp('/from-a-friend');
  await app.user.upload(await picker(), await fileOf(rows));
  return app;
}

beforeEach(stubIndexedDb);

describe('/from-a-friend', () => {
  it('opens a file without a connection, says its age, and shows what it tells of an offer', async () => {
    cutProducts();
    const { user } = await openWith([sofa, table]);
    expect(await heading(age)).toBeVisible();
    expect(screen.getByText(/^2 offers out of a file\..* It stays on this device alone\.$/)).toBeVisible();
    expect(screen.queryByText(/^You are connected/)).not.toBeInTheDocument();
    await user.click(await article('Sofa'));
    expect(await heading('Sofa')).toBeVisible();
    expect(screen.getByText(age)).toBeVisible();
    expect(screen.getByText('<b>Soft</b> and <script>red</script>')).toBeVisible();
    const contacts = within(screen.getByRole('list', { name: 'Contact the seller' }));
    expect(contacts.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/t\.me\/abebe_sofas\?text=/),
    );
    expect(contacts.queryByRole('link', { name: 'Website' })).not.toBeInTheDocument();
    expect(screen.queryByText('Verified offer')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All offers of the file' }));
    expect(await heading(age)).toBeVisible();
  });

  it('puts the rows of the server in the place of those it has, and leads to the real list', async () => {
    serveProducts([{ ...sofa, price: '1200.00' }]);
    const { user } = await openWith([sofa, table]);
    expect(await screen.findByText(/^You are connected\. 1 of these offers is on the market/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the real list' })).toHaveAttribute('href', '/new-products');
    expect(screen.getByText('1,200 Birr')).toBeVisible();
    expect(screen.queryByText('900 Birr')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Only in the file' })).toBeVisible();
    expect(await article('Table')).toHaveAttribute('href', '/from-a-friend?offer=502');
    await user.click(await article('Sofa'));
    expect(window.location.pathname + window.location.search).toBe('/nearby-detail?id=501');
  });

  it('never puts an offer of a file into a list of the market', async () => {
    serveProducts([{ ...table, category: 'homes' }]);
    const { user } = await openWith([{ ...sofa, category: 'homes' }]);
    expect(await heading(age)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See the real list' }));
    expect(await screen.findByRole('heading', { name: 'Table' })).toBeVisible();
    expect(screen.queryByText('Sofa')).not.toBeInTheDocument();
  });

  it('is gone by one tap, also from the device', async () => {
    cutProducts();
    const { user, unmount } = await openWith([sofa]);
    await heading(age);
    await user.click(screen.getByRole('button', { name: 'Remove them' }));
    expect(await screen.findByText('The offers of your friend are gone from this device.')).toBeVisible();
    expect(await heading('From a friend')).toBeVisible();
    unmount();
    openedFile.write({ status: 'unread', offers: null, fault: null, isKept: false });
    openApp('/from-a-friend');
    expect(await picker()).toBeVisible();
    await waitFor(() => expect(openedFile.read().status).toBe('ready'));
    expect(screen.queryByText('Sofa')).not.toBeInTheDocument();
  });

  it('is gone with a logout', async () => {
    cutProducts();
    const { queryClient } = await openWith([sofa]);
    await heading(age);
    for (const { clear } of await loadAccountData(queryClient)) clear?.('user_hana');
    expect(await heading('From a friend')).toBeVisible();
  });

  it('is there again at the next visit', async () => {
    cutProducts();
    const { unmount } = await openWith([sofa]);
    await heading(age);
    unmount();
    openedFile.write({ status: 'unread', offers: null, fault: null, isKept: false });
    openApp('/from-a-friend?offer=501');
    expect(await heading('Sofa')).toBeVisible();
  });

  describe('from another app', () => {
    let caches: ReturnType<typeof stubShareCaches>;
    beforeEach(() => {
      caches = stubShareCaches();
      cutProducts();
    });
    const share = (file: Blob) => withKeptBodies(() => keepSharedFile(file, Date.now()));
    const forget = () => openedFile.write({ status: 'unread', offers: null, fault: null, isKept: false });

    it('opens the file that was shared, once, in the place of the one before', async () => {
      const { unmount } = await openWith([sofa]);
      await heading(age);
      unmount();
      forget();
      await share(await fileOf([table]));
      const shared = openStrictApp('/from-a-friend');
      expect(await heading(age)).toBeVisible();
      expect(await article('Table')).toBeVisible();
      expect(screen.queryByText('Sofa')).not.toBeInTheDocument();
      expect(caches.has(shareCache.name)).toBe(false);
      shared.unmount();
      forget();
      openApp('/from-a-friend');
      expect(await article('Table')).toBeVisible();
    });

    it.each([
      ['of another version', 'gulit-offers/2\nAAAA', /^A newer Gulit has made this file\./],
      ['that is damaged', 'gulit-offers/1\n<script>', /^This file is damaged or cut off\./],
      ['that is too large', `gulit-offers/1\n${'A'.repeat(mostBytes)}`, /^This file is too large\./],
    ])('refuses one %s, and leaves what is kept', async (_what, text, refusal) => {
      const { unmount } = await openWith([sofa]);
      await heading(age);
      unmount();
      forget();
      await share(new Blob([text]));
      openApp('/from-a-friend');
      expect(await screen.findByText(refusal)).toBeVisible();
      expect(await article('Sofa')).toBeVisible();
    });

    it('shows the way to open one by hand where the browser does not say what was shared', async () => {
      vi.spyOn(globalThis.caches, 'has').mockRejectedValue(new DOMException('No.', 'SecurityError'));
      openApp('/from-a-friend');
      expect(await picker()).toBeInTheDocument();
    });
  });

  it('refuses what is no file of ours, and leaves what is open', async () => {
    cutProducts();
    const { user } = await openWith([sofa]);
    await heading(age);
    const letter = new File(['Dear friend'], 'letter.txt', { type: 'text/plain' });
    await user.upload(await picker('Open another file'), letter);
    const refusal = await screen.findByText('This is no file with offers.');
    expect(refusal.closest('[role="alert"]')).toHaveTextContent(/It has to be one that Gulit has made/);
    expect(await article('Sofa')).toBeVisible();
  });
});
