import { readFile } from 'node:fs/promises';
import type { Market } from '../market';
import { byRole, byText } from '../query';
import type { Story } from './story';

const name = 'Wooden ladder';
const shop = (number: number) => `Ladder House ${number}`;

/** The same thing of nine shops, for 9,000 to 13,000 Birr. */
async function addLadders({ moderator }: Market): Promise<void> {
  const photo = new Uint8Array(await readFile(new URL('../../files/photo.jpg', import.meta.url)));
  for (let number = 1; number <= 9; number += 1)
    await moderator.add(
      {
        product_name: name,
        company_name: shop(number),
        category: 'design',
        price: String(8500 + number * 500),
        contact_phone: `+25191200${1000 + number}`,
      },
      photo,
    );
}

export const shops: Story = {
  async tell(person, market) {
    await addLadders(market);
    await person.open('/shops-directory');
    await person.see(byRole('heading', 'Bole Furniture'));
    await person.fill(byRole('searchbox', 'Find a shop'), shop(5));
    await person.see(byText('1 shop'));
    await person.click(byRole('link', shop(5)));
    await person.see(byRole('heading', shop(5)));
    await person.see(byRole('link', /^Call/, byRole('list', 'Contact the seller')));
    await person.click(byRole('link', name));
    await person.see(byText('Most ask 9,500 to 12,500 Birr (8 offers)'));
  },
};
