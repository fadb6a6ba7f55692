import { expect, it } from 'vitest';
import { contactSentence, withoutContact } from '@/requests/sending/contact-sentence';
import { splitAtContacts } from '@/ui/linked-contacts';

const linksIn = (text: string) => splitAtContacts(text).flatMap(({ href }) => href ?? []);

it.each([
  ['0911 23 45 67', ' – call 0911 23 45 67', 'tel:+251911234567'],
  ['  911234567 ', ' – call 911234567', 'tel:+251911234567'],
  ['+44 20 7946\n0958', ' – call +44 20 7946 0958', 'tel:+442079460958'],
  ['0911234567 (evenings)', ' – call 0911234567 (evenings)', 'tel:+251911234567'],
  ['@abebe_k', ' – Telegram t.me/abebe_k', 'https://t.me/abebe_k'],
  ['abebe_k', ' – Telegram t.me/abebe_k', 'https://t.me/abebe_k'],
  ['https://t.me/abebe_k/', ' – Telegram t.me/abebe_k', 'https://t.me/abebe_k'],
  ['t.me/abebe_k', ' – Telegram t.me/abebe_k', 'https://t.me/abebe_k'],
])('the contact sentence turns %j into text that becomes a link', (contact, words, link) => {
  expect(contactSentence(contact)).toBe(words);
  expect(linksIn(`A bicycle${words}`)).toEqual([link]);
  expect(withoutContact(`A bicycle${words}`)).toBe('A bicycle');
});

it.each([
  'me',
  'a@b.et',
  '12',
  'https://evil.example/abebe',
  'javascript:alert(1)',
  't.me/joinchat',
  'x'.repeat(99),
])('the contact sentence refuses %j', (contact) => expect(contactSentence(contact)).toBeNull());

it('the contact sentence is empty for an empty field, and is not found in other words', () => {
  expect(contactSentence('  ')).toBe('');
  expect(withoutContact('A bed – call for a price, or write – soon')).toBe(
    'A bed – call for a price, or write – soon',
  );
});

it.each([
  ['Write to t.me/abebe_k.', ['https://t.me/abebe_k']],
  ['https://t.me/abebe_k or 0911234567', ['https://t.me/abebe_k', 'tel:+251911234567']],
  ['(www.t.me/abebe_k)', ['https://t.me/abebe_k']],
  ['t.me/+abcdef, t.me/joinchat/x, t.me/share?url=x, t.me/a', []],
  ['not.me/abebe_k evil.t.me/abebe_k abebe@t.me/abebe_k x/t.me/abebe_k', []],
  ['t.me/abebe_k/12 t.me/abebe_k?start=1 t.me/abebe_k#x t.me/abebe_k@evil.example', []],
])('splitAtContacts finds in %j the links %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
  expect(
    splitAtContacts(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  for (const { start, text: words } of splitAtContacts(text))
    expect(text.startsWith(words, start)).toBe(true);
});
