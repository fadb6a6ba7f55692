import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/api-error';
import { failureAdvice } from '@/api/failure-advice';
import { useSingleMutation } from '@/api/use-single-mutation';
import { t } from '@/language/translate';
import { env } from '@/platform/env';
import { paths } from '@/platform/paths';
import { CheckoutError, createCheckoutSession } from './checkout-session';
import type { StorefrontProduct } from './products';
import { clearCheckout, rememberCheckout } from './started-checkout';
import { otherSite, stripe } from './stripe';

interface Checkout {
  products: readonly StorefrontProduct[];
  /** Aborted when the visitor leaves the page. */
  signal: AbortSignal;
  /** Opens our test page instead of the provider's page, in builds without a key. */
  openTestCheckout: () => void;
}

/** Starts a checkout and opens the provider's page. */
async function startCheckout({ products, signal, openTestCheckout }: Checkout): Promise<void> {
  const { id, hostedUrl } = await createCheckoutSession(products);
  if (signal.aborted) return;
  rememberCheckout(products);
  try {
    if (hostedUrl !== null) otherSite.open(hostedUrl);
    else if (env.stripePublishableKey === '') openTestCheckout();
    else await stripe.open(id, signal);
  } catch (cause) {
    clearCheckout();
    throw cause;
  }
}

function checkoutAdvice(error: unknown): string {
  if (error instanceof ApiError) return failureAdvice(error);
  if (error instanceof CheckoutError) return t(error.message);
  return t('Something went wrong on this page. Please try again.');
}

/** Runs one checkout at a time. `advice` says why the last one failed. */
export function useCheckout() {
  const navigate = useNavigate();
  const waiting = useRef<AbortController | null>(null);

  const { run, isRunning, isError, error } = useSingleMutation({
    mutationFn: (products: readonly StorefrontProduct[]) =>
      // Stays pending, because the browser is opening the provider's page.
      new Promise<void>((resolve, reject) => {
        const controller = new AbortController();
        controller.signal.addEventListener('abort', () => resolve());
        waiting.current = controller;
        const openTestCheckout = () => void navigate(paths.testCheckout);
        startCheckout({ products, signal: controller.signal, openTestCheckout }).catch(reject);
      }),
    onError: (cause) => {
      // oxlint-disable-next-line no-console -- our specification wants a failed checkout logged
      console.error('The checkout failed.', cause);
    },
  });

  useEffect(() => {
    const stopWaiting = () => waiting.current?.abort();
    // In a page from the back/forward cache, the checkout is still pending.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && stopWaiting();
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
      stopWaiting();
    };
  }, []);

  return { running: isRunning, advice: isError ? checkoutAdvice(error) : null, checkOut: run };
}
