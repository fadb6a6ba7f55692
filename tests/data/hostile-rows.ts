import { buildRow } from './build-row';

type Fields = Readonly<Record<string, unknown>>;

/** What some lists require of a row. */
type Quality = 'recent' | 'discounted';

/** A row that could harm a page. The app has to show it. */
export interface HostileRow {
  /** What is wrong with it. */
  hostility: string;
  row: object;
  id: string;
  name: string;
  /** Lists that require these qualities leave the row out. */
  lacks: readonly Quality[];
}

/** The name of a global that each script in the rows would set. */
export const hackedFlag = 'gulitWasHacked';
export const ownerEmail = 'owner-of-hostile@example.com';

const script = `window.${hackedFlag}=true`;
const links = ['contact_telegram', 'contact_tick', 'web_site'];
const media = ['profile_photo', 'product_photo', 'product_video'];
const words = [
  'product_name',
  'company_name',
  'location',
  'description',
  'first_name',
  'last_name',
  'condition',
];
/** A row without these fields is not listed. */
const indispensable = new Set(['id', 'product_name', 'category', 'verified']);

const fill = (names: readonly string[], value: unknown): Fields =>
  Object.fromEntries(names.map((name) => [name, value]));

const inEveryText = (text: string): Fields => ({ ...fill(words, text), contact_phone: `+251 911 ${text}` });
const inEveryMedium = (address: string): Fields => ({
  ...fill(media, address),
  images: [
    { id: 1, image: address },
    { id: 2, image: '/media/good.jpg' },
  ],
});
const inEveryAddress = (address: string): Fields => ({ ...fill(links, address), ...inEveryMedium(address) });
const inEveryField = (value: unknown): Fields =>
  fill(
    Object.keys(buildRow()).filter((name) => !indispensable.has(name)),
    value,
  );

const family = '👨‍👩‍👧‍👦';
const eightLetters = 'Unbroken';
/** Marks above, through and below each letter. */
const tower = [...'Towering sofa'].map((letter) => letter + '\u0300\u0489\u0316'.repeat(12)).join('');

const texts = {
  'a script element': `<script>${script}</script>`,
  'a picture with an error handler': `<img src=x onerror="${script}">`,
  'a frame': `<iframe src="javascript:parent.${script}"></iframe>`,
  'the end of an attribute': `"'></title></a><svg onload="${script}"><style>*{display:none}</style>`,
  'markers of template languages': '{{constructor.constructor("x")()}} ${7*7} <%= 7*7 %> &lt;b&gt; %3Cb%3E',
  '100,000 marks on a letter': `sofa${'\u0301'.repeat(100_000)}`,
  '5,000 letters without a space': eightLetters.repeat(625),
  '5,000 letters with spaces': 'many words '.repeat(454).trim(),
  '5,000 of the widest character': '﷽'.repeat(5000),
  '300 lines': 'line\n'.repeat(300).trim(),
  Arabic: 'سيارة للبيع بحالة ممتازة (100%) - اتصل الآن! شركة النيل',
  'Hebrew with digits': 'ספה 3+2 מושבים, 50% הנחה ABC רחוב 12',
  'bidirectional controls left open': '\u202eeciohc tseb\u202d \u2066\u2067\u061cabc\u200f (1) \u202bx',
  Ethiopic: 'የሚሸጥ ቤት፡ አዲስ አበባ፣ ቦሌ ክፍለ ከተማ፣ ፫ መኝታ ክፍል ያለው፤ ዋጋ በስምምነት።',
  'joined emoji': `${family}🏳️‍🌈👩🏿‍🚀🇪🇹1️⃣💯${family.repeat(20)}`,
  'towers of combining marks': tower,
  'characters without width': 'Z\u200be\u200dr\u2060o\ufeff\u00ad width\u200b',
  'halves of surrogate pairs': 'half \ud83d and \udc00 half',
  'control characters': 'bell\u0007 null\u0000 escape\u001b[31m delete\u007f',
};

const addresses = {
  'a script': `javascript:${script}`,
  'a script in disguise': ` \tJaVa\nScRiPt\t://%0a${script}`,
  'a page as data': `data:text/html,<script>${script}</script>`,
  'a script behind a host': `javascript://another.example/%0a${script}`,
  'a blob': 'blob:http://localhost/1',
  'a host without a scheme': '//another.example/x',
  'a host behind a backslash': '/\\another.example/x',
  'no host': 'http://[',
};

const twoHundred = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  image: `/media/${index}.jpg`,
}));

const fieldsByHostility: Readonly<Record<string, Fields>> = {
  'links with a name before the host': fill(links, 'https://t.me@another.example/'),
  '200 pictures': { images: twoHundred },
  'no pictures': { ...fill(media, ''), images: [] },
  'null for pictures': fill([...media, 'images'], null),
  'pictures of wrong types': { ...fill(media, {}), images: [null, 7, 'a.jpg', [], {}] },
  'half a surrogate pair in a place without coordinates': { location: 'x\ud83d', latitude: null },
  'pictures that are missing': inEveryMedium('/media/missing.jpg'),
  'pictures named by markup': inEveryMedium(`/media/missing"><script>${script}</script>.jpg`),
  'one picture 50 times': { images: Array.from({ length: 50 }, () => ({ id: 1, image: '/media/same.jpg' })) },
  'the largest numbers': { price: 1e308, latitude: 1e308, longitude: '1e400' },
  'numbers of 400 digits': { price: '9'.repeat(400), latitude: '0'.repeat(400), longitude: '1'.repeat(400) },
  'texts and impossible values for numbers': { price: 'NaN', latitude: 999, longitude: 'abc' },
  'numbers below zero': { price: '-1', latitude: '-91', longitude: '-181' },
  'numbers close to zero': { price: 0.000_000_1, latitude: '-0', longitude: '0.0000001' },
  'the largest price': { price: '999999999999.99' },
  'a price of 16 digits': { price: '9'.repeat(16) },
  'coordinates at a pole': { latitude: '90', longitude: '-180' },
  'a discount of almost 100%': { discount: '99.999999' },
  'a huge number for an id': { id: 1e308 },
  'a path with query and hash for an id': { id: '../../x?y=1&z=#h' },
  'markup for an id': { id: `"'><script>${script}</script>\\` },
  'percent signs for an id': { id: '%2F%zz%' },
  'the name of a prototype for an id': { id: '__proto__' },
  '5,000 letters for an id': { id: eightLetters.repeat(625) },
};

const badDiscounts = [1000, -5, '<b>', 'waiting'.repeat(50)];
const badDates = ['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00+00:00', 'not a date'];
const wrongTypes = [{ toString: 1 }, [[]], -7];

/** Rows without a name or an id. They must be skipped and reported. */
export const unreadableRows: readonly (object | null)[] = [
  null,
  [1, 2],
  { ...buildRow(), id: null },
  { ...buildRow(), id: ' \n' },
  { ...buildRow(), id: { toString: 1 } },
  // Half a surrogate pair.
  { ...buildRow(), id: 'x\ud83d' },
  { ...buildRow(), product_name: null },
  { ...buildRow(), product_name: 12 },
  { ...buildRow(), product_name: ' \t\u00a0\n' },
  // An invisible name.
  { ...buildRow(), product_name: '\u200b\u200d\u2060\u202e\u00ad' },
];

/** A name as the app shows it: with few accents on a letter, and without characters that change the direction. */
const nameOf = (text: string) =>
  text
    .trim()
    .replace(/(\p{M}{8})\p{M}+/gu, '$1')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '');

/** The hostile rows of a category. They are new and discounted unless their hostility forbids it. */
export function hostileRows(category: string): readonly HostileRow[] {
  const build = (hostility: string, fields: Fields, ...lacks: readonly Quality[]): HostileRow => {
    const row = { ...buildRow({ category, discount: '10', email: ownerEmail }), ...fields };
    return { hostility, row, id: String(row.id), name: nameOf(row.product_name), lacks };
  };
  return [
    ...Object.entries(texts).map(([name, text]) => build(`${name} in every text`, inEveryText(text))),
    ...Object.entries(addresses).map(([name, address]) =>
      build(`${name} for every address`, inEveryAddress(address)),
    ),
    ...Object.entries(fieldsByHostility).map(([name, fields]) => build(name, fields)),
    ...badDiscounts.map((discount) =>
      build(`the discount ${JSON.stringify(discount)}`, { discount }, 'discounted'),
    ),
    ...badDates.map((date_posted) => build(`the date ${date_posted}`, { date_posted }, 'recent')),
    ...wrongTypes.map((value) =>
      build(`${JSON.stringify(value)} in every field`, inEveryField(value), 'discounted', 'recent'),
    ),
  ];
}
