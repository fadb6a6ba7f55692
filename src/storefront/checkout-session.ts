import * as v from 'valibot';
import { parseUrl } from '@/platform/text/links';
import { message } from '@/language/translate';
import { postJson } from '@/api/post-json';
import type { StoreProduct } from './products';

/** A checkout that could not start, for a reason other than the call itself. Its message is for people, in English. */
export class CheckoutError extends Error {
  constructor(text: string, cause?: unknown) {
    super(text, { cause });
    this.name = 'CheckoutError';
  }
}

/** A checkout session at the card provider. */
export interface CheckoutSession {
  id: string;
  /** Address of the provider's hosted page, or null where the server named none that may be followed. */
  hostedUrl: string | null;
}

const schema = v.object({ id: v.pipe(v.string(), v.regex(/\S/)), url: v.optional(v.unknown()) });

/** The address of a hosted page if it is the provider's own: whoever answers must not send buyers elsewhere. */
function hostedUrl(address: unknown): string | null {
  const url = typeof address === 'string' ? parseUrl(address) : null;
  // A user name and password before the host would be sent along.
  const isPlain = url?.username === '' && url.password === '';
  return isPlain && url.protocol === 'https:' && url.host === 'checkout.stripe.com' ? url.href : null;
}

/** Reads the answer to a new checkout; throws where it names no session. */
export function parseCheckoutSession(answer: unknown): CheckoutSession {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new CheckoutError(message('The server named no payment session.'));
  return { id: result.output.id, hostedUrl: hostedUrl(result.output.url) };
}

/** Asks for a checkout of these products, one of each; rejects with an ApiError or a CheckoutError. */
export async function createCheckoutSession(products: readonly StoreProduct[]): Promise<CheckoutSession> {
  const items = products.map(({ id, name, price }) => ({ id, name, price, quantity: 1 }));
  return parseCheckoutSession(await postJson('/api/create-checkout-session/', { items }));
}
