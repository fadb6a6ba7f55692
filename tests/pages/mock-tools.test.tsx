import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '@/mocks/database/create-database';
import { createMemoryStorage } from '@/mocks/database/memory-storage';
import type { MockProduct } from '@/mocks/database/mock-storage';
import { apiHandlers } from '@/mocks/handlers/handlers';
import { createNetwork, networkHandlers } from '@/mocks/network';
import { MockTools } from '@/mocks/tools/mock-tools';
import { day } from '@/platform/time';
import { openApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { dateBefore, fixedNow } from '#tests/data/clock';
import { server } from '#tests/server/server';

/** A waiting post that somebody added. */
const addedPost = (name: string, age: number) => (id: number) =>
  ({
    ...buildRow({ category: 'homes', product_name: name, company_name: 'Jebena House' }),
    id,
    company_name: 'Jebena House',
    product_photo: '/demo/house.webp',
    images: [],
    date_posted: dateBefore(age),
    verified: false,
  }) satisfies MockProduct;

/** Opens the app with the open tools, on one mocked server. */
async function openTools(address: string) {
  const storage = createMemoryStorage();
  await storage.addProduct(addedPost('Clay house', 40 * day));
  await storage.addProduct(addedPost('Reed house', 30 * day));
  const database = createDatabase({ storage, now: () => fixedNow });
  const network = createNetwork();
  server.use(...networkHandlers(network), ...apiHandlers(database));
  const { user, queryClient } = openApp(address);
  const reload = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <MockTools database={database} network={network} reload={reload} />
    </QueryClientProvider>,
  );
  const tab = screen.getByRole('button', { name: /^Demo/ });
  await user.click(tab);
  const panel = screen.getByRole('region', { name: 'Demo' });
  return { user, tab, tools: within(panel), panel, database, reload };
}

const main = () => within(screen.getByRole('main'));
const listing = (name: string) => main().queryByRole('link', { name: new RegExp(name) });
/** Waits until the catalogue is complete, which the count shows. */
const someListing = async () => {
  await main().findByText(/^\d+ offers$/);
  return main().getAllByRole('article');
};

describe('the demonstration tools', () => {
  it('open and close with their button, and close with Escape', async () => {
    const { user, tab, panel } = await openTools('/homes');
    expect(tab).toHaveAttribute('aria-expanded', 'true');
    within(panel).getByLabelText('Network').focus();
    await user.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-expanded', 'false');
    await user.click(tab);
    await user.click(tab);
    expect(screen.queryByRole('region', { name: 'Demo' })).not.toBeInTheDocument();
  });
});

describe('waiting posts', () => {
  it('disappear from the list once verified, and appear in the app', async () => {
    const { user, tools, panel, database } = await openTools('/homes');
    await someListing();
    expect(listing('Reed house')).toBeNull();
    await user.click(await tools.findByRole('button', { name: 'Verify Reed house' }));
    await waitFor(() => expect(listing('Reed house')).toBeVisible());
    expect(listing('Clay house')).toBeNull();
    expect(tools.queryByText('Reed house')).not.toBeInTheDocument();
    expect(panel).toContainElement(document.activeElement as HTMLElement);
    const rows = await database.products();
    expect(rows.filter(({ company_name }) => company_name === 'Jebena House')).toMatchObject([
      { product_name: 'Clay house', verified: false },
      { product_name: 'Reed house', verified: true },
    ]);
  });
});

describe('the network', () => {
  it.each([
    ['Offline', /Check your connection/],
    ['Server errors', /The server has a problem/],
    ['Malformed answers', /We can't read what the server sent/],
  ])('%s takes effect at once, and is shown on the button until it ends', async (choice, words) => {
    const { user, tab, tools } = await openTools('/homes');
    await someListing();
    await user.selectOptions(tools.getByLabelText('Network'), choice);
    expect(await main().findByText(words)).toBeVisible();
    expect(main().queryByRole('article')).not.toBeInTheDocument();
    expect(tab).toHaveAccessibleName(`Demo · ${choice}`);
    await user.selectOptions(tools.getByLabelText('Network'), 'Normal');
    expect((await someListing()).length).toBeGreaterThan(0);
    expect(tab).toHaveAccessibleName('Demo');
  });
});

describe('resetting the data', () => {
  const deleteDatabase = vi.fn((_name: string) => {
    const request = new EventTarget();
    setTimeout(() => request.dispatchEvent(new Event('success')));
    return request;
  });
  beforeEach(() => {
    deleteDatabase.mockClear();
    vi.stubGlobal('indexedDB', { deleteDatabase });
  });

  it('asks to confirm, deletes added and stored data, and reloads the page', async () => {
    const { user, tools, database, reload } = await openTools('/services');
    localStorage.setItem('gulit:likes', '{}');
    localStorage.setItem('theme', 'dark');
    document.cookie = '__client_uat=1763715600; path=/';
    await user.click(tools.getByRole('button', { name: 'Reset the data' }));
    expect(await database.products()).toContainEqual(expect.objectContaining({ product_name: 'Reed house' }));
    await user.click(tools.getByRole('button', { name: 'Really reset?' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(await database.products()).not.toContainEqual(
      expect.objectContaining({ product_name: 'Reed house' }),
    );
    // The app also deletes data of earlier versions.
    expect(deleteDatabase).toHaveBeenCalledWith('gulit-selling');
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(document.cookie).not.toContain('__client_uat=1');
  });
});
