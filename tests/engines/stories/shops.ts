import { readFile } from 'node:fs/promises';
import type { Market } from '../market';
import { byRole, byText } from '../query';
import type { Story } from './story';

const name = 'Wooden ladder';
const shop = 'Ladder House';

async function addLadder({ moderator }: Market): Promise<void> {
  const photo = new Uint8Array(await readFile(new URL('../../files/photo.jpg', import.meta.url)));
  await moderator.add(
    {
      product_name: name,
      company_name: shop,
      category: 'design',
      price: '11000',
      contact_phone: '+251912001005',
    },
    photo,
  );
}

export const shops: Story = {
  async tell(person, market) {
    await addLadder(market);
    await person.open('/shops-directory');
    await person.see(byRole('heading', 'Bole Furniture'));
    await person.fill(byRole('searchbox', 'Find a shop'), shop);
    await person.see(byText('1 shop'));
    await person.click(byRole('link', shop));
    await person.see(byRole('heading', shop));
    await person.see(byRole('link', /^Call/, byRole('list', 'Contact the seller')));
    await person.click(byRole('link', name));
    await person.see(byRole('heading', name));
  },
};
