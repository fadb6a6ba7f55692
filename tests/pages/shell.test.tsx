import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { footerLinks } from '@/app/shell/footer';
import { categories } from '@/listings/categories/categories';
import { hrefOf } from '#tests/app/page-contents';
import { goTo, openApp, openStrictApp } from '#tests/app/render';
import { settleHistory } from '#tests/app/settle-history';
import { signIn } from '#tests/app/sign-in';
import { holdingMedia, usualMedia } from '#tests/browser/browser-parts';
import { serveProducts } from '#tests/server/server';

beforeEach(() => serveProducts([]));
afterEach(() => usualMedia.forEach((query) => holdingMedia.add(query)));

const amharicWord = (english: string): string =>
  JSON.parse(readFileSync('src/language/catalogues/am.json', 'utf8'))[english];

async function openMenu(user: ReturnType<typeof openApp>['user']): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

describe('the side menu', () => {
  it('links to every category and to saved offers', async () => {
    const { user } = openStrictApp('/services');
    const menu = within(await openMenu(user));
    expect(hrefOf('Saved offers', menu)).toBe('/saved');
    await user.click(menu.getByText('All categories'));
    const shown = within(menu.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    const targets = shown.map((link) => link.getAttribute('href'));
    for (const { paths } of categories) expect(targets).toContain(paths[0]);
    await user.click(menu.getByRole('link', { name: 'Tattoo & Piercing Studios' }));
    expect(window.location.pathname).toBe('/Tattoo_And_Piercing_Studios');
  });

  it('shows *Language* in Amharic too, and scrolls to a group that was opened', async () => {
    holdingMedia.delete('(min-width: 64rem)');
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = openApp('/services');
    const menu = within(await openMenu(user));
    const word = menu.getByText(amharicWord('Language'));
    expect(word.closest('summary')).toHaveTextContent(/^Language · /);
    await user.click(word);
    const part = menu.getByRole('button', { name: 'አማርኛ' }).closest('details');
    await waitFor(() => expect(scrolledTo.mock.contexts).toContain(part));
  });

  it('shows the user in its first row, and lists each page once', async () => {
    const { user } = openStrictApp('/services');
    const menu = within(await openMenu(user));
    const profile = menu.getByRole('button', { name: 'My Profile' });
    expect(menu.getAllByRole('listitem')[0]).toContainElement(profile);
    expect(profile).toHaveAccessibleDescription('Sign in');
    signIn();
    expect(profile).toHaveAccessibleDescription('Hana Bekele');
    const names = menu.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual([...new Set(names)]);
    expect(hrefOf('Shop directory', menu)).toBe('/shops-directory');
  });

  const groups = ['Account', 'Navigation', 'Payments', 'Categories', 'Support'];

  it('opens with all its groups, stops the page from scrolling, and closes with its button', async () => {
    const { user } = openStrictApp('/services');
    const menu = await openMenu(user);
    for (const name of groups) expect(within(menu).getByRole('navigation', { name })).toBeVisible();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.click(within(menu).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes on a click outside, and when one of its links is followed', async () => {
    const { user } = openApp('/services');
    await user.click(await openMenu(user));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await settleHistory();
    const menu = await openMenu(user);
    await user.click(within(menu).getByRole('link', { name: 'Weekly Discounts' }));
    expect(
      await screen.findByRole('heading', { name: 'Only this week - Discover new picks!' }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('the bar shows a sign-in link, or the user after a sign-in', async () => {
  openApp('/services');
  const [barLink] = await screen.findAllByRole('link', { name: 'Sign in' });
  expect(barLink).toHaveAttribute('href', '/login?redirect_url=%2Fservices');
  signIn();
  const profile = screen.getByRole('link', { name: 'My Profile' });
  expect(profile).toHaveTextContent('H');
  expect(profile).toHaveAttribute('href', '/myprofile');
});

it('the bar has no second search on the home page', async () => {
  const { user } = openApp('/');
  expect(screen.queryByRole('button', { name: 'Open search' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Services' }));
  expect(await screen.findByRole('button', { name: 'Open search' })).toBeInTheDocument();
});

describe('navigation', () => {
  it('updates the title and the canonical address, and moves the focus to the new page', async () => {
    const { user } = openApp('/');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Discounts' })).getByRole('link', {
        name: 'Upcomming Offers',
      }),
    );
    const heading = await screen.findByRole('heading', { level: 1, name: 'Upcoming offers this week!' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Upcomming Offers · Gulit');
    expect(window.location.pathname).toBe('/upcomming%20offers');
    const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical()).toBe('http://localhost:3000/upcomming%20offers');
    goTo('/HOLY%20DAY%20discounts');
    await waitFor(() => expect(canonical()).toBe('http://localhost:3000/holyday%20discounts'));
  });

  it('goes back to the previous page, or home if there is none', async () => {
    const { user } = openApp('/services');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Good offers from shops near you' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(bar.getByRole('link', { name: 'Services' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Filter services' }), 'salon');
    await user.click(screen.getByRole('link', { name: 'Beauty Salons & Barbershops' }));
    await screen.findByRole('heading', { level: 1, name: 'Look your best with a fresh new style!' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('searchbox', { name: 'Filter services' })).toHaveValue('salon');
  });

  it('scrolls to the top when the current page is opened again', async () => {
    serveProducts([]);
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const { user } = openApp('/');
    const home = screen.getByRole('link', { name: 'Gulit' });
    scrollTo.mockClear();
    await user.click(home);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows a 404 page with a search for an unknown address', async () => {
    openApp('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByRole('combobox', { name: 'Search Your Need' }),
    ).toBeVisible();
    expect(document.title).toBe('Page not found · Gulit');
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = openApp('/services');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the end of every page', () => {
  it.each(['/', '/form', '/no-such-page'])('has the footer and the request box at %s', async (address) => {
    openApp(address);
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText('Helping you purchase what you need at the best value.')).toBeVisible();
    const links = within(footer.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(footerLinks.map(({ path }) => path));
    const contact = within(footer.getByRole('list', { name: 'Contact' })).getAllByRole('link');
    expect(contact.length).toBeGreaterThan(1);
    for (const [index, link] of contact.entries())
      expect(link).toHaveAttribute('href', expect.stringMatching(index === 0 ? /^tel:\+/ : /^https:/));
    expect(await screen.findByRole('textbox', { name: 'Your request' })).toBeVisible();
  });
});

it('the end of a page on a phone has a button that shows the links until another page opens', async () => {
  holdingMedia.clear();
  const { user } = openApp('/services');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Help Center']);
  await user.click(footer.getByRole('button', { name: 'More', expanded: false }));
  const links = within(footer.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(footerLinks.map(({ path }) => path));
  await user.click(footer.getByRole('link', { name: 'Privacy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(
    within(await screen.findByRole('contentinfo')).getByRole('button', { name: 'More', expanded: false }),
  ).toBeVisible();
});

it('the theme follows the system until it is switched, then keeps the choice', async () => {
  const { user, unmount } = openApp('/services');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Switch to the dark theme' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  unmount();
  openApp('/services');
  expect(screen.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
});

it('the theme is dark at first if the system is dark', () => {
  holdingMedia.add('(prefers-color-scheme: dark)');
  openApp('/services');
  expect(screen.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
  holdingMedia.delete('(prefers-color-scheme: dark)');
});

it('/services shows the 20 tiles and filters them, without a welcome line', async () => {
  const { user } = openApp('/services');
  const main = within(screen.getByRole('main'));
  // The first page of a visit does not move the focus.
  expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).not.toHaveFocus();
  expect(main.getAllByRole('link')).toHaveLength(20);
  expect(hrefOf('Repair & Maintenance', main)).toBe('/Repair_and_maintenace');
  await user.type(main.getByRole('searchbox'), 'courier');
  expect(main.getByRole('searchbox')).toHaveFocus();
  expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual(['Courier & Freight Services']);
  // Unlike the home page, this page has no line that types itself.
  expect(document.querySelector('[data-typed]')).toBeNull();
  expect(screen.queryByText('Welcome to our shopping marketplace')).toBeNull();
});
