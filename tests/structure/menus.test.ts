import { describe, expect, it } from 'vitest';
import { menuGroups } from '@/app/routes/menu-groups';
import { stripLinks } from '@/app/shell/category-strip';
import { footerLinks } from '@/app/shell/footer';
import { topLinks } from '@/app/shell/top-navigation';
import { phone, socialPages } from '@/platform/brand';

// Paths are compared decoded and in lower case, as the router matches them.
const plain = (path: string) => decodeURI(path).toLowerCase();
const pathsOf = (links: readonly { path: string }[]) => links.map(({ path }) => plain(path));
const words = (text: string) => text.trim().split('\n').map(plain);

it('the top navigation leads to the specified pages in their order', () => {
  expect(topLinks.map(({ label, path }) => [label, path])).toEqual([
    ['Order Now', '/forsale'],
    ['Shops', '/'],
    ['Services', '/services'],
    ['Nearby Shops', '/nearby-shops'],
    ['Add Post', '/form'],
  ]);
});

it('the top navigation shows only Nearby Shops and Services on small screens', () => {
  expect(topLinks.filter(({ always }) => always).map(({ label }) => label)).toEqual([
    'Services',
    'Nearby Shops',
  ]);
});

it.each([
  ['Account', '/myprofile\n/myposts\n/recents'],
  ['Navigation', '/aboutus\n/nearby-shops\n/New Advantages\n/Weekly Discounts'],
  [
    'Payments',
    '/payment-updates\n/pending-orders\n/completed-orders\n/payment-methods\n/wallet\n/subscriptions\n/refunds',
  ],
  ['Categories', '/technologymethods\n/New Offers\n/holy day discounts\n/brands'],
  ['Support', '/helpcenter\n/terms\n/privacy'],
])('the side menu has the links of the group %s', (title, expected) => {
  expect(pathsOf(menuGroups.find((group) => group.title === title)?.links ?? [])).toEqual(words(expected));
});

it('the side menu has its five groups in their order, each with links that have names', () => {
  expect(menuGroups.map(({ title }) => title)).toEqual([
    'Account',
    'Navigation',
    'Payments',
    'Categories',
    'Support',
  ]);
  expect(menuGroups[0]?.links[0]?.label).toBe('My Profile');
  for (const { links } of menuGroups) {
    expect(links.every(({ label }) => label.trim() !== '')).toBe(true);
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
  }
});

describe('the category strip', () => {
  it('has the four specified buttons in their order', () => {
    expect(stripLinks.map(({ label }) => label)).toEqual([
      'Daily Discounts',
      'Weekly Discounts',
      'Holyday Discounts',
      'Upcomming Offers',
    ]);
  });

  it.each(stripLinks)('leads from $label to the label in lower case, encoded', ({ label, paths: [path] }) => {
    expect(encodeURI(path)).toBe(`/${encodeURIComponent(label.toLowerCase())}`);
  });
});

it('the footer has the specified links in their order', () => {
  expect(pathsOf(footerLinks)).toEqual([
    '/',
    '/new-products',
    '/upcoming offers',
    '/new advantages',
    '/weekly discounts',
    '/daily discounts',
    '/holiday discounts',
    '/aboutus',
    '/newoffers',
    '/helpcenter',
    '/signup',
    '/login',
    '/privacy',
  ]);
  expect(new Set(footerLinks.map(({ label }) => label)).size).toBe(footerLinks.length);
});

it('the footer has safe links to phone and other sites', () => {
  expect(phone.href).toBe(`tel:${phone.label.replaceAll(' ', '')}`);
  expect(socialPages.map(({ label }) => label)).toEqual(['Telegram', 'TikTok', 'Facebook']);
  for (const { label, href } of socialPages) {
    expect(label.trim()).not.toBe('');
    expect(new URL(href).protocol).toBe('https:');
  }
});
