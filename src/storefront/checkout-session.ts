import * as v from 'valibot';
import { parseUrl } from '@/platform/text/links';
import { message } from '@/language/translate';
import { postJson } from '@/api/post-json';
import type { StorefrontProduct } from './products';

/** A checkout that failed to start for a reason other than the call. Its message is for people, in English. */
export class CheckoutError extends Error {
  constructor(text: string, cause?: unknown) {
    super(text, { cause });
    this.name = 'CheckoutError';
  }
}

/** A checkout session at the card provider. */
export interface CheckoutSession {
  id: string;
  /** The provider's hosted page; null if the server named none that is safe to open. */
  hostedUrl: string | null;
}

const schema = v.object({ id: v.pipe(v.string(), v.regex(/\S/)), url: v.optional(v.unknown()) });

/** Accepts only the provider's own hosted page: an answer must not send buyers elsewhere. */
function hostedUrl(address: unknown): string | null {
  const url = typeof address === 'string' ? parseUrl(address) : null;
  // A user name and password before the host would be sent along.
  const hasNoCredentials = url?.username === '' && url.password === '';
  return hasNoCredentials && url.protocol === 'https:' && url.host === 'checkout.stripe.com'
    ? url.href
    : null;
}

/** Parses the answer to a new checkout; throws if it names no session. */
export function parseCheckoutSession(answer: unknown): CheckoutSession {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new CheckoutError(message("The server couldn't start the payment."));
  return { id: result.output.id, hostedUrl: hostedUrl(result.output.url) };
}

/** Creates a checkout for one of each product; rejects with an ApiError or a CheckoutError. */
export async function createCheckoutSession(
  products: readonly StorefrontProduct[],
): Promise<CheckoutSession> {
  const items = products.map(({ id, name, price }) => ({ id, name, price, quantity: 1 }));
  return parseCheckoutSession(await postJson('/api/create-checkout-session/', { items }));
}
