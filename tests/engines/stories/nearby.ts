import { expect } from 'vitest';
import type { Person } from '../person';
import { byLabel, byRole, byText } from '../query';
import type { Story } from './story';

const listings = byRole('article', undefined, byRole('main'));

const distancesOf = async (person: Person) => {
  const texts = await person.readAll(listings, ({ textContent }) => textContent);
  return texts.map((text) =>
    text.includes('under 100 m') ? 0 : Number(/([\d.]+) km/.exec(text)?.[1] ?? NaN),
  );
};

async function expectNearestFirst(person: Person): Promise<void> {
  await person.see(listings);
  const distances = await distancesOf(person);
  expect(distances.length).toBeGreaterThan(2);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(Math.max(...distances)).toBeLessThanOrEqual(2);
}

export const nearbyWithPlace: Story = {
  window: { place: { latitude: 9.0145, longitude: 38.7638 } },
  async tell(person) {
    await person.open('/nearby-shops');
    // If an engine cannot report the permission in advance, the app waits for a tap.
    const isOffered = () => person.isSeen(byRole('button', 'Use my location'));
    await person.until('offers or the question', async () => (await person.isSeen(listings)) || isOffered());
    if (await isOffered()) await person.click(byRole('button', 'Use my location'));
    await expectNearestFirst(person);
  },
};

export const nearbyWithoutPlace: Story = {
  async tell(person) {
    await person.open('/nearby-shops');
    // Firefox reports the refusal at once. In WebKit the app waits for a tap.
    const isAsked = () => person.isSeen(byRole('button', 'Use my location'));
    const isDenied = () => person.isSeen(byText(/Location access denied/));
    await person.until('the question or its answer', async () => (await isAsked()) || isDenied());
    if (await isAsked()) await person.click(byRole('button', 'Use my location'));
    await person.see(byText(/Location access denied\. Showing no products\./));
    await person.seeNo(listings);
    await person.choose(byLabel('Near'), 'Kazanchis, Addis Ababa');
    await expectNearestFirst(person);
    await person.reload();
    await expectNearestFirst(person);
  },
};
