import { removeFromCart } from './cart';
import { forgetCheckout, readStartedCheckout } from './started-checkout';

/**
 * Takes out of the cart what this tab went to pay for. An address that somebody opens otherwise changes nothing, and what
 * another tab has added meanwhile stays.
 */
export function finishCheckout(): void {
  const paid = readStartedCheckout();
  if (paid.length === 0) return;
  removeFromCart(...paid);
  forgetCheckout();
}
