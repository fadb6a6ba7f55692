import * as v from 'valibot';
import { parseUrl } from '@/lib/parse-link';
import { postJson } from '@/api/post-json';
import type { StoreProduct } from './products';

/** A checkout that could not start, for a reason other than the call itself. Its message is for people. */
export class CheckoutError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CheckoutError';
  }
}

/** A checkout session at the card provider. */
export interface CheckoutSession {
  id: string;
  /** Address of Stripe's hosted page; null where the server gave none, or one of another host. */
  hostedUrl: string | null;
}

const schema = v.object({ id: v.pipe(v.string(), v.regex(/\S/)), url: v.optional(v.unknown()) });

/** The address if it is Stripe's own: a forged answer must not send buyers to another site. */
function hostedUrl(address: unknown): string | null {
  const url = typeof address === 'string' ? parseUrl(address) : null;
  // A user name and password in the address would be sent to Stripe.
  const isPlain = url?.username === '' && url.password === '';
  return isPlain && url.protocol === 'https:' && url.host === 'checkout.stripe.com' ? url.href : null;
}

/** Parses the answer to a new checkout; throws a CheckoutError where it names no session. */
export function parseCheckoutSession(answer: unknown): CheckoutSession {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new CheckoutError('The server named no payment session.');
  return { id: result.output.id, hostedUrl: hostedUrl(result.output.url) };
}

/** Asks for a checkout of these products, one of each (docs/product.md, Storefront and payments); rejects with an ApiError or a CheckoutError. */
export async function createCheckoutSession(products: readonly StoreProduct[]): Promise<CheckoutSession> {
  const items = products.map(({ id, name, price }) => ({ id, name, price, quantity: 1 }));
  return parseCheckoutSession(await postJson('/api/create-checkout-session/', { items }));
}
