import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { byLabel, byRole, byText } from '../query';
import type { Story } from './story';

const given = ['Three-Seat Sofa', 'Lake Tana Boat Trip'];
const age = byRole('heading', 'From a friend, under an hour old, not checked');

export const friend: Story = {
  async tell(person, market) {
    const ids = (await market.listings())
      .filter(({ product_name }) => given.includes(product_name))
      .map(({ id }) => id);
    await person.open(`/saved?ids=${ids.join()}`);
    await person.click(byRole('button', 'Save all'));
    await person.open('/to-a-friend?offers=saved');
    await person.click(byRole('button', 'Make the file'));
    await person.see(byText(/^2 offers, 2 with a picture: \d+ KB$/));
    await person.click(byRole('link', 'Save the file'));
    const file = await person.saved(/^gulit-[\d-]+-2\.txt$/);
    expect(await readFile(file, 'utf8')).toMatch(
      /^Offers from Gulit\. .*\/from-a-friend\ngulit-offers\/1\n[\w+/=]+\n$/,
    );

    // A phone that the market does not answer shows what the file says, also at its next visit.
    market.reach(false);
    await person.open('/from-a-friend');
    await person.pickFiles(byLabel('Open a file'), [file]);
    await person.see(age);
    for (const name of given) await person.see(byRole('link', name));
    await person.reload();
    await person.see(age);
    await person.click(byRole('button', 'Remove them'));
    await person.see(byText('The offers of your friend are gone from this device.'));
    await person.reload();
    await person.see(byLabel('Open a file'));
    await person.seeNo(age);
  },
  // The engines' own words for a call without an answer.
  forgives:
    /Failed to load resource|network|NetworkError|Load failed|CORS|Cannot load .*sw\.js due to access control/i,
};
