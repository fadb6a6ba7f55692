import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { informationPages } from '@/app/routes/later-pages';
import { brand } from '@/platform/brand';
import { goTo, openApp } from '#tests/app/render';
import { serveProducts } from '#tests/server/server';

// No page here shows an offer.
beforeEach(() => serveProducts([]));

// Preloaded, because that takes a while on a busy machine.
beforeAll(() => Promise.all([import('@/app/routes/later-routes'), import('@/information/article-view')]));

const heading = (name: string | RegExp, level = 1) =>
  screen.findByRole('heading', { level, name, hidden: true });
const headings = () =>
  screen.getAllByRole('heading', { level: 2, hidden: true }).map((one) => one.textContent);
const link = (name: string | RegExp) => screen.getByRole('link', { name, hidden: true });
const box = (name: string) => screen.getByLabelText(name);

/** The specified texts. */
const agreedPages = [
  ['/aboutus', 'About Us'],
  ['/new%20advantages', 'New Advantages'],
  ['/technologymethods', 'Technology Methods'],
  ['/brands', 'Featured Brands'],
  ['/customerservices', 'Customer Service'],
  ['/helpcenter', 'Help Center'],
  ['/contactus', 'Contact Us'],
  ['/contact-us', 'Contact Us'],
  ['/language', 'Language'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Use'],
  ['/shipping-info', 'Shipping info'],
  ['/payment-methods', 'Payment methods'],
] as const;
const agreedPaths = new Set<string>(agreedPages.map(([path]) => decodeURI(path)));
const furtherPages = informationPages.flatMap(({ paths, title }) =>
  paths.filter((path) => !agreedPaths.has(path)).map((path) => [path, title] as const),
);

it('the information pages open at their addresses, with links that work', async () => {
  const linksOf = new Map<string, readonly string[]>();
  openApp('/services');
  for (const [path, title] of [...agreedPages, ...furtherPages]) {
    goTo(encodeURI(decodeURI(path)));
    expect(await heading(title), path).toBeVisible();
    expect(document.querySelectorAll('h1'), path).toHaveLength(1);
    await waitFor(() => expect(document.title).toContain(title));
    const anchors = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
    expect(new Set(anchors).size, path).toBe(anchors.length);
    // Every link to a part of the page has a target.
    for (const { hash } of document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]'))
      expect(anchors, path).toContain(hash.slice(1));
    // This market has no phone and no page on other sites.
    const links = [...document.querySelectorAll('main a')].map((one) => one.getAttribute('href') ?? '');
    expect(links.filter((href) => /^tel:|t\.me|tiktok|facebook/.test(href))).toEqual([]);
    linksOf.set(path, links);
  }
  for (const path of ['/privacy', '/terms', '/helpcenter']) expect(linksOf.get(path)).toContain('/contactus');
});

it('a link to a section of an information page moves the keyboard focus there', async () => {
  const { user } = openApp('/privacy');
  await heading('Privacy Policy');
  const length = window.history.length;
  await user.click(link('Children under 13'));
  expect(await heading('Children under 13', 2)).toHaveFocus();
  expect(window.location.hash).toBe('#children');
  expect(window.history.length).toBe(length);
});

it('the customer service page links to the five agreed pages', async () => {
  openApp('/customerservices');
  const list = (await screen.findByText('Track an order')).closest('ul') ?? document.body;
  const cards = within(list).getAllByRole('link', { hidden: true });
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/track-order',
    '/payment-methods',
    '/shipping-info',
    '/returns-refunds',
    '/contact-us',
  ]);
});

const questions = () => [...document.querySelectorAll('main summary')].map((one) => one.textContent);

it('the help center finds answers by any of their words, ignoring case', async () => {
  const { user } = openApp('/helpcenter');
  await heading('Help Center');
  const all = questions().length;
  const search = box('Search help');
  await user.type(search, ' CAMERA  photos');
  expect(questions()).toEqual(['What happens to my photos and my video?']);
  expect(screen.getByText('1 answer')).toBeInTheDocument();
  await user.clear(search);
  expect(questions()).toHaveLength(all);
  await user.type(search, 'zebra');
  expect(screen.getByText('No answers found.')).toBeVisible();
  expect(link('Contact us')).toHaveAttribute('href', '/contactus');
  expect(questions()).toEqual([]);
});

it('the help center opens the answer that the address names', async () => {
  openApp('/helpcenter#verified');
  const question = await screen.findByText('What does "verified" mean?');
  await waitFor(() => expect(question).toHaveFocus());
  expect([...document.querySelectorAll('main details[open]')]).toEqual([question.closest('details')]);
});

const send = () => screen.getByRole('button', { name: 'Send message', hidden: true });

it('the contact form shows errors beside each field, and clears them when the field is edited', async () => {
  const { user } = openApp('/contactus');
  await heading('Contact Us');
  await user.type(box('Name'), '   ');
  await user.type(box('Subject'), 'Hello');
  await user.click(send());
  expect(box('Name')).toHaveAccessibleDescription('Name is required');
  expect(box('Email')).toHaveAccessibleDescription('Email is required');
  expect(box('Subject')).toBeValid();
  expect(box('Message')).toHaveAccessibleDescription('Message is required');
  expect(box('Name')).toHaveFocus();
  await user.type(box('Name'), 'Hana');
  expect(screen.queryByText('Name is required')).toBeNull();
  await user.type(box('Email'), 'hana@');
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(screen.getByText('Message is required')).toBeVisible();
  await user.click(send());
  expect(box('Email')).toHaveAccessibleDescription('Invalid email address');
  expect(box('Email')).toHaveFocus();
  expect(box('Subject')).toHaveValue('Hello');
});

const write = async ({ user }: ReturnType<typeof openApp>) => {
  await heading('Contact Us');
  await user.type(box('Name'), ' Hana ');
  await user.type(box('Email'), 'hana@example.com');
  await user.type(box('Subject'), 'Hello');
  await user.type(box('Message'), 'Good day');
};
const text = 'Hello\n\nGood day\n\nHana, hana@example.com';
const message = () => screen.getByRole('region', { name: 'Your message', hidden: true });

it('the contact form thanks the visitor, empties the fields and shows the message below, without sending anything', async () => {
  vi.spyOn(brand, 'telegram', 'get').mockReturnValue('https://t.me/gulit');
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const call = vi.spyOn(globalThis, 'fetch');
  const { user, ...view } = openApp('/contact-us');
  await write({ user, ...view });
  call.mockClear();
  await user.click(send());
  const thanks = screen.getByText('Thank you for your message, Hana!');
  expect(thanks).toBeVisible();
  expect(thanks).toHaveAttribute('role', 'status');
  for (const field of ['Name', 'Email', 'Subject', 'Message']) expect(box(field)).toHaveValue('');
  expect(thanks.compareDocumentPosition(message())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(message()).toHaveTextContent('Hello Good day Hana, hana@example.com');
  const address = `https://t.me/gulit?text=${encodeURIComponent(text)}`;
  expect(link(/^Open in Telegram/)).toHaveAttribute('href', address);
  await user.click(within(message()).getByRole('button', { name: 'Copy', hidden: true }));
  expect(await navigator.clipboard.readText()).toBe(text);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused.'));
  await user.click(within(message()).getByRole('button', { name: 'Copy', hidden: true }));
  expect(await screen.findByText('Tap the message and copy it by hand.')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  expect(call).not.toHaveBeenCalled();
  call.mockRestore();
  await user.type(box('Name'), 'D');
  expect(screen.queryByText(/^Thank you/)).toBeNull();
  expect(message()).toBeVisible();
});

it('the contact form still shows the message when the visitor returns', async () => {
  const view = openApp('/contactus');
  await write(view);
  await view.user.click(send());
  await view.user.click(
    within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Privacy' }),
  );
  await heading('Privacy Policy');
  act(() => window.history.back());
  await heading('Contact Us');
  expect(message()).toHaveTextContent('Good day');
  expect(screen.queryByText(/^Thank you/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^Open in Telegram/, hidden: true })).toBeNull();
});

it('the language page selects and announces the chosen language, but does not store it', async () => {
  const { user } = openApp('/language');
  const six = await screen.findByRole('group', { name: 'Choose a language', hidden: true });
  const all = within(six).getAllByRole('radio', { hidden: true });
  expect(all.map((one) => one.closest('label')?.textContent?.replace(/^\P{L}+/u, ''))).toEqual([
    'English',
    'Spanish · Español',
    'French · Français',
    'German · Deutsch',
    'Chinese · 中文',
    'Japanese · 日本語',
  ]);
  // The radio buttons are found by their values, because their names change with the language.
  for (const [value, label, title] of [
    ['en', 'English', 'Language'],
    ['es', 'Spanish', 'Idioma'],
    ['fr', 'French', 'Langue'],
    ['de', 'German', 'Sprache'],
    ['en', 'English', 'Language'],
  ]) {
    const radio = all.find((one) => one.getAttribute('value') === value);
    if (!radio) throw new Error(`There is no ${label}.`);
    await user.click(radio);
    expect(radio).toBeChecked();
    expect(screen.getByText(`Language changed to ${label}`).closest('[role="alert"]')).not.toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(title ?? ''),
    );
  }
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/french|english|lang/i);
});

it('the language page stores the chosen language after a tap on the button, and deletes it once English is stored', async () => {
  const { user } = openApp('/language');
  await user.click(await screen.findByRole('radio', { name: /^German/, hidden: true }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
  const notice = screen.getByText('Language changed to German').parentElement?.parentElement;
  if (!notice) throw new Error('There is no notice.');
  await user.click(within(notice).getByRole('button', { hidden: true }));
  expect(localStorage.getItem('language')).toBe('"de"');
  expect(within(notice).queryByRole('button', { hidden: true })).toBeNull();
  const english = document.querySelector('[type=radio][value=en]');
  if (english) await user.click(english);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  await user.click(screen.getByRole('button', { name: 'Keep on this device', hidden: true }));
  expect(localStorage.getItem('language')).toBeNull();
});

it('the brands each have a logo, a description and safe links', async () => {
  openApp('/brands');
  await heading('Featured Brands');
  expect(headings()).toHaveLength(5);
  const ways = screen.getAllByRole('link', { name: /website, opens in a new tab$/, hidden: true });
  expect(ways).toHaveLength(5);
  for (const way of ways) {
    expect(way).toHaveAttribute('target', '_blank');
    expect(way).toHaveAttribute('rel', 'noopener noreferrer');
    expect(way).toHaveAttribute('href', expect.stringMatching(/^https:/));
  }
  for (const item of ways.map((way) => way.closest('li'))) {
    const words = [...(item?.querySelectorAll('p') ?? [])].map((paragraph) => paragraph.textContent);
    expect(words[0]).toMatch(/^.{20,}\.$/);
  }
  const logos = screen.getAllByRole('img', { name: /logo$/, hidden: true });
  expect(new Set(logos.map((logo) => logo.getAttribute('src'))).size).toBe(5);
});
