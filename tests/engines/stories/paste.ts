import { expect } from 'vitest';
import { byRole, byText } from '../query';
import type { Story } from './story';

const sofa = 'Three-Seat Sofa';
const text = byRole('textbox', 'Text of your advert');
const field = (name: RegExp) => byRole('textbox', name);

export const copyAndPaste: Story = {
  async tell(person, market) {
    const id = (await market.listings()).find(({ product_name }) => product_name === sofa)?.id;
    await person.open(`/nearby-detail?id=${id}`);
    await person.click(byRole('button', `More actions for ${sofa}`));
    await person.click(byRole('button', 'Copy text for Telegram'));
    await person.see(byText('Text copied.'));

    // The copied text stands for a Telegram message. Nothing enters the form before it is ticked.
    await person.open('/form');
    await person.click(byRole('button', 'Paste from Telegram'));
    await person.click(byRole('button', 'Paste'));
    await person.see(byRole('checkbox', /^Price 46,000/));
    expect(await person.valueOf(text)).toMatch(/^Three-Seat Sofa\n46,000 Birr\n/);
    expect(await person.valueOf(field(/^Product name/))).toBe('');
    await person.click(byRole('button', 'Fill in the ticked fields'));
    await person.see(byText(/^Filled in: Product name, Price, Description\./));
    expect(await person.valueOf(field(/^Product name/))).toBe(sofa);
    expect(await person.valueOf(field(/^Price/))).toBe('46,000');
  },
};
