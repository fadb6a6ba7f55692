import { expect } from 'vitest';
import { byLabel, byRole } from '../query';
import type { Story } from './story';

const listings = byRole('article', undefined, byRole('main'));
const sheet = byRole('dialog', 'Filters');
const name = 'Family Dental Check';

export const browse: Story = {
  async tell(person) {
    await person.open('/');
    await person.see(byRole('link', /Handwoven Habesha Kemis/));
    await person.open('/search');
    await person.seeTimes(listings, 8);
    await person.click(byRole('button', 'Filters'));
    await person.see(sheet);
    await person.click(byLabel('Discounts only', sheet));
    await person.click(byRole('button', /^Show \d+ offers$/, sheet));
    await person.seeNo(sheet);
    const shown = await person.readAll(
      byRole('heading', undefined, listings),
      ({ textContent }) => textContent,
    );
    expect(shown).toContain(name);
    expect(shown).not.toContain('Three-Seat Sofa');
    // Scrolls to the link first, as a click does, so that the click moves nothing.
    await person.find(byRole('link', name));
    const left = await person.scrolledTo();
    expect(left).toBeGreaterThan(0);
    await person.click(byRole('link', name));
    await person.see(byRole('heading', name));
    await person.click(byRole('button', /^Zoom photo 1 of/));
    await person.see(byRole('button', 'Zoom in'));
    await person.back();
    await person.seeNo(byRole('button', 'Zoom in'));
    await person.see(byRole('heading', name));
    await person.back();
    await person.see(byRole('button', 'Filters (1)'));
    // Engines scroll by fractions of a pixel.
    await person.until(
      `the place at ${left} px`,
      async () => Math.abs((await person.scrolledTo()) - left) <= 1,
    );
  },
};
