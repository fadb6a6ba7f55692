import { ApiError } from '@/api/api-error';
import { loadAdvice } from '@/api/load-advice';
import { CheckoutError } from './checkout-error';

/** What to say of a checkout that could not start. */
export function checkoutAdvice(error: unknown): string {
  if (error instanceof ApiError) return loadAdvice(error);
  if (error instanceof CheckoutError) return error.message;
  return 'Something went wrong on this page. Please try again.';
}
