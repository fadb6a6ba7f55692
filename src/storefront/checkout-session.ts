import * as v from 'valibot';
import { postJson } from '@/api/post-json';
import { message } from '@/language/translate';
import { parseUrl } from '@/platform/text/links';
import type { StorefrontProduct } from './products';

/** A checkout that failed to start although the call succeeded. The message is for people, in English. */
export class CheckoutError extends Error {
  constructor(text: string, cause?: unknown) {
    super(text, { cause });
    this.name = 'CheckoutError';
  }
}

export interface CheckoutSession {
  id: string;
  /** The provider's page for this session; null if the server sent no address. */
  hostedUrl: string | null;
}

const schema = v.object({ id: v.pipe(v.string(), v.regex(/\S/)), url: v.optional(v.unknown()) });

/** Accepts only addresses of the provider: a response must not send buyers anywhere else. */
function hostedUrl(address: unknown): string | null {
  const url = typeof address === 'string' ? parseUrl(address) : null;
  // An address may have a user name and password before the host.
  const hasNoCredentials = url?.username === '' && url.password === '';
  return hasNoCredentials && url.protocol === 'https:' && url.host === 'checkout.stripe.com'
    ? url.href
    : null;
}

/** Parses the response to a new checkout. Throws if it names no session. */
export function parseCheckoutSession(answer: unknown): CheckoutSession {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new CheckoutError(message("The server couldn't start the payment."));
  return { id: result.output.id, hostedUrl: hostedUrl(result.output.url) };
}

/** Creates a checkout with one piece of each product. Rejects with an ApiError or a CheckoutError. */
export async function createCheckoutSession(
  products: readonly StorefrontProduct[],
): Promise<CheckoutSession> {
  const items = products.map(({ id, name, price }) => ({ id, name, price, quantity: 1 }));
  return parseCheckoutSession(await postJson('/api/create-checkout-session/', { items }));
}
