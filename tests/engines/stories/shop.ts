import { byRole, byText } from '../query';
import type { Story } from './story';

const cart = byRole('region', 'Cart');

export const cartToCheckout: Story = {
  async tell(person) {
    await person.open('/forsale');
    await person.see(byText('No items in cart.', cart));
    await person.click(byRole('button', 'Add to cart : Wrist watch'));
    await person.click(byRole('button', /^Show cart \(1\)/));
    await person.reload();
    await person.seeTimes(byRole('listitem', undefined, cart), 1);
    await person.click(byRole('button', 'Checkout', cart));
    await person.see(byRole('heading', 'Test checkout'));
    await person.click(byRole('link', 'Cancel'));
    await person.see(byText(/Payment was cancelled\. You can try again\./));
    await person.back();
    await person.click(byRole('link', 'Pretend to pay'));
    await person.see(byRole('heading', /^Payment Successful!/));
    await person.click(byRole('link', 'Back to the shop'));
    await person.see(byText('No items in cart.', cart));
  },
};
