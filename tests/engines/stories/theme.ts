import { expect } from 'vitest';
import type { Person } from '../person';
import { byLabel, byRole, type Query } from '../query';
import type { Story } from './story';

const look = (person: Person, query: Query) =>
  person.readAll(query, (element) => {
    const { appearance, backgroundColor, color, backgroundImage } = getComputedStyle(element);
    const isDrawn =
      element.tagName !== 'SELECT' || (appearance === 'none' && backgroundImage.includes(color));
    return `${backgroundColor} ${color} ${isDrawn ? 'drawn by us' : `drawn by the engine: ${appearance}`}`;
  });

/** Expects that both are white on black, or both black on white. */
async function expectSameLook(person: Person): Promise<string> {
  await person.see(byLabel('Discount'));
  const [choice] = await look(person, byLabel('Discount'));
  const [field = ''] = await look(person, byLabel(/^Company name/));
  expect(choice).toBe(field);
  return field;
}

export const theme: Story = {
  async tell(person) {
    await person.open('/form');
    const light = await expectSameLook(person);
    await person.click(byRole('button', 'Menu'));
    await person.click(byRole('button', 'Switch to the dark theme'));
    await person.see(byRole('button', 'Switch to the light theme'));
    await person.click(byRole('button', 'Close menu'));
    const dark = await expectSameLook(person);
    expect(dark).not.toBe(light);
    await person.reload();
    expect(await expectSameLook(person)).toBe(dark);
    await person.open('/homes');
    await person.click(byRole('button', 'Menu'));
    await person.see(byRole('button', 'Switch to the light theme'));
  },
};
