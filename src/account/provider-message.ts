import { isClerkAPIResponseError } from '@clerk/clerk-react/errors';

/** What the provider says is wrong, the first of it; `otherwise` where it says nothing for people (docs/product.md, Accounts). */
export function providerMessage(error: unknown, otherwise: string): string {
  if (!isClerkAPIResponseError(error)) return otherwise;
  const [first] = error.errors;
  return first?.longMessage || first?.message || otherwise;
}
