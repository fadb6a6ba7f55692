import { readFile } from 'node:fs/promises';
import type { Market } from '../market';
import type { Person } from '../person';
import { byRole, byText } from '../query';
import type { Story } from './story';

const listings = byRole('article', undefined, byRole('main'));
const search = '/search?query=laptop';
const added = 'Laptop for students';

async function idOf(market: Market, name: string): Promise<number> {
  const found = (await market.listings()).find((listing) => listing.product_name === name);
  if (!found) throw new Error(`The market has no '${name}'.`);
  return found.id;
}

async function saveSearch(person: Person): Promise<void> {
  await person.open(search);
  await person.seeTimes(listings, 1);
  await person.click(byRole('button', 'Save this search'));
  await person.see(byText(/^Search saved/));
  await person.until(
    'the offers that the search knows',
    async () =>
      (await person.run(`/"known":\\["\\d+"\\]/.test(localStorage.getItem('gulit:saved-searches'))`)) ===
      true,
  );
}

async function saveList(person: Person, ids: readonly number[]): Promise<void> {
  await person.open(`/saved?ids=${ids.join()}`);
  await person.see(byRole('heading', 'A shared list'));
  await person.see(byText(/^1 offer in this list is gone/));
  await person.click(byRole('button', 'Save all'));
  await person.see(byText('Saved on this device.'));
}

export const remembered: Story = {
  async tell(person, market) {
    const { moderator } = market;
    const boat = await idOf(market, 'Lake Tana Boat Trip');
    await saveSearch(person);
    await saveList(person, [boat, 987_654, await idOf(market, 'Three-Seat Sofa')]);

    await moderator.change(boat, { price: '6500.00' });
    await moderator.add(
      { product_name: added, company_name: 'Piassa Sound', category: 'electronics', price: '9000' },
      new Uint8Array(await readFile(new URL('../../files/photo.jpg', import.meta.url))),
    );
    await person.open('/saved');
    await person.see(byText('Was 7,200, now 6,500 Birr'));
    await person.click(byRole('link', /^“laptop”\s*1 new$/));
    await person.seeTimes(listings, 2);
    await person.seeTimes(byText('New offer'), 1);
  },
};
